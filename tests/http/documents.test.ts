import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { get, LANGUAGES, textOf } from '../support/http-site';

/** One round trip: the document before has opened the connection's window to more than 14.6 kB (decision 0059). */
const MAX_BYTES = 14_800;

const tagsOf = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([tag]) => tag);

it.each([
  '/',
  '/clinicas/valencia-centro',
  '/especialidades/alergologia',
  '/medicos',
  '/productos/analitica-basica',
  '/actualidad/gripe-o-resfriado',
  '/especialidades',
  '/clinicas',
  '/pruebas',
  '/especial-online',
  '/aseguradoras',
  '/resultados-busqueda?q=corazon',
])('paints %s with two fonts and one style sheet of one round trip', async (path) => {
  const html = await textOf(path);
  const links = tagsOf(html, /<link\b[^>]*rel="stylesheet"[^>]*>/g);
  expect(links).toHaveLength(1);
  const sheet = await textOf(/href="([^"]+)"/.exec(links[0] ?? '')?.[1] ?? '');
  expect(gzipSync(sheet, { level: 9 }).length).toBeLessThanOrEqual(MAX_BYTES);
  // The browser opens each as a document while it works out the first style (decision 0164).
  expect(sheet).not.toMatch(/url\("?data:/);
  expect(tagsOf(html, /<link rel="preload"[^>]*as="font"[^>]*>/g)).toHaveLength(2);
});

it('preloads the two fonts of a form', async () => {
  expect(tagsOf(await textOf('/contacto'), /<link rel="preload"[^>]*as="font"[^>]*>/g)).toHaveLength(2);
});

it('compresses every text of the first paint', async () => {
  const page = await get('/');
  const html = await page.text();
  const named = [...html.matchAll(/<(?:link|script)\b[^>]*\s(?:href|src)="(\/[^"]+)"/g)].map(([, url = '']) => url);
  const rules = page.headers.get('speculation-rules')?.replaceAll('"', '') ?? '';
  const plain: string[] = [];
  for (const url of [...named, rules]) {
    const { headers } = await get(url);
    const type = headers.get('content-type') ?? '';
    if (!/^(?:font|image\/(?!svg))/.test(type) && !headers.get('content-encoding')) plain.push(`${url}: ${type}`);
  }
  expect(named.length).toBeGreaterThan(4);
  expect(plain).toEqual([]);
});

describe('the speculation rules', () => {
  it('are a file of their own type, identical for everybody', async () => {
    const page = await get('/clinicas');
    expect(page.headers.get('content-security-policy')).not.toContain('speculation');
    const [, file = ''] = /^"(.+)"$/.exec(page.headers.get('speculation-rules') ?? '') ?? [];
    const rules = await get(file);
    expect([rules.status, rules.headers.get('content-type')]).toEqual([200, 'application/speculationrules+json']);
  });

  it.each(['/contacto', '/en/pedir-cita', '/pedir-producto', '/registro-profesional', '/payment/ko/N1'])(
    'are not sent with a page for one visitor: %s',
    async (path) => {
      expect((await get(path)).headers.has('speculation-rules')).toBe(false);
    },
  );

  it('are not sent to a browser that saves data', async () => {
    expect((await get('/clinicas', { 'save-data': 'on' })).headers.has('speculation-rules')).toBe(false);
  });
});

it.each(['/resultados-busqueda?q=%3C/title%3Ecardio', '/ca/clinicas?localidad=Sagunt'])(
  'lets only the browser cache %s',
  async (path) => {
    expect((await get(path)).headers.get('cache-control')).toBe('private, max-age=0, must-revalidate');
  },
);

it.each(LANGUAGES)('renders every content page with its title and without placeholders, in %s', async (_, prefix) => {
  for (const key of [
    ...['politica-privacidad', 'politica-precios', 'politica-cookies', 'aviso-legal', 'politica-seguridad-informacion'],
    ...['te-escuchamos', 'mi-portal-salud', 'accesibilidad', 'sobre-nosotros', 'contacto', 'pedir-cita'],
    ...['informacion/preparacion-de-pruebas', 'clinicas/centros-asociados'],
  ]) {
    const html = await textOf(`${prefix}/${key}`);
    expect(html, key).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
    expect(html, key).not.toContain('{brand}');
  }
});

it.each([
  ['/productos/sesion-informativa-de-fertilidad', 'Consulta el precio'],
  ['/ca/productos/tratamiento-estetico-a-medida', 'Consulta el preu'],
  ['/en/productos/sesion-informativa-de-fertilidad', 'Ask for the price'],
])('shows no price on %s but "%s"', async (path, text) => {
  const [voucher = ''] = /<aside\b.*?<\/aside>/s.exec(await textOf(path)) ?? [];
  expect(voucher).toContain(text);
  expect(voucher).not.toContain('€');
});

it('links the texts of a page to pages in its language', async () => {
  const [article = ''] = /<article\b.*?<\/article>/s.exec(await textOf('/en/mi-portal-salud')) ?? [];
  const hrefs = [...article.matchAll(/<a\b[^>]*\shref="(\/[^"]*)"/g)].map(([, href = '']) => href);
  expect(hrefs.length).toBeGreaterThan(0);
  expect(hrefs.filter((href) => !/^\/en(\/|$)/.test(href))).toEqual([]);
});

it('links every directory from the menu, the footer and the home', async () => {
  const html = await textOf('/');
  const directories = ['/especialidades', '/clinicas', '/medicos', '/pruebas', '/actualidad', '/especial-online'];
  for (const part of ['header', 'footer', 'main']) {
    const [text = ''] = new RegExp(`<${part}\\b.*</${part}>`, 's').exec(html) ?? [];
    expect([part, directories.filter((path) => !text.includes(`href="${path}"`))]).toEqual([part, []]);
  }
});

it('counts the doctors of a speciality, and all of them for an unknown one', async () => {
  const countAt = async (path: string) => Number(/role="status">(\d+) médicos/.exec(await textOf(path))?.[1]);
  const all = await countAt('/medicos');
  expect(await countAt('/medicos?especialidad=2')).toBeLessThan(all);
  expect(await countAt('/medicos?especialidad=99999')).toBe(all);
});

it.each([
  ['', 'médicos'],
  ['/ca', 'metges'],
  ['/en', 'doctors'],
])('%s/medicos?teleconsulta=1 counts only the doctors of clinics with teleconsultation', async (prefix, doctors) => {
  const countAt = async (query: string) =>
    Number(new RegExp(`role="status">(\\d+) ${doctors}`).exec(await textOf(`${prefix}/medicos${query}`))?.[1]);
  const [all, withVideo] = await Promise.all([countAt(''), countAt('?teleconsulta=1')]);
  expect(withVideo).toBeGreaterThan(0);
  expect(withVideo).toBeLessThan(all);
});

it.each(['/medicos?teleconsulta=1&pagina=99', '/ca/especial-online?clinica=1&pagina=99'])(
  'has the head of a missing page on %s, beyond the last',
  async (path) => {
    const answer = await get(path);
    const text = await answer.text();
    expect(answer.status).toBe(404);
    expect(text).toMatch(/<title>404 /);
    expect(tagsOf(text, /<meta name="robots"[^>]*>/g)).toEqual(['<meta name="robots" content="noindex"/>']);
  },
);

it('says that no test matches the filters', async () => {
  expect(await textOf('/pruebas?servicio=genetica&letra=z')).toContain('Ninguna prueba · Genética · Z');
});

it('removes leftover shortcodes from an article', async () => {
  expect(await textOf('/actualidad/puertas-abiertas-en-gandia')).not.toContain('contact-form');
});

describe('the 404 page of an address that no page can have', () => {
  it.each(LANGUAGES)('never shows an address that somebody else requested, in %s', async (_, prefix) => {
    const paths = [`${prefix}/maria-garcia-612345678.php`, `${prefix}/dni.12345678z/x/y/z/a/b`];
    for (const path of paths) await get(path, { rsc: '1' });
    const texts = await Promise.all(paths.map(async (path) => (await get(path)).text()));
    const data = await (await get(`${prefix}/otra.php`, { rsc: '1' })).text();
    for (const text of [...texts, data]) expect(text).not.toMatch(/garcia|12345678/);
    expect(texts[0]).toBe(texts[1]);
  });

  it('is one document with an empty search field', async () => {
    const paths = ['/cardiologia.html', '/a/b/c/d/e/pediatra', '/x.php'];
    const texts = await Promise.all(paths.map(async (path) => (await get(path)).text()));
    const shown = texts.map((text) => /<main.*<\/main>/s.exec(text)?.[0] ?? '');
    expect(new Set(shown).size).toBe(1);
    expect(shown[0]).toContain('type="search"');
    expect(shown[0]).not.toMatch(/cardiologia|pediatra/);
  });
});
