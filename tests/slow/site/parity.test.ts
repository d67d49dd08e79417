// @vitest-environment jsdom
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { signInEditor } from '@/tests/support/desk-calls';
import { LANGUAGES } from '@/tests/support/http-site';
import * as addresses from '@/tests/support/parity';
import { PORTS } from '@/tests/support/ports';
import { SECRET } from '@/tests/support/site';
import { type Stack, startStack } from '@/tests/support/stacks';
import { stopProcess } from '@/tests/support/stop-process';

// `npm run dev` and `npm start` serve the same product, in front of the same backend. A page takes seconds in
// development. The Next server alone: tests/http/parity.test.ts.

const DEVELOPMENT = `http://localhost:${PORTS.parity + 2}`;
let site: Stack;
let development: ChildProcess;
/** The address of a link to a draft of a clinic. */
let link: string;

beforeAll(async () => {
  site = await startStack(PORTS.parity, { backend: { REVALIDATE_SECRET: SECRET }, site: { DESK: 'on' } });
  development = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev-site.ts'], {
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

async function both(address: string) {
  const [served, developed] = await Promise.all([
    addresses.noticed(site.origin, address),
    addresses.noticed(DEVELOPMENT, address),
  ]);
  return { served, developed };
}

/** Expects the same of both servers. Returns what they show. */
async function same(address: string) {
  const { served, developed } = await both(address);
  expect(developed).toEqual(served);
  return served;
}

it('a preview link opens the draft on its page', async () => {
  const show = async (origin: string) => {
    const { status, headers } = await fetch(origin + link, { redirect: 'manual' });
    const cookie = headers.getSetCookie().map((line) => line.split(';')[0]);
    const path = headers.get('location') ?? '';
    return { opened: status, path, ...(await addresses.noticed(origin, path, { cookie: cookie.join('; ') })) };
  };
  const served = await show(site.origin);
  expect(served).toMatchObject({ opened: 303, status: 200, path: '/clinicas/valencia-centro' });
  expect('headings' in served && served.headings).toContain('Clínica del Borrador');
  expect(await show(DEVELOPMENT)).toEqual(served);
  expect(await same('/vista-previa?clave=x')).toMatchObject({ status: 410 });
  expect(await same('/vista-previa/salir')).toMatchObject({ status: 303, location: '/' });
});

const { inOneLanguageEach, PAGES, UNKNOWN, IMPOSSIBLE, REDIRECTS } = addresses;

// Compiling a page takes seconds, in which parts with a deadline are left out: the second response is compared.
it.each(inOneLanguageEach(PAGES))('%s is the same page', async (address) => {
  await (await fetch(DEVELOPMENT + address)).text();
  expect(await same(address)).toMatchObject({ status: 200, main: expect.any(String) });
});

it.each(inOneLanguageEach(IMPOSSIBLE))('%s is the same 404 page', async (address) => {
  expect(await same(address)).toMatchObject({ status: 404 });
});

// Next streams a page in development: the status has been sent before the record is known to be missing.
it.each(inOneLanguageEach(UNKNOWN))('%s is the same 404 page, with any status in development', async (address) => {
  const { served, developed } = await both(address);
  expect(served).toMatchObject({ status: 404 });
  expect({ ...developed, status: 404 }).toEqual(served);
});

it.each(inOneLanguageEach(REDIRECTS))('%s is the same redirect', async (address) => {
  expect(await same(address)).toMatchObject({ status: 308 });
});

// A cached page does not know its query. Only the proxy, which has it, adds it to the redirect.
it.each(LANGUAGES)('in %s a moved page is the same redirect, to which the proxy adds the query', async (_, prefix) => {
  const { served, developed } = await both(`${prefix}/pruebas/ergometria?utm_source=x`);
  expect({ ...developed, location: `${developed.location}?utm_source=x` }).toEqual(served);
});

it.each([...addresses.SINGLE_PAGES, ...addresses.FILES, ...addresses.DESK])('%s is the same', async (address) => {
  await same(address);
});

it('a sized picture is the same', async () => {
  const picture = await addresses.pictureOf(site.origin, '/');
  expect(await same(picture)).toMatchObject({ status: 200, type: 'image/webp' });
});

// The results that the upstream adds depend on its speed: only the heads are compared.
it('a search has the same head', async () => {
  const { served, developed } = await both('/en/resultados-busqueda?q=cardiologia');
  const uncompared = { headings: null, main: null };
  expect({ ...developed, ...uncompared }).toEqual({ ...served, ...uncompared });
});
