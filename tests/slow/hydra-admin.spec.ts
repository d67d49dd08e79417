import { expect, type Page } from '@playwright/test';
import { signInByCalls } from '../support/desk-visit';
import type { EditorsSite } from '../support/editors-site';
import { serveHydraAdmin } from '../support/hydra-admin';
import { PORTS } from '../support/ports';
import { onEdited as test } from './stacks';

// The acceptance test of the contract's writing half: a third-party client that is given only the entry point.

const ORIGIN = `http://localhost:${PORTS.hydraAdmin}`;
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

type Fields = Record<string, string>;
/**
 * The fields of a new record of a list, and the field that is changed afterwards: a picture, a text, a price and a
 * time.
 */
const RECORDS: [list: string, fields: Fields, changed: [label: string, text: string]][] = [
  ['media_objects', { 'Content url': PIXEL }, ['Content url', '/media/nueva-imagen.jpg']],
  [
    'centromedicos',
    { Nombre: 'Clínica nueva', Urlseo: 'clinica-nueva', Region: 'valencia' },
    ['Telefono', '961 000 000'],
  ],
  ['productos', { Nombre: 'Producto nuevo', Urlseo: 'producto-nuevo', Precio: '120.00' }, ['Precio', '129.00']],
  [
    'posts',
    { Slug: 'articulo-nuevo', Date: '2026-11-06T10:30', Title: 'Artículo nuevo', Status: 'draft' },
    ['Title', 'Artículo cambiado'],
  ],
];
const OTHER_LISTS = [
  ...['etiquetas', 'equipamientos', 'bloques', 'banners', 'especialidads', 'medicos', 'pruebas', 'paginas'],
  'configuracions',
];

let site: EditorsSite;
let close: () => Promise<void>;

test.describe.configure({ timeout: 240_000 });

test.beforeAll(async ({ stack }) => {
  site = stack;
  close = await serveHydraAdmin(site.origin, PORTS.hydraAdmin);
});

test.afterAll(() => close?.());

const field = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label}\\s*\\*?$`));

/** Signs an editor in and opens the client; returns the failures in it so far. */
async function openAdmin(page: Page): Promise<string[]> {
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));
  page.on(
    'response',
    (one) => one.status() >= 400 && failures.push(`${one.status()} ${one.request().method()} ${one.url()}`),
  );
  await page.route(
    ({ hostname }) => hostname !== 'localhost',
    (route) => route.fulfill({ body: '' }),
  );
  await signInByCalls(page.request, { role: 'editor' }, { origin: ORIGIN, operate: site.operate });
  await page.goto(ORIGIN);
  return failures;
}

/** The form of that client resets when a referenced list arrives: the typed text is typed again. */
async function write(page: Page, fields: Fields) {
  await expect(async () => {
    for (const [name, value] of Object.entries(fields)) await field(page, name).fill(value);
    await page.waitForLoadState('networkidle');
    for (const [name, value] of Object.entries(fields))
      await expect(field(page, name)).toHaveValue(value, { timeout: 500 });
  }).toPass();
}

/** Performs an action and returns the id and status of the call it causes. */
async function calling(page: Page, method: string, list: string, act: () => Promise<void>) {
  const [response] = await Promise.all([
    page.waitForResponse((one) => one.request().method() === method && one.url().includes(`/catalogo/${list}`)),
    act(),
  ]);
  const body = response.status() === 204 ? {} : ((await response.json()) as Record<string, unknown>);
  return { status: response.status(), body };
}

test('an unmodified API Platform Admin lists, shows, creates, edits and deletes records', async ({ page }) => {
  const failures = await openAdmin(page);
  for (const record of RECORDS) await test.step(record[0], () => goThrough(page, record));
  for (const list of OTHER_LISTS) {
    await page.goto(`${ORIGIN}/#/${list}`);
    await expect(page.getByRole('row').nth(1), list).toBeVisible();
  }
  expect(failures).toEqual([]);
});

async function goThrough(page: Page, [list, fields, [label, text]]: (typeof RECORDS)[number]) {
  await page.goto(`${ORIGIN}/#/${list}`);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.getByRole('link', { name: 'Create' }).click();
  await write(page, fields);
  const save = page.getByRole('button', { name: 'Save' });
  const made = await calling(page, 'POST', list, () => save.click());
  expect([list, made.status, made.body['hydra:description']]).toEqual([list, 201, undefined]);
  const id = encodeURIComponent(String(made.body['@id']));

  await page.goto(`${ORIGIN}/#/${list}/${id}/show`);
  const [, shown = ''] = Object.entries(fields)[0] ?? [];
  await expect(page.getByText(shown.startsWith('data:') ? /^\/media\// : shown).first()).toBeVisible();

  await page.goto(`${ORIGIN}/#/${list}/${id}`);
  await write(page, { [label]: text });
  const changed = await calling(page, 'PUT', list, () => save.click());
  expect([changed.status, Object.values(changed.body)]).toEqual([200, expect.arrayContaining([text])]);

  await page.goto(`${ORIGIN}/#/${list}/${id}`);
  await expect(field(page, label)).toHaveValue(text);
  await page.getByRole('button', { name: 'Delete' }).click();
  const gone = await calling(page, 'DELETE', list, () => page.getByRole('button', { name: 'Confirm' }).click());
  expect(gone.status).toBe(204);
}

test('an error is shown at its field, in the language of the account', async ({ page, complaints }) => {
  await openAdmin(page);
  await page.goto(`${ORIGIN}/#/productos/create`);
  await write(page, { Nombre: 'Producto', Urlseo: 'producto', Precio: 'gratis' });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Escriba un precio como 129,00, sin puntos ni símbolos.').first()).toBeVisible();
  const refused = complaints.splice(0);
  expect(refused.filter((line) => !line.includes('422'))).toEqual([]);
});
