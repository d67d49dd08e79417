import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { type OwnBackend, startOwnBackend } from '../support/own-backend';
import { PORTS } from '../support/ports';
import { SECRET, type Site, startSite } from '../support/site';

// What an operator imports while site and backend run (docs/operations.md, Freshness).

type Row = Record<string, unknown> & { id: number; urlseo: string };
type Tables = Record<string, Row[]>;

let backend: OwnBackend;
let site: Site;
const folder = mkdtempSync(path.join(tmpdir(), 'freshness-'));
const file = path.join(folder, 'content.json');

test.describe.configure({ mode: 'serial', timeout: 90_000 });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  backend = await startOwnBackend(PORTS.freshnessBackend, []);
  site = await startSite({ apiUrl: `http://127.0.0.1:${PORTS.freshnessBackend}`, port: PORTS.freshness });
});

test.afterAll(async () => {
  await site?.stop();
  await backend?.stop();
  rmSync(folder, { recursive: true });
});

const get = async (at: string) => {
  const answer = await fetch(site.origin + at);
  return { status: answer.status, html: await answer.text() };
};

/** Exports the catalogue, lets it be edited, and imports it, all beside the running backend. */
async function edit(change: (tables: Tables) => void): Promise<void> {
  await backend.operate(['export-content', file]);
  const tables = JSON.parse(readFileSync(file, 'utf8')) as Tables;
  change(tables);
  writeFileSync(file, JSON.stringify(tables));
  const env = { SITE_URL: site.origin, REVALIDATE_SECRET: SECRET };
  const { told, complaints } = await backend.operate(['import-content', file], env);
  expect(told).toContain('records from');
  expect(complaints).toBe('');
}

function row(tables: Tables, list: string, slug: string): Row {
  const found = tables[list]?.find((one) => one.urlseo === slug || one.slug === slug);
  if (!found) throw new Error(`There is no ${slug} in ${list}.`);
  return found;
}

const CLINIC = '/clinicas/valencia-centro';

test('what is imported shows at the next request, everywhere it stands', async () => {
  const pages = [CLINIC, `/en${CLINIC}`, '/', '/clinicas/torrent', '/actualidad'];
  for (const page of pages) expect((await get(page)).status).toBe(200);

  await edit((tables) => {
    const clinic = row(tables, 'centromedicos', 'valencia-centro');
    clinic.nombre = { es: 'Clínica del Faro Azul', ca: 'Clínica del Far Blau', en: 'Blue Lighthouse Clinic' };
    const [post] = tables.posts ?? [];
    if (post) Object.assign(post, { title: 'Abrimos junto al faro', date: '2026-11-19T09:00:00', status: 'publish' });
    tables.centromedicos = tables.centromedicos?.filter(({ urlseo }) => urlseo !== 'torrent') ?? [];
    const isKept = (id: unknown) => tables.centromedicos?.some((one) => one.id === id);
    for (const record of [...(tables.medicos ?? []), ...(tables.productos ?? [])])
      record.centromedicos = (record.centromedicos as unknown[]).filter(isKept);
  });

  expect((await get(CLINIC)).html).toMatch(/<h1[^>]*>Clínica del Faro Azul<\/h1>/);
  expect((await get(`/en${CLINIC}`)).html).toMatch(/<h1[^>]*>Blue Lighthouse Clinic<\/h1>/);
  expect((await get('/')).html).toContain('Clínica del Faro Azul');
  expect((await get('/actualidad')).html).toContain('Abrimos junto al faro');
  expect((await get('/clinicas/torrent')).status).toBe(404);
});

test('the operator’s lists work beside the running backend', async () => {
  expect((await backend.operate(['mails'])).told).toContain('in all.');
  const email = 'nadal@clinica.test';
  expect((await backend.operate(['professionals', 'add', '--email', email, '--name', 'Nadal'])).told).toContain(email);
  expect((await backend.operate(['professionals', 'list'])).told).toContain(email);
});

test('a record without words for search engines still has a title and a description of its own', async () => {
  const kinds: [string, string, string][] = [
    ['especialidads', 'cardiologia', '/especialidades/cardiologia'],
    ['centromedicos', 'gandia', '/clinicas/gandia'],
    ['paginas', 'aviso-legal', '/aviso-legal'],
    ['paginas', 'contacto', '/contacto'],
    ['paginas', 'home', '/'],
  ];
  await edit((tables) => {
    for (const list of ['pruebas', 'productos']) {
      const [first] = tables[list] ?? [];
      if (first) kinds.push([list, first.urlseo, `/${list}/${first.urlseo}`]);
    }
    for (const record of Object.values(tables).flat()) {
      if ('tituloseo' in record) Object.assign(record, { tituloseo: null, descripcionseo: null });
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

test('menus show as many as they have room for and lead to the rest, so that no page grows with the catalogue', async () => {
  const before = (await get(CLINIC)).html;
  expect(before).not.toContain('href="/especialidades"');
  let count = 0;
  await edit((tables) => {
    const all = tables.especialidads ?? [];
    const copies = all.map((record) => ({ ...record, id: record.id + 1_000, urlseo: `${record.urlseo}-bis` }));
    tables.especialidads = [...all, ...copies];
    for (const clinic of tables.centromedicos ?? []) {
      clinic.especialidads = (clinic.especialidads as number[]).flatMap((id) => [id, id + 1_000]);
    }
    count = tables.especialidads.length;
  });
  const { html } = await get('/en/aviso-legal');
  const menu = html.slice(html.indexOf('<nav id="menu"'), html.indexOf('</nav>', html.indexOf('<nav id="menu"')));
  expect(menu.match(/href="\/en\/especialidades\//g)?.length).toBeLessThanOrEqual(48);
  const totals = [...menu.matchAll(/href="\/en\/especialidades"[^>]*>See all (\d+) specialities/g)];
  expect(totals.length).toBeGreaterThan(0);
  expect(totals.reduce((sum, [, total]) => sum + Number(total), 0)).toBeLessThanOrEqual(count);
  expect((await get('/en/especialidades')).html).toContain('href="/en/especialidades/cardiologia-bis"');
});
