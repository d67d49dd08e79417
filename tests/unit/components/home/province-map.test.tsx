import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ProvinceMap } from '@/components/home/province-map';

const valencia = {
  slug: 'valencia',
  count: 7,
  label: 'València, 7 clínicas',
  target: '#clinicas-valencia',
};
const draw = (provinces = [valencia]) =>
  renderToStaticMarkup(<ProvinceMap provinces={provinces} title="Provincias" credit="Datos: IGN" />);

describe('ProvinceMap', () => {
  it('makes a province with clinics a plain link with their number', () => {
    expect(draw()).toContain('<a href="#clinicas-valencia" aria-label="València, 7 clínicas"');
    expect(draw()).toContain('>7</text>');
  });

  it('marks the three regions that open', () => {
    const html = draw(['castello', 'valencia', 'barcelona'].map((slug) => ({ ...valencia, slug, target: `#${slug}` })));
    expect(html.match(/<a href="#\w+"/g)).toEqual([
      '<a href="#castello"',
      '<a href="#valencia"',
      '<a href="#barcelona"',
    ]);
  });

  it('omits a province without a shape, such as a centre abroad', () => {
    expect(draw([{ ...valencia, slug: 'portugal' }])).not.toContain('<a ');
  });

  it('weighs at most 2 kB and names the source of the data', () => {
    expect(draw().length).toBeLessThan(2000);
    expect(draw()).toContain('Datos: IGN</figcaption>');
  });
});
