// @vitest-environment jsdom
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { signInEditor } from '@/tests/support/desk-calls';
import { LANGUAGES } from '@/tests/support/http-site';
import { PORTS } from '@/tests/support/ports';
import { SECRET } from '@/tests/support/site';
import { type Stack, startStack } from '@/tests/support/stacks';
import { stopProcess } from '@/tests/support/stop-process';

// `npm run dev` and `npm start` serve the same product, in front of the same backend.

const DEVELOPMENT = `http://localhost:${PORTS.parity + 2}`;
let site: Stack;
let development: ChildProcess;
/** The address of a link to a draft of a clinic. */
let link: string;

beforeAll(async () => {
  site = await startStack(PORTS.parity, { backend: { REVALIDATE_SECRET: SECRET }, site: { DESK: 'on' } });
  development = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...{ NODE_ENV: 'development', PORT: String(PORTS.parity + 2), SITE_URL: site.origin },
      ...{ API_URL: site.apiUrl, DESK: 'on', SESSION_SECRET: SECRET, LOG_LEVEL: 'silent' },
      ...JSON.parse(readFileSync('backend/seed/settings.json', 'utf8')),
    },
  });
  await vi.waitFor(() => fetch(`${DEVELOPMENT}/salud/vivo`), { timeout: 120_000, interval: 250 });
  const call = await signInEditor(site.apiUrl, site.backend);
  const found = await call('GET', '/catalogo/pruebas?urlseo=prueba-de-esfuerzo');
  const { 'hydra:member': records } = await found.json();
  await call('PUT', '/catalogo/redirecciones/pruebas', { urlseo: 'ergometria', registro: records[0]['@id'] });
  const cambios = { nombre: { es: 'Clínica del Borrador' } };
  const draft = await call('POST', '/catalogo/borradores', { recurso: 'centromedicos', registro: 1, cambios });
  const { id } = await draft.json();
  const made = await call('POST', `/catalogo/borradores/${id}/enlace`, { idioma: 'es' });
  link = (await made.json()).url;
});

afterAll(async () => {
  if (development) await stopProcess(development);
  await site?.stop();
});

const textOf = (element: Element | null | undefined) => element?.textContent?.replace(/\s+/g, ' ').trim() ?? null;

/** The parts of an answer that visitors and search engines see. */
async function noticed(origin: string, path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(origin + path, { redirect: 'manual', headers });
  const location = answer.headers.get('location');
  const type = answer.headers.get('content-type')?.split(';')[0] ?? null;
  const seen = { status: answer.status, location: location?.replace(origin, '') };
  if (location) return seen;
  if (type !== 'text/html') return { ...seen, type };
  const document = new DOMParser().parseFromString(await answer.text(), 'text/html');
  for (const hidden of document.querySelectorAll('script, style, template')) hidden.remove();
  return {
    ...seen,
    language: document.documentElement.lang,
    title: textOf(document.querySelector('title')),
    robots: document.querySelector('meta[name=robots]')?.getAttribute('content'),
    canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href'),
    headings: [...document.querySelectorAll('h1, h2, h3')].map(textOf),
    main: textOf(document.querySelector('main')),
  };
}

/** Expects the same of both servers. Returns what they show. */
const same = async (path: string) => {
  const served = await noticed(site.origin, path);
  const developed = await noticed(DEVELOPMENT, path);
  // Next streams a page in development: the status of one that is not found has been sent before that is known.
  const status = served.status === 404 && developed.status === 200 ? 404 : developed.status;
  expect({ ...developed, status }).toEqual(served);
  return served;
};

it('a preview link opens the draft on its page', async () => {
  const show = async (origin: string) => {
    const { status, headers } = await fetch(origin + link, { redirect: 'manual' });
    const cookie = headers.getSetCookie().map((line) => line.split(';')[0]);
    const path = headers.get('location') ?? '';
    return { opened: status, path, ...(await noticed(origin, path, { cookie: cookie.join('; ') })) };
  };
  const served = await show(site.origin);
  expect(served).toMatchObject({ opened: 303, status: 200, path: '/clinicas/valencia-centro' });
  expect('headings' in served && served.headings).toContain('Clínica del Borrador');
  expect(await show(DEVELOPMENT)).toEqual(served);
  expect(await same('/vista-previa?clave=x')).toMatchObject({ status: 410 });
  expect(await same('/vista-previa/salir')).toMatchObject({ status: 303, location: '/' });
});

describe.each(LANGUAGES)('in %s', (_, prefix) => {
  it.each([
    ...['/clinicas', '/clinicas/valencia-centro', '/clinicas?localidad=Torrent'],
    ...['/clinicas?utm_source=x', '/especialidades?servicio=genetica', '/especialidades/cardiologia/valencia'],
    ...['/pruebas/perfil-tiroideo', '/pruebas?letra=r', '/medicos?especialidad=2', '/medicos/filtrar?especialidad=2'],
    ...['/especial-online?orden=precio', '/actualidad', '/politica-privacidad', '/contacto'],
  ])('%s is the same page', async (path) => {
    expect(await same(prefix + path)).toMatchObject({ status: 200, main: expect.any(String) });
  });

  it.each([
    ['/no-existe', 404],
    ['/clinicas/pagina/2', 404],
    ['/clinicas/no-existe', 404],
    ['/wp-login.php', 404],
    ['/Clinicas/Torrent?x=1', 308],
    ['/pruebas/ergometria', 308],
  ])('%s has status %i', async (path, status) => {
    expect(await same(prefix + path)).toMatchObject({ status });
  });
});

it.each([
  '/',
  '/ca',
  '/en',
  '/es/contacto?x=1',
  '/home',
  '/clinicas/?x=1',
  '/payment/OK/N1',
  '/payment/ko',
  '/pedir-cita',
  '/mapa/valencia-centro',
])('%s is the same', async (path) => {
  await same(path);
});

it.each([
  ...['/actualidad/feed.xml', '/sitemap.xml', '/sitemaps/clinicas.xml', '/robots.txt', '/llms.txt', '/favicon.ico'],
  ...['/.well-known/security.txt', '/api/clinicas', '/gestion', '/gestion/api/sesion', '/gestion/catalogo/pruebas'],
])('%s has the same status and type', async (path) => {
  await same(path);
});
