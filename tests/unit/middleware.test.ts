import { readdirSync } from 'node:fs';
import path from 'node:path';
import { NextRequest } from 'next/server';
import { describe, expect, it, vi } from 'vitest';
import { DESK, ENDPOINTS, endpointRoot } from '@/lib/endpoints';
import { sharedNotFound } from '@/lib/i18n/page-address';
import { TEXTS } from '@/lib/routes';
import { GENERATED } from '@/scripts/stamp.mjs';

const staff = vi.hoisted(() => ({ isForStaff: (_headers: Headers): boolean => true }));
vi.mock('@/lib/upstream/staff-calls', () => staff);
const { default: middleware, config } = await import('../../middleware');
const [PAGES_OF_SITE, STAFF] = config.matcher;

/** Without cookies a request is handled at once (middleware-preview.test.ts has the others). */
const answerTo = (request: NextRequest) => middleware(request) as Response;
const visit = (path: string) => answerTo(new NextRequest(`http://localhost:3000${path}`));
/** The address of the rendered page, possibly a different one; null for a redirect. */
const rendered = (path: string) => {
  const { headers } = visit(path);
  const target = headers.get('x-middleware-rewrite') ?? (headers.has('x-middleware-next') ? path : null);
  return target && new URL(target, 'http://localhost:3000').pathname;
};

it('does not run for the endpoints, texts and files of the site', () => {
  const endpoints = Object.keys(ENDPOINTS);
  const folders = new Set(endpoints.flatMap((path) => (path.includes('[') ? endpointRoot(path) : [])));
  const isBelow = (path: string) => [...folders].some((folder) => path.startsWith(folder));
  const files = [...GENERATED.map((file) => path.basename(file)), ...readdirSync('public')].map((name) => `/${name}`);
  const single = new Set([...TEXTS, ...files, ...endpoints.filter((path) => !isBelow(path))]);
  const written = (paths: Iterable<string>) => [...paths].map((path) => path.slice(1).replaceAll('.', '\\.')).sort();
  const prefixes = written(['/_next/', ...folders]).join('|');
  expect(PAGES_OF_SITE).toBe(`/((?!${prefixes}|(?:${written(single).join('|')})$).*)`);
});

describe('the staff’s area', () => {
  it('is checked here when a request has no body: Next copies bodies for the middleware, and cuts them', () => {
    expect(STAFF).toEqual({ source: `${DESK}/:path*`, missing: [{ type: 'header', key: 'content-type' }] });
  });

  it.each(['/gestion', '/gestion/api/sesion', '/gestion/pantallas/A.js'])('%s is answered by its handler', (path) => {
    staff.isForStaff = () => true;
    expect(rendered(path)).toBe(path);
  });

  it.each(['/gestion', '/gestion/api/sesion'])('%s is a missing page to others', (path) => {
    const asked: (string | null)[] = [];
    staff.isForStaff = (headers) => asked.push(headers.get('x-forwarded-for')) === 0;
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    const answer = answerTo(new NextRequest(`http://localhost:3000${path}`, { headers }));
    expect([answer.status, asked]).toEqual([404, ['203.0.113.7']]);
    expect(answer.headers.get('x-middleware-rewrite')).toBe('http://localhost:3000/es/no-encontrada');
  });

  it('is no other address', () => {
    expect(rendered('/gestiones')).toBe('/es/gestiones');
    expect(rendered('/ca/gestion')).toBe('/ca/gestion');
    expect(visit('/Gestion/API').headers.get('location')).toBe('http://localhost:3000/gestion/api');
  });
});

describe('the language of an address', () => {
  it.each([
    ['/', '/es'],
    ['/clinicas/torrent', '/es/clinicas/torrent'],
    ['/ca', '/ca'],
    ['/en/clinicas/torrent', '/en/clinicas/torrent'],
    ['/enfermeria', '/es/enfermeria'],
    ['/fr/clinicas', '/es/fr/clinicas'],
    ['/actualidad/feed.xml', '/es/actualidad/feed.xml'],
    ['/en/actualidad/feed.xml', '/en/actualidad/feed.xml'],
    ['/actualidad/otro.xml', '/es/no-encontrada'],
  ])('%s is rendered by %s', (path, target) => {
    expect(rendered(path)).toBe(target);
  });

  it.each([
    ['/es', '/'],
    ['/es/contacto?x=1', '/contacto?x=1'],
    ['/ES', '/'],
    ['/CA', '/ca'],
    ['/EN/Clinicas/Torrent?x=Y', '/en/clinicas/torrent?x=Y'],
    ['/Clinicas', '/clinicas'],
    ['/Actualidad/Col%C2%B7laboraci%C3%93', '/actualidad/col%C2%B7laboraci%C3%B3'],
    ['/actualidad/col%c2%b7laboracio', '/actualidad/col%C2%B7laboracio'],
    ['/actualidad/%f0%9f%8e%83-halloween', '/actualidad/%F0%9F%8E%83-halloween'],
    ['/especialidades/neurologi%CC%81a', '/especialidades/neurolog%C3%ADa'],
    ['/CA/Especialidades/NEUROLOG%C3%8DA', '/ca/especialidades/neurolog%C3%ADa'],
    ['/productos/bono-nin%cc%83o?x=1', '/productos/bono-ni%C3%B1o?x=1'],
    ['/clinicas/Stra%C3%9Fe', '/clinicas/stra%C3%9Fe'],
    ['/clinicas/l%E2%80%99estiu', "/clinicas/l'estiu"],
    ['/clinicas/l%27estiu', "/clinicas/l'estiu"],
    ['/%63linicas/torrent', '/clinicas/torrent'],
    ['/clinicas%2Ftorrent', '/clinicas/torrent'],
    ['/home', '/'],
    ['/Home?x=1', '/?x=1'],
    ['/ca/home', '/ca'],
    ['/es/home', '/'],
    ['/productos', '/especial-online'],
    ['/en/Productos?clinica=1', '/en/especial-online?clinica=1'],
    ['/payment/OK/N1', '/payment/ok/N1'],
    ['/CA/Payment/Ok/N1', '/ca/payment/ok/N1'],
    ['/PAYMENT/KO/N1', '/payment/KO/N1'],
    ['/CA/Consentimiento-Informado/AbC-1', '/ca/consentimiento-informado/AbC-1'],
    ['/Portal-Profesional', '/portal-profesional'],
  ])('%s moves for good to %s', (path, location) => {
    const answer = visit(path);
    expect(answer.status).toBe(308);
    expect(answer.headers.get('location')).toBe(`http://localhost:3000${location}`);
  });

  it('ignores cookies and the language of the browser', () => {
    const request = new NextRequest('http://localhost:3000/contacto', {
      headers: { 'accept-language': 'en', cookie: 'X-LOCALE-FRONT=en' },
    });
    const answer = answerTo(request);
    expect(new URL(answer.headers.get('x-middleware-rewrite') ?? '').pathname).toBe('/es/contacto');
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(answer.headers.get('link')).toBeNull();
  });
});

describe('a list filtered by its address', () => {
  it.each([
    ['/medicos?especialidad=2', '/es/medicos/filtrar?especialidad=2'],
    ['/en/medicos?teleconsulta=1', '/en/medicos/filtrar?teleconsulta=1'],
    ['/ca/clinicas?localidad=Val%C3%A8ncia&utm_source=x', '/ca/clinicas/filtrar?localidad=Val%C3%A8ncia&utm_source=x'],
    ['/en/pruebas?letra=r&pagina=2', '/en/pruebas/filtrar?letra=r&pagina=2'],
    ['/especial-online?clinica=', '/es/especial-online/filtrar?clinica='],
    ['/medicos/filtrar?especialidad=2', '/es/medicos/filtrar?especialidad=2'],
    ['/medicos?pagina=2', '/es/medicos?pagina=2'],
    ['/clinicas?localidad=&utm_source=x', '/es/clinicas?localidad=&utm_source=x'],
  ])('%s is rendered by %s', (address, target) => {
    expect(visit(address).headers.get('x-middleware-rewrite')).toBe(`http://localhost:3000${target}`);
  });

  it('in capitals redirects to its address first, with its query', () => {
    const { status, headers } = visit('/Medicos?especialidad=2');
    expect([status, headers.get('location')]).toEqual([308, 'http://localhost:3000/medicos?especialidad=2']);
  });
});

describe('addresses without a possible page', () => {
  it.each([
    '/wp-login.php',
    '/.env',
    '/Wp-Login.PHP',
    '/a/b/c/d/e',
    '/es/a%3Fb',
    '/es//evil.example',
    `/${'a'.repeat(121)}`,
    '/a%00b',
    '/a%2e%2e',
    '/no-encontrada',
  ])('%s is answered by the one page for all of them, with its status', (path) => {
    expect(rendered(path)).toBe('/es/no-encontrada');
    expect(visit(path).status).toBe(404);
  });

  it.each([
    ['/payment/ok', '/es/payment/ok'],
    ['/en/payment/ok/-AbC_dEf012345678901Zz', '/en/payment/ok/-AbC_dEf012345678901Zz'],
    ['/payment/ko/N0001', '/es/payment/ko/N0001'],
    ['/payment/KO', '/es/payment/KO'],
    ['/payment/OKAY/N1', '/es/payment/OKAY/N1'],
    ['/ca/payment/Error_3.2', '/ca/payment/Error_3.2'],
    ['/payment/-1', '/es/payment/-1'],
  ])('are not the numbers of bookings: %s', (path, target) => {
    expect(rendered(path)).toBe(target);
  });

  it.each(['/payment/ok/N1/N2', '/payment/ko/N1/N2', '/payment/ok/a%20b', `/payment/ok/${'A'.repeat(65)}`])(
    'are not a valid number of a booking: %s',
    (path) => {
      expect(rendered(path)).toBe('/es/no-encontrada');
    },
  );

  it('below /salud are pages like others, except the health endpoints', () => {
    const pattern = new RegExp(`^${PAGES_OF_SITE}$`);
    expect(
      ['/salud/contacto', '/salud', '/salud/vivo/x', '/.well-known/clinicas'].every((path) => pattern.test(path)),
    ).toBe(true);
    expect(
      ['/salud/vivo', '/salud/listo', '/api/nada', '/.well-known/security.txt'].some((path) => pattern.test(path)),
    ).toBe(false);
  });

  it.each([
    ...[
      '/wp-login.php',
      '/en/wp-login.php',
      '/CA/x.php',
      '/a/b/c/d/e',
      '/a%2e%2e',
      '/%ff',
      '/ca/%ff',
      '/actualidad/otro.xml',
    ],
    ...[
      '/',
      '/ca',
      '/clinicas/torrent',
      '/Clinicas',
      '/no-existe',
      '/actualidad/feed.xml',
      '/payment/ok/N1',
      '/robots.txt',
    ],
    ...['/llms.txt', '/sitemap.xml', '/.well-known/security.txt', '/home', '/es/contacto'],
  ])('%s is asked for under the shared address where it shares its page', (path) => {
    const isAsked = new RegExp(`^${PAGES_OF_SITE}$`).test(path);
    const shared = sharedNotFound(path);
    const page = isAsked ? rendered(path) : null;
    expect(shared && `/es${shared}`.replace(/^\/es(?=\/(?:ca|en)\/)/, '')).toBe(
      page?.endsWith('/no-encontrada') ? page : null,
    );
  });

  it('keep their language', () => {
    expect(rendered('/en/wp-login.php')).toBe('/en/no-encontrada');
  });

  it.each([
    ['/en/actualidad/col%C2%B7laboracio', '/en/actualidad/col%C2%B7laboracio'],
    ['/actualidad/%F0%9F%8E%83-halloween', '/es/actualidad/%F0%9F%8E%83-halloween'],
    ['/especialidades/neurolog%C3%ADa', '/es/especialidades/neurolog%C3%ADa'],
    ["/en/clinicas/l'estiu", "/en/clinicas/l'estiu"],
    ['/pruebas/%E6%A0%B8%E7%A3%81%E5%85%B1%E6%8C%AF', '/es/pruebas/%E6%A0%B8%E7%A3%81%E5%85%B1%E6%8C%AF'],
    [`/actualidad/${'a'.repeat(200)}`, `/es/actualidad/${'a'.repeat(200)}`],
  ])('are not slugs with other letters than ASCII: %s', (path, target) => {
    expect(rendered(path)).toBe(target);
  });

  it.each([`/actualidad/${'a'.repeat(201)}`, '/actualidad/col%25c2%25b7laboracio', '/%f0%9f%8e%83'])(
    'are not made valid by the news: %s',
    (path) => {
      expect(rendered(path)).toBe('/es/no-encontrada');
    },
  );
});
