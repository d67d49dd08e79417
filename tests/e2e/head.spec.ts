import { expect, test } from './visit';

const PAGES = {
  home: '/',
  clinic: '/clinicas/valencia-centro',
  speciality: '/especialidades/cardiologia',
  content: '/politica-privacidad',
};

const PREFIXES = { es: '', ca: '/ca', en: '/en' };
const address = (prefix: string, path: string) => (path === '/' ? prefix || '/' : prefix + path);

/** The document as a crawler reads it: no script runs, nothing is fetched beside it. */
async function read(request: import('@playwright/test').APIRequestContext, path: string) {
  const answer = await request.get(path, { maxRedirects: 0 });
  const html = await answer.text();
  const head = html.slice(0, html.indexOf('</head>'));
  const all = (pattern: RegExp) => [...head.matchAll(pattern)].map((match) => match[1]);
  return { answer, html, head, all };
}

for (const [name, path] of Object.entries(PAGES)) {
  for (const [locale, prefix] of Object.entries(PREFIXES)) {
    test(`the ${name} in ${locale} has a complete head for crawlers`, async ({ request, baseURL }) => {
      const { answer, html, all } = await read(request, address(prefix, path));
      expect(answer.status()).toBe(200);
      expect(html).toContain(`<html lang="${locale}"`);
      expect(all(/<title>([^<]+)<\/title>/g)).toHaveLength(1);
      expect(all(/<meta name="description" content="([^"]{50,})"/g)).toHaveLength(1);
      expect(all(/<meta name="robots" content="([^"]+)"/g)).toEqual(['index, follow']);
      const [canonical, ...others] = all(/<link rel="canonical" href="([^"]+)"/g);
      expect(others).toEqual([]);
      expect(new URL(canonical ?? '').href).toBe(new URL(address(prefix, path), baseURL).href);
      expect(all(/<link rel="alternate" hrefLang="([^"]+)"/gi).sort()).toEqual(['ca', 'en', 'es', 'x-default']);
      expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    });
  }
}

test('each language of a page points at the others and at itself', async ({ request }) => {
  const { all } = await read(request, '/en/clinicas/valencia-centro');
  const links = all(/<link rel="alternate" hrefLang="[^"]+" href="([^"]+)"/gi).map(
    (href) => new URL(href ?? '').pathname,
  );
  expect(links.sort()).toEqual([
    '/ca/clinicas/valencia-centro',
    '/clinicas/valencia-centro',
    '/clinicas/valencia-centro',
    '/en/clinicas/valencia-centro',
  ]);
});

test('a record marked noindex keeps crawlers out', async ({ request }) => {
  const { all } = await read(request, '/especial-online');
  expect(all(/<meta name="robots" content="([^"]+)"/g)).toEqual(['noindex, follow']);
});

test('the prefix of Spanish moves for good to the address without it', async ({ request }) => {
  const answer = await request.get('/es/clinicas/valencia-centro', { maxRedirects: 0 });
  expect(answer.status()).toBe(308);
  expect(answer.headers().location).toMatch(/^(http:\/\/localhost:\d+)?\/clinicas\/valencia-centro$/);
});

for (const [locale, prefix, title] of [
  ['es', '', '404 - Página no encontrada'],
  ['ca', '/ca', '404 - Pàgina no trobada'],
  ['en', '/en', 'Error 404 - Page not found'],
] as const) {
  for (const path of ['/clinicas/no-existe', '/especialidades/no-existe', '/no-existe', '/wp-login.php']) {
    test(`${prefix}${path} is a real 404 in ${locale}, rendered on the server`, async ({ request }) => {
      const { answer, html, all } = await read(request, prefix + path);
      expect(answer.status()).toBe(404);
      expect(html).toContain(`<html lang="${locale}"`);
      expect(html.slice(html.indexOf('<body'))).toContain(`${title}</h1>`);
      expect(all(/<meta name="robots" content="([^"]+)"/g)[0]).toMatch(/noindex/);
      expect(html).toContain(`href="${prefix}/contacto"`);
    });
  }
}
