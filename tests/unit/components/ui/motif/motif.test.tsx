import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { drawing } from '@/components/ui/motif/drawing';
import { Motif } from '@/components/ui/motif/motif';

const services = ['medicas', 'imagen', 'genetica'] as const;
const head = { cols: 20, rows: 5, variant: 'filled' } as const;

describe('the drawing of a motif', () => {
  it.each(services)('is identical for the same slug of %s and different for another', (service) => {
    const draw = (seed: string) => drawing({ ...head, service, seed });
    expect(draw('cardiologia')).toBe(draw('cardiologia'));
    expect(draw('cardiologia')).not.toBe(draw('neurologia'));
  });

  it.each(services)('weighs less than 1.8 kB as a card head of %s', (service) => {
    const heads = ['cardiologia', 'tac', 'exoma-clinico', 'valencia-centro'].map(
      (seed) => drawing({ ...head, service, seed }).length,
    );
    expect(Math.max(...heads)).toBeLessThan(1800);
  });

  it.each([
    ['medicas', '#0a5c54'],
    ['imagen', '#2a4593'],
    ['genetica', '#85265a'],
  ] as const)('of %s is in its own colour, and nothing is filled when outlined', (service, dark) => {
    expect(drawing({ ...head, service, seed: 'cardiologia' })).toContain(dark);
    expect(drawing({ ...head, service, seed: 'cardiologia', variant: 'outline' })).not.toContain(dark);
  });

  it('is valid svg', () => {
    expect(drawing({ ...head, service: 'medicas', seed: '404', variant: 'digits' })).toMatch(
      /^(<path stroke-dasharray="0 1" stroke-width="[\d.]+" stroke="#[\da-f]{6}" d="[mh\d .-]+"\/>)+$/,
    );
  });
});

describe('Motif', () => {
  it('is hidden from assistive technology', () => {
    expect(renderToStaticMarkup(<Motif service="imagen" seed="tac" />)).toContain('<svg aria-hidden="true"');
  });

  it("is in the server's document", () => {
    const shapes = drawing({ service: 'imagen', seed: 'tac', cols: 16, rows: 5, variant: 'filled' });
    expect(renderToStaticMarkup(<Motif service="imagen" seed="tac" />)).toContain(`>${shapes}</svg>`);
  });

  it('takes its proportions from the grid, and digits from the displayed figures', () => {
    const box = (element: React.ReactElement) => /viewBox="([^"]+)"/.exec(renderToStaticMarkup(element))?.[1];
    expect(box(<Motif service="medicas" seed="a" cols={16} rows={17} />)).toBe('-0.5 -0.5 16 17');
    expect(box(<Motif service="imagen" seed="a" cols={16} rows={17} />)).toBe('0 0 192 204');
    expect(box(<Motif service="genetica" seed="a" variant="outline" cols={16} rows={17} />)).toBe('-0.5 -0.5 16 17');
    expect(box(<Motif service="medicas" seed="404" variant="digits" />)).toBe('-0.5 -0.5 16 9');
  });
});
