import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ProvinceMap } from '@/components/map/province-map';

const valencia = {
  slug: 'valencia',
  name: 'València',
  count: 7,
  label: 'València, 7 clínicas',
  target: '#clinicas-valencia',
};
const draw = (provinces = [valencia], muted = ['madrid']) =>
  renderToStaticMarkup(<ProvinceMap provinces={provinces} muted={muted} title="Provincias" credit="Datos: IGN" />);

describe('ProvinceMap', () => {
  it('makes a province with clinics a plain link that says how many', () => {
    expect(draw()).toContain('<a href="#clinicas-valencia" aria-label="València, 7 clínicas"');
    expect(draw()).toContain('>7</text>');
  });

  it('knows the four regions of the house', () => {
    const slugs = ['castello', 'valencia', 'barcelona', 'madrid'];
    const html = draw(slugs.map((slug) => ({ ...valencia, slug, target: `#${slug}` })));
    expect(html.match(/<a href="#\w+"/g)).toEqual([
      '<a href="#castello"',
      '<a href="#valencia"',
      '<a href="#barcelona"',
      '<a href="#madrid"',
    ]);
  });

  it('tints a muted province and links nothing there', () => {
    expect(draw([])).toContain('fill-pine-100');
    expect(draw([])).not.toContain('<a ');
  });

  it('leaves out a province it has no shape of, as for a centre abroad', () => {
    expect(draw([{ ...valencia, slug: 'portugal' }], ['atlantida'])).not.toContain('<a ');
  });

  it('weighs at most 9 kB and shows where the data come from', () => {
    expect(draw().length).toBeLessThan(9000);
    expect(draw()).toContain('Datos: IGN</figcaption>');
  });
});
