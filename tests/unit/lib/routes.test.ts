import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { UPLOAD_BYTES } from '@clinic/contract/pictures';
import { RECORD_PAGES } from '@clinic/contract/record-pages';
import { describe, expect, it } from 'vitest';
import { ENDPOINTS, type Endpoint, endpointOf, endpointPaths, isStream } from '@/lib/endpoints';
import { dependsOnQuery, folderOf, PAGES, pageOf, RECORD_FOLDERS, TEXTS } from '@/lib/routes';
import { PATHS } from '@/tests/support/generated-requests';

/** Every page.tsx and route.ts of app/, by the path of its folder. */
const files = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?:^|\/)(?:page\.tsx|route\.ts)$/.test(file))
  .map((file) => ({ file: path.join('app', file), folder: `/${path.dirname(file)}` }));

const LANGUAGE = '/[locale]';
const pages = files
  .filter(({ folder }) => folder.startsWith(LANGUAGE))
  .map(({ file, folder }) => ({ file, folder: folder.slice(LANGUAGE.length) || '/' }));
const handlers = files.filter(({ folder }) => !folder.startsWith(LANGUAGE));
const sourceOf = (file: string) => readFileSync(file, 'utf8');

/** The steps of a payment share a handler. */
const STEPS = '/api/pagos/[paso]';

const endpointAt = (address: string): Endpoint => {
  const endpoint = endpointOf(address);
  if (endpoint === null || endpoint === 'none') throw new Error(`${address} is missing in lib/endpoints.ts`);
  return endpoint;
};

describe('the route table', () => {
  it('has a line for every page of app/[locale] and no other', () => {
    const lists = Object.keys(PAGES).filter((folder) => PAGES[folder]?.filter);
    const expected = [...Object.keys(PAGES), ...lists.map((folder) => `${folder}/filtrar`)];
    expect(pages.map(({ folder }) => folder).sort()).toEqual(expected.sort());
  });

  it('has a line for every other route handler of app/ and no other', () => {
    const listed = Object.keys(ENDPOINTS).map((folder) => folder.replace(/^\/api\/pagos\/[a-z]+$/, STEPS));
    const expected = new Set([...TEXTS, ...listed]);
    expect(handlers.map(({ folder }) => folder).sort()).toEqual([...expected].sort());
  });

  it.each(pages.filter(({ file }) => file.endsWith('page.tsx')))(
    'states for $folder whether it is rendered per request',
    ({ file, folder }) => {
      const example = folder.replaceAll(/\[\[\.\.\.\w+\]\]|\[[.\w]+\]/g, 'x');
      expect(sourceOf(file).includes("dynamic = 'force-dynamic'")).toBe(pageOf(example).kind !== undefined);
    },
  );

  it('contains the folders of records', () => {
    const names = [...Object.keys(RECORD_PAGES), 'medicos'];
    expect(RECORD_FOLDERS).toEqual(names.sort().map((name) => `/${name}/`));
  });
});

describe('an endpoint', () => {
  it.each(handlers.filter(({ folder }) => ENDPOINTS[folder]))(
    '$folder has the methods that its handler exports',
    ({ file, folder }) => {
      const exports = /export (?:async function|function|const) (GET|POST|DELETE|PUT|PATCH)\b/g;
      const exported = [...sourceOf(file).matchAll(exports)].map(([, method]) => method);
      expect(ENDPOINTS[folder]?.methods.toSorted()).toEqual(exported.sort());
    },
  );

  it('accepts a body only by POST, of at most 64 kB but for records and pictures of the staff', () => {
    for (const address of endpointPaths()) {
      const { methods, body } = endpointAt(address);
      expect([address, body !== undefined]).toEqual([address, methods.includes('POST')]);
      if (!address.startsWith('/gestion/catalogo')) expect(body?.maxBytes ?? 0).toBeLessThanOrEqual(65_536);
    }
  });

  it.each([
    ['/gestion', 0, undefined],
    ['/gestion/api/sesion', 65_536, undefined],
    ['/gestion/catalogos', 65_536, undefined],
    ['/gestion/catalogo', 1_000_000, undefined],
    ['/gestion/catalogo/medicos/1', 1_000_000, undefined],
    ['/gestion/catalogo/media_objects', UPLOAD_BYTES, 120_000],
    ['/gestion/catalogo/media_objects/1', UPLOAD_BYTES, 120_000],
  ])('%s takes %i bytes', (address, bytes, deadlineMs) => {
    const { body } = endpointAt(address);
    expect([body?.maxBytes ?? 0, body?.deadlineMs]).toEqual([bytes, deadlineMs]);
    expect(body?.memory).toEqual(body && { allBytes: 2 * UPLOAD_BYTES, addressBytes: UPLOAD_BYTES });
  });

  it('stays open where the desk listens', () => {
    expect(endpointPaths().filter(isStream)).toEqual(['/gestion/api/eventos']);
  });

  it('gets generated bad requests, except readiness, which may be 503 on a busy machine', () => {
    expect(endpointPaths().filter((address) => !PATHS.includes(address))).toEqual(['/salud/listo']);
  });

  it.each([
    ...['/api/nada', '/api/clinicas/x', '/api/buscador/', '/api/[...ruta]', '/api/__proto__', '/media/'],
    ...['/sitemaps/%25zz', '/sitemaps/a:b/c', '/sitemaps/[...archivo]'],
  ])('does not exist at %s', (address) => {
    expect(endpointOf(address)).toBe('none');
  });

  it.each(['/', '/api', '/salud/contacto', '/login_profesional_checks', '/apis/x', '/constructor'])(
    'cannot exist at %s, which may be a page',
    (address) => {
      expect(endpointOf(address)).toBeNull();
    },
  );
});

describe('a list depends on the fields of its filter', () => {
  it.each([
    ['/clinicas', '?localidad=Val%C3%A8ncia'],
    ['/ca/clinicas', '?localidad=&especialidad=3'],
    ['/en/pruebas', '?servicio=imagen'],
    ['/pruebas', '?letra=r&pagina=2'],
    ['/especialidades', '?servicio=genetica'],
    ['/medicos', '?nombre=peris'],
    ['/en/medicos', '?teleconsulta=1'],
    ['/ca/especial-online', '?orden=precio'],
    ['/especial-online', '?pagina=2'],
    ['/especial-online', '?especialidad=&clinica=&orden='],
  ])('%s%s', (path, search) => {
    expect(dependsOnQuery(path, search)).toBe(true);
  });

  it.each([
    ['/clinicas', ''],
    ['/clinicas', '?'],
    ['/clinicas', '?utm_source=mail'],
    ['/clinicas', '?localidad=&especialidad=+'],
    ['/clinicas/torrent', '?localidad=x'],
    ['/clinicas/pagina/2', '?localidad=x'],
    ['/medicos', '?pagina=2'],
    ['/pruebas', '?localidad=x'],
    ['/especial-online', '?utm_source=mail'],
    ['/especial-online/filtrar', '?orden=precio'],
    ['/es/clinicas', '?localidad=x'],
    ['/', '?localidad=x'],
    ['/__proto__', '?localidad=x'],
  ])('and on nothing else: %s%s', (path, search) => {
    expect(dependsOnQuery(path, search)).toBe(false);
  });
});

describe('the folder of a path', () => {
  it.each([
    ['/', '/'],
    ['/ca', '/'],
    ['/clinicas', '/clinicas'],
    ['/clinicas/valencia-centro', '/clinicas/[urlseo]'],
    ['/ca/especialidades/ginecologia', '/especialidades/[urlseo]'],
    ['/clinicas/a/b/c/d/e/f', '/[...pagina]'],
    ['/maria-garcia', '/[...pagina]'],
    ['/ana.lopez@example.com', '/[...pagina]'],
    ['/catalogo', '/[...pagina]'],
    ['/payment/ok/8f3a9c', '/payment/[id]/[[...numcita]]'],
    ['/api/citas/solicitar', '/api/citas/solicitar'],
    ['/api/citas/8f3a9c', '/api/[...ruta]'],
    ['/media/maria.jpg', '/media/[...ruta]'],
    ['/sitemaps/maria.xml', '/sitemaps/[...archivo]'],
    ['/_next/static/chunks/a.js', '/_next/[...]'],
    ['/datos/AAAAAAAAAAAAAAAA/clinicas', '/datos/[...]'],
    ['/gestion', '/gestion'],
    ['/gestion/api/sesion', '/gestion/[...ruta]'],
    ['/gestion/catalogo/medicos/1', '/gestion/catalogo/[[...ruta]]'],
    ['/gestiones', '/[...pagina]'],
    ['/salud/listo', '/salud/listo'],
  ])('of %s is %s', (address, folder) => {
    expect(folderOf(address)).toBe(folder);
  });

  it('has nothing in it that was typed', () => {
    const asked = Array.from({ length: 5_000 }, (_, at) => `/x${at}/y${at}/${'z/'.repeat(at % 9)}`);
    expect(new Set(asked.map(folderOf)).size).toBe(1);
  });
});
