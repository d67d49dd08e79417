import { expect, it } from 'vitest';
import { absoluteUrl } from '@/lib/seo/absolute';
import { urlElements } from '@/lib/seo/sitemap/xml';

const SITE = 'http://localhost:3000';

it.each([
  ['es', '/', `${SITE}/`],
  ['ca', '/', `${SITE}/ca`],
  ['es', '/especialidades/neurología', `${SITE}/especialidades/neurolog%C3%ADa`],
  ['ca', '/productos/bono-niño', `${SITE}/ca/productos/bono-ni%C3%B1o`],
  ['en', "/clinicas/l'estiu", `${SITE}/en/clinicas/l'estiu`],
  ['es', '/actualidad/col%C2%B7laboracio', `${SITE}/actualidad/col%C2%B7laboracio`],
  ['es', '/aseguradoras#adeslas', `${SITE}/aseguradoras#adeslas`],
] as const)('the address in %s of %s is encoded once', (locale, path, address) => {
  expect(absoluteUrl(locale, path)).toBe(address);
});

it('percent-encodes the addresses of a sitemap in every language', () => {
  const entry = { path: '/clinicas/straße', locales: ['es', 'en'] as const, images: [], lastModified: null };
  const written = urlElements({ ...entry, locales: [...entry.locales] }).join('');
  expect(written).toContain(`<loc>${SITE}/clinicas/stra%C3%9Fe</loc>`);
  expect(written).toContain(`hreflang="en" href="${SITE}/en/clinicas/stra%C3%9Fe"`);
  expect(written).not.toMatch(/[^\n -~]/);
});
