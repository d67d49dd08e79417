import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInEditor } from '@/tests/support/desk-calls';
import { PORTS } from '@/tests/support/ports';
import { SECRET } from '@/tests/support/site';
import { type Stack, startStack } from '@/tests/support/stacks';

// Changes made by editors through the desk's calls, as visitors read them; tests/slow/desk tests the screens.

type Picture = { id: number; '@id': string };
type Lists = { 'hydra:member': (Picture & { fotografia: string })[] };
const LANGUAGES = { es: '', ca: '/ca', en: '/en' };
let site: Stack;
let call: Awaited<ReturnType<typeof signInEditor>>;

beforeAll(async () => {
  site = await startStack(PORTS.edits, { backend: { REVALIDATE_SECRET: SECRET } });
  call = await signInEditor(site.apiUrl, site.backend);
});
afterAll(() => site?.stop());

/** A call of the writable catalogue. Returns its body, of all languages. */
async function catalogue<T>(method: string, path: string, body?: object): Promise<T> {
  const type = method === 'PATCH' ? 'application/merge-patch+json' : 'application/json';
  const answer = await call(method, `/catalogo${path}`, body, { 'content-type': type, 'x-locale-front': '*' });
  const text = await answer.text();
  expect(answer.ok, `${method} ${path}: ${text}`).toBe(true);
  return (text ? JSON.parse(text) : null) as T;
}

async function recordOf(list: string, slug: string) {
  const found = await catalogue<Lists>('GET', `/${list}?urlseo=${slug}`);
  return found['hydra:member'][0] as Lists['hydra:member'][number];
}

const pageAt = async (path: string) => (await fetch(site.origin + path)).text();

/** The response to a path: its status and its redirect target. */
async function answerAt(path: string): Promise<string> {
  const { status, headers } = await fetch(site.origin + path, { redirect: 'manual' });
  return [status, headers.get('location')?.replace(site.origin, '')].filter(Boolean).join(' ');
}

test('an old address redirects to its page in every language while it is kept', async () => {
  const { '@id': registro } = await recordOf('pruebas', 'prueba-de-esfuerzo');
  for (const prefix of Object.values(LANGUAGES)) expect(await answerAt(`${prefix}/pruebas/ergometria`)).toBe('404');
  await catalogue('PUT', '/redirecciones/pruebas', { urlseo: 'ergometria', registro });
  for (const prefix of Object.values(LANGUAGES)) {
    const leads = `308 ${prefix}/pruebas/prueba-de-esfuerzo?a=1`;
    await expect.poll(() => answerAt(`${prefix}/pruebas/ergometria?a=1`)).toBe(leads);
  }
  await catalogue('DELETE', '/redirecciones/pruebas?urlseo=ergometria');
  await expect.poll(() => answerAt('/en/pruebas/ergometria')).toBe('404');
});

test('a renamed clinic has its new address, name and title, and its old address redirects there', async () => {
  const { '@id': clinic } = await recordOf('centromedicos', 'paterna');
  expect(await answerAt('/ca/clinicas/paterna')).toBe('200');
  const title = 'Clínica en Paterna: médicos y pruebas';
  const texts = { nombre: { es: 'Clínica Paterna Sur' }, tituloseo: { es: title, ca: '' } };
  await catalogue('PATCH', pathOf(clinic), { ...texts, urlseo: 'paterna-sur', noindex: false });
  await expect.poll(() => answerAt('/ca/clinicas/paterna')).toBe('308 /ca/clinicas/paterna-sur');
  const page = await pageAt('/clinicas/paterna-sur');
  expect(page).toContain(`<title>${title}`);
  expect(page).toContain('Clínica Paterna Sur');
  expect(await pageAt('/ca/clinicas/paterna-sur')).toContain(`<title>${title}`); // The Spanish one, without a Catalan one.
});

test('a picture has its text in each language, and its focus point', async () => {
  const { fotografia } = await recordOf('centromedicos', 'torrent');
  for (const prefix of Object.values(LANGUAGES)) await pageAt(`${prefix}/clinicas/torrent`);
  const alternativo = { es: 'La puerta de la clínica', ca: 'La porta de la clínica', en: '' };
  await catalogue('PATCH', pathOf(fotografia), { alternativo, foco: '100% 1%' });
  for (const [language, prefix] of Object.entries(LANGUAGES)) {
    const text = alternativo[language as keyof typeof alternativo] || alternativo.es;
    const photo = async () => (await pageAt(`${prefix}/clinicas/torrent`)).match(/<img [^>]*>/)?.[0];
    await expect.poll(photo).toContain(`alt="${text}" style="object-position:100% 1%"`);
  }
});

test('a hidden speciality is in no list', async () => {
  const { '@id': speciality } = await recordOf('especialidads', 'alergologia');
  const isLinked = async (path: string) => (await pageAt(path)).includes('href="/especialidades/alergologia"');
  expect([await isLinked('/especialidades'), await isLinked('/')]).toEqual([true, true]);
  await catalogue('PATCH', pathOf(speciality), { mostrarpagina: false });
  await expect.poll(() => isLinked('/especialidades')).toBe(false);
  expect(await isLinked('/')).toBe(false);
});

test('an article with a picture is public once it is published, and gone once it is deleted', async () => {
  const { fotografia: image } = await recordOf('centromedicos', 'gandia');
  const texts = { title: 'Vacuna de la gripe', content: '<h2>Cuándo ponérsela</h2>', imageAlt: 'Una jeringuilla' };
  const article = { ...texts, image, slug: 'vacuna-gripe', date: '2026-11-06T09:30', status: 'publish' };
  const { id } = await catalogue<Picture>('POST', '/posts', article);
  await expect.poll(() => pageAt('/actualidad/vacuna-gripe')).toContain('Cuándo ponérsela</h2>');
  expect(await pageAt('/actualidad/vacuna-gripe')).toContain('alt="Una jeringuilla"');
  await catalogue('DELETE', `/posts/${id}`);
  await expect.poll(() => answerAt('/actualidad/vacuna-gripe')).toBe('404');
});

/** The API address of a record, given its page address. */
const pathOf = (address: string) => `/${address.split('/').slice(-2).join('/')}`;
