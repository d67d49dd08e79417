import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FolderRecords } from '@/backend/tests/support/content-folder';
import { type Editing, editContent } from '@/tests/support/edited-content';
import { PORTS } from '@/tests/support/ports';
import { type OwnBackend, startOwnBackend } from '@/tests/support/separate-backend';
import { type Site, startSite } from '@/tests/support/site';

// Imports of an operator while site and backend run (docs/operations.md, Freshness).

let backend: OwnBackend;
let site: Site;
let content: Editing;

beforeAll(async () => {
  backend = await startOwnBackend(PORTS.freshnessBackend, []);
  site = await startSite({ apiUrl: `http://127.0.0.1:${PORTS.freshnessBackend}`, port: PORTS.freshness });
  content = await editContent(backend, site.origin);
});

afterAll(async () => {
  content?.end();
  await site?.stop();
  await backend?.stop();
});

const get = async (at: string) => {
  const answer = await fetch(site.origin + at);
  return { status: answer.status, html: await answer.text() };
};

const edit = (change: (records: FolderRecords) => void) => content.edit(change);

const CLINIC = '/clinicas/valencia-centro';

it('shows imported records on every page at the next request', async () => {
  const pages = [CLINIC, `/en${CLINIC}`, '/', '/clinicas/torrent', '/actualidad'];
  for (const page of pages) expect((await get(page)).status).toBe(200);

  await edit(({ centromedicos, posts, ...lists }) => {
    const name = { es: 'Clínica del Faro Azul', ca: 'Clínica del Far Blau', en: 'Blue Lighthouse Clinic' };
    Object.assign(centromedicos?.['valencia-centro'] ?? {}, { nombre: name });
    const [post] = Object.values(posts ?? {});
    if (post) Object.assign(post, { title: 'Abrimos junto al faro', date: '2026-11-19T09:00:00', status: 'publish' });
    delete centromedicos?.torrent;
    for (const record of Object.values(lists).flatMap((records) => Object.values(records))) {
      const { centromedicos: clinics } = record;
      if (Array.isArray(clinics)) record.centromedicos = clinics.filter((clinic) => clinic !== 'torrent');
    }
  });

  expect((await get(CLINIC)).html).toMatch(/<h1[^>]*>Clínica del Faro Azul<\/h1>/);
  expect((await get(`/en${CLINIC}`)).html).toMatch(/<h1[^>]*>Blue Lighthouse Clinic<\/h1>/);
  expect((await get('/')).html).toContain('Clínica del Faro Azul');
  expect((await get('/actualidad')).html).toContain('Abrimos junto al faro');
  expect((await get('/clinicas/torrent')).status).toBe(404);
});

it('runs the operator’s commands beside the backend', async () => {
  expect((await backend.operate(['mails'])).output).toContain('in all.');
  const email = 'nadal@clinica.test';
  expect((await backend.operate(['professionals', 'add', '--email', email, '--name', 'Nadal'])).output).toContain(
    email,
  );
  expect((await backend.operate(['professionals', 'list'])).output).toContain(email);
});

it('gives a record without texts for search engines a unique title and a description', async () => {
  const kinds: [string, string, string][] = [
    ['especialidads', 'cardiologia', '/especialidades/cardiologia'],
    ['centromedicos', 'gandia', '/clinicas/gandia'],
    ['paginas', 'aviso-legal', '/aviso-legal'],
    ['paginas', 'contacto', '/contacto'],
    ['paginas', 'home', '/'],
  ];
  await edit((lists) => {
    for (const list of ['pruebas', 'productos']) {
      const [first] = Object.keys(lists[list] ?? {});
      if (first) kinds.push([list, first, `/${list}/${first}`]);
    }
    for (const record of Object.values(lists).flatMap((records) => Object.values(records))) {
      delete record.tituloseo;
      delete record.descripcionseo;
    }
  });
  const doctors = (await get('/medicos')).html;
  const doctor = /href="(\/medicos\/[a-z-]+-\d+)"/.exec(doctors)?.[1] ?? '';
  const article = /href="(\/actualidad\/(?!pagina)[^"]+)"/.exec((await get('/actualidad')).html)?.[1] ?? '';
  const region = '/especialidades/cardiologia/valencia';
  const titles = new Map<string, string>();
  for (const at of [...kinds.map(([, , page]) => page), '/medicos', doctor, '/actualidad', article, region]) {
    for (const prefix of ['', '/ca', '/en']) {
      const { status, html } = await get(`${prefix}${at}`.replace(/(.)\/$/, '$1'));
      expect([status, at]).toEqual([200, at]);
      const title = /<title>([^<]*)<\/title>/.exec(html)?.[1]?.trim() ?? '';
      expect(title.length, `title of ${prefix}${at}`).toBeGreaterThan(3);
      const key = `${prefix} ${title}`;
      expect(titles.get(key), `${at} and ${titles.get(key)} are both called ${title}`).toBeUndefined();
      titles.set(key, at);
      const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';
      expect(description.length, `description of ${prefix}${at}`).toBeGreaterThan(20);
    }
  }
});

it('limits the entries of the menus and links to the rest', async () => {
  const closing = /href="(?:\/en)?\/especialidades"[^>]*>(?:Ver las|See all) \d+ especiali/;
  expect((await get(CLINIC)).html).not.toMatch(closing);
  let count = 0;
  await edit(({ especialidads = {}, centromedicos = {} }) => {
    for (const [name, record] of Object.entries(especialidads)) {
      especialidads[`${name}-bis`] = { ...record, id: Number(record.id) + 1_000, urlseo: `${name}-bis` };
    }
    for (const clinic of Object.values(centromedicos)) {
      const names = (clinic.especialidads ?? []) as string[];
      clinic.especialidads = names.flatMap((name) => [name, `${name}-bis`]);
    }
    count = Object.keys(especialidads).length;
  });
  const { html } = await get('/en/aviso-legal');
  const menu = html.slice(html.indexOf(' id="menu"'), html.indexOf('</nav>', html.indexOf(' id="menu"')));
  expect(menu.match(/href="\/en\/especialidades\//g)?.length).toBeLessThanOrEqual(48);
  const totals = [...menu.matchAll(/href="\/en\/especialidades"[^>]*>See all (\d+) specialities/g)];
  expect(totals.length).toBeGreaterThan(0);
  expect(totals.reduce((sum, [, total]) => sum + Number(total), 0)).toBeLessThanOrEqual(count);
  expect((await get('/en/especialidades')).html).toContain('href="/en/especialidades/cardiologia-bis"');
});
