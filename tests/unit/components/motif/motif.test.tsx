import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Motif } from '@/components/motif/motif';

const services = ['medicas', 'imagen', 'genetica'] as const;

describe('Motif', () => {
  it.each(services)('draws %s the same for the same slug and differently for another', (service) => {
    const draw = (seed: string) => renderToStaticMarkup(<Motif service={service} seed={seed} />);
    expect(draw('cardiologia')).toBe(draw('cardiologia'));
    expect(draw('cardiologia')).not.toBe(draw('neurologia'));
  });

  it.each(services)('keeps a card head of %s under 1.8 kB, because a page carries it twice', (service) => {
    const heads = ['cardiologia', 'tac', 'exoma-clinico', 'valencia-centro'].map(
      (seed) => renderToStaticMarkup(<Motif service={service} seed={seed} cols={20} rows={5} />).length,
    );
    expect(Math.max(...heads)).toBeLessThan(1800);
  });

  it('is hidden from assistive technology', () => {
    expect(renderToStaticMarkup(<Motif service="imagen" seed="tac" />)).toContain('<svg aria-hidden="true"');
  });

  it('takes its proportions from the grid, whatever the service', () => {
    const box = (service: (typeof services)[number]) =>
      /viewBox="([^"]+)"/.exec(renderToStaticMarkup(<Motif service={service} seed="a" cols={16} rows={17} />))?.[1];
    expect(box('medicas')).toBe('-0.5 -0.5 16 17');
    expect(box('imagen')).toBe('0 0 192 204');
    expect(box('genetica')).toBe('0 0 192 204');
  });

  it.each([
    ['medicas', '#0a5c54'],
    ['imagen', '#2a4593'],
    ['genetica', '#85265a'],
  ] as const)('draws %s in its own colour, and nothing in it when outlined', (service, dark) => {
    expect(renderToStaticMarkup(<Motif service={service} seed="cardiologia" />)).toContain(dark);
    expect(renderToStaticMarkup(<Motif service={service} seed="cardiologia" variant="outline" />)).not.toContain(dark);
  });
});
