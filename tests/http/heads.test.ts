import { describe, expect, it } from 'vitest';
import { canonicalOf, get, LANGUAGES, robotsOf, textOf } from '../support/http-site';

// The document as crawlers read it: no script runs, and nothing is fetched beside it.

/** Every first group of a pattern in the head. */
const inHead = (html: string, pattern: RegExp): string[] =>
  [...html.slice(0, html.indexOf('</head>')).matchAll(pattern)].map(([, found = '']) => found);

const titlesOf = (html: string) => inHead(html, /<title>([^<]+)<\/title>/g);
const addressOf = (prefix: string, path: string) => (path === '/' ? prefix || '/' : prefix + path);

describe.each(LANGUAGES)('in %s', (locale, prefix) => {
  it.each(['/', '/clinicas/valencia-centro', '/especialidades/cardiologia', '/politica-privacidad'])(
    'gives %s a complete head',
    async (path) => {
      const address = addressOf(prefix, path);
      const html = await textOf(address);
      expect(html).toContain(`<html lang="${locale}"`);
      expect(titlesOf(html)).toHaveLength(1);
      expect(inHead(html, /<meta name="description" content="([^"]{50,})"/g)).toHaveLength(1);
      expect(inHead(html, /<meta name="robots" content="([^"]+)"/g)).toEqual(['index, follow']);
      expect(inHead(html, /<link rel="canonical" href="([^"]+)"/g)).toHaveLength(1);
      expect(canonicalOf(html)).toBe(address);
      const languages = inHead(html, /<link rel="alternate" hrefLang="([^"]+)"/gi);
      expect(languages.sort()).toEqual(['ca', 'en', 'es', 'x-default']);
      expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    },
  );

  it('renders the 404 page on the server, closed to crawlers', async () => {
    const titles = {
      es: '404 - Página no encontrada',
      ca: '404 - Pàgina no trobada',
      en: 'Error 404 - Page not found',
    };
    for (const path of ['/clinicas/no-existe', '/especialidades/no-existe', '/no-existe', '/wp-login.php']) {
      const answer = await get(prefix + path);
      const html = await answer.text();
      expect([path, answer.status]).toEqual([path, 404]);
      expect(html).toContain(`<html lang="${locale}"`);
      expect(html.slice(html.indexOf('<body'))).toContain(`${titles[locale]}</h1>`);
      expect(robotsOf(html)).toMatch(/noindex/);
      expect(html).toContain(`href="${prefix}/contacto"`);
    }
  });
});

it('links each language of a page to the others and to itself', async () => {
  const html = await textOf('/en/clinicas/valencia-centro');
  const links = inHead(html, /<link rel="alternate" hrefLang="[^"]+" href="([^"]+)"/gi);
  expect(links.map((href) => new URL(href).pathname).sort()).toEqual([
    '/ca/clinicas/valencia-centro',
    '/clinicas/valencia-centro',
    '/clinicas/valencia-centro',
    '/en/clinicas/valencia-centro',
  ]);
});

it.each([
  ['/especial-online', 'noindex, follow'], // marked so in the catalogue, as the next two
  ['/clinicas/paterna', 'noindex, follow'],
  ['/en/pruebas/flujometria-urinaria', 'noindex, follow'],
  ['/pruebas/perfil-tiroideo', 'index, follow'],
  ['/pedir-producto', 'noindex, nofollow'],
  ['/ca/pedir-producto?producto=3&origen=/productos/x', 'noindex, nofollow'],
  ['/en/pedir-producto', 'noindex, nofollow'],
  ['/consentimiento-informado', 'noindex, follow'],
  ['/actualidad/sesion-para-profesionales-imagen-oncologica', expect.stringMatching(/^noindex/)],
])('tells crawlers about %s: %s', async (path, robots) => {
  expect(robotsOf(await textOf(path))).toEqual(robots);
});

it.each([
  ['/pruebas/perfil-tiroideo', 'Perfil tiroideo: TSH, T4 y anticuerpos'],
  ['/en/pruebas/flujometria-urinaria', 'Urine flow test'],
  ['/productos/estudio-de-viabilidad-pericial', 'Estudio de viabilidad pericial médica'],
  ['/ca/productos/tratamiento-estetico-a-medida', 'Tractament de medicina estètica a mida'],
  ['/pedir-producto', 'Reserva producto'],
])('takes the head of %s from its record', async (path, title) => {
  const html = await textOf(path);
  expect(titlesOf(html)).toEqual([title]);
  expect(html).toMatch(/<meta name="description" content="[^"]{50,}"/);
  expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
});

it.each([
  ['/en/pruebas?servicio=genetica', '/en/pruebas'],
  ['/medicos/filtrar?especialidad=2', '/medicos'],
  ['/ca/clinicas?localidad=Sagunt', '/ca/clinicas'],
  ['/especial-online?especialidad=99999&clinica=99999', '/especial-online'],
  ['/especial-online?especialidad=x&clinica=%3Cb%3E', '/especial-online'],
  ['/especial-online?otra=1', '/especial-online'],
])('closes the filtered list %s to crawlers and names %s as its canonical page', async (path, whole) => {
  const html = await textOf(path);
  expect([robotsOf(html), canonicalOf(html)]).toEqual(['noindex, follow', whole]);
});

it('gives each province of a speciality a different head in each language', async () => {
  const heads: string[] = [];
  for (const [, prefix] of LANGUAGES) {
    for (const region of ['', '/valencia', '/castello']) {
      const address = `${prefix}/especialidades/cardiologia${region}`;
      const html = await textOf(address);
      expect(canonicalOf(html)).toBe(address);
      const [head = ''] = /<title>[^<]+<\/title>.*?<meta name="description" content="[^"]{50,}"/.exec(html) ?? [];
      expect(head).not.toBe('');
      heads.push(head);
    }
  }
  expect(new Set(heads).size).toBe(9);
});

it('takes the head of an article from the blog, with addresses of this site', async () => {
  const html = await textOf('/en/actualidad/otitis-del-nadador');
  const tag = (name: string) => new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];
  expect(titlesOf(html)).toEqual(['Otitis del nadador: piscina sí, bastoncillos no – Blog de salud']);
  expect(canonicalOf(html)).toBe('/en/actualidad/otitis-del-nadador');
  expect(new URL(tag('og:url') ?? '').pathname).toBe('/en/actualidad/otitis-del-nadador');
  expect(tag('og:type')).toBe('article');
  expect(tag('article:published_time')).toMatch(/^2026-07-02/);
  expect(tag('twitter:card')).toBe('summary_large_image');
  expect(tag('og:image')).toMatch(/^http.*\/media\/blog\//);
  expect(html).not.toContain('name="generator"');
});

it('encodes the slug of an article once in its canonical address', async () => {
  const html = await textOf('/ca/actualidad/col%C2%B7laboracio-amb-les-universitats');
  expect(canonicalOf(html)).toBe('/ca/actualidad/col%C2%B7laboracio-amb-les-universitats');
});
