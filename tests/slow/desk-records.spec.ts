import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, expectToFit, test } from '../e2e/visit';
import { keyboardOnly } from '../support/actions';
import { DESK } from '../support/desk-visit';
import { startEditorsSite } from '../support/editors-site';
import { countEffort } from '../support/effort';
import { PORTS } from '../support/ports';

// The records of the catalogue, edited at the desk and read on the site.

const WIDTHS = [320, 390, 1280];
const es = DESK.es.content;
const PICTURE = path.resolve('tests/fixtures/desk-picture.png');
let site: Awaited<ReturnType<typeof startEditorsSite>>;

test.describe.configure({ mode: 'default', timeout: 120_000 });
test.beforeAll(async () => {
  test.setTimeout(240_000);
  site = await startEditorsSite(PORTS.deskRecords);
});
test.afterAll(() => site?.stop());

/** Answers, when it is asked, how many seconds a practised editor has taken for what was done since. */
async function openList(page: Page, list: keyof typeof es.lists) {
  await site.open(page);
  const effort = await countEffort(page);
  await page.getByRole('link', { name: es.lists[list], exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: es.lists[list] })).toBeVisible();
  return effort;
}
async function openRecord(page: Page, list: keyof typeof es.lists, name: string) {
  const effort = await openList(page, list);
  await page.getByRole('searchbox', { name: es.records.find }).fill(name);
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  return effort;
}
const box = (page: Page, field: keyof typeof es.fields, language?: keyof typeof es.languages) =>
  page.getByRole('textbox', {
    name: language ? `${es.fields[field]}: ${es.languages[language]}` : es.fields[field],
    exact: true,
  });
async function upload(page: Page, field: 'fotografia' | 'image') {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: `${es.picture.upload}: ${es.fields[field]}` }).click(),
  ]);
  await chooser.setFiles(PICTURE);
  await expect(page.getByRole('combobox', { name: es.picture.choose })).toHaveValue(/^\/media\/desk-picture/);
}
async function save(page: Page) {
  await page.getByRole('button', { name: es.form.save, exact: true }).click();
  await expect(page.getByText(es.form.saved)).toBeVisible();
}
const A_MINUTE = 60;
const shownOn = (address: string, text: string) =>
  expect
    .poll(async () => (await (await fetch(site.origin + address)).text()).includes(text), { intervals: [200] })
    .toBe(true);

test('a clinic is renamed with its address, and the old address leads to it', async ({ page }) => {
  const effort = await openRecord(page, 'centromedicos', 'Clínica Paterna');
  const result = page.getByRole('region', { name: es.result.title });
  await expect(page.getByText(es.result.hidden)).toBeVisible();
  await page.getByRole('switch', { name: es.fields.noindex }).click();
  await box(page, 'nombre', 'es').fill('Clínica Paterna Sur');
  await box(page, 'tituloseo', 'es').fill('Clínica en Paterna: médicos y pruebas');
  await expect(result.getByRole('article').first()).toContainText('Clínica en Paterna: médicos y pruebas');
  await box(page, 'tituloseo', 'ca').fill(''); // shown in Spanish, as on the page
  await expect(result.getByRole('article').nth(1)).toContainText('Clínica en Paterna: médicos y pruebas');
  const slug = page.getByRole('textbox', { name: es.fields.urlseo });
  await slug.fill('torrent');
  await expect(slug).toHaveAccessibleDescription(/Ya la tiene «Clínica Torrent»/);
  await slug.fill('paterna-sur');
  await expect(slug).toHaveAccessibleDescription(
    /\/clinicas\/paterna-sur\. Quien abra \/clinicas\/paterna llegará aquí/,
  );
  await expect(result.getByRole('article').nth(1)).toContainText('/ca/clinicas/paterna-sur');
  await expectToFit(page, WIDTHS);
  await save(page);
  expect(await effort()).toBeLessThan(A_MINUTE);
  await shownOn('/clinicas/paterna-sur', '<title>Clínica en Paterna: médicos y pruebas');
  await shownOn('/clinicas/paterna-sur', 'Clínica Paterna Sur');
  await shownOn('/ca/clinicas/paterna-sur', '<title>Clínica en Paterna: médicos y pruebas');
  await expect
    .poll(async () => {
      const { status, headers } = await fetch(`${site.origin}/ca/clinicas/paterna`, { redirect: 'manual' });
      return `${status} ${headers.get('location')}`;
    })
    .toMatch(/^308 (http:\/\/[^/]+)?\/ca\/clinicas\/paterna-sur$/);
});

test('a speciality is hidden with the keyboard alone', async ({ page }) => {
  const effort = await openList(page, 'especialidads');
  const { write, press, tick } = keyboardOnly(page);
  await write(page.getByRole('searchbox', { name: es.records.find }), 'Alergología');
  await press(page.getByRole('link', { name: 'Alergología', exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: 'Alergología' })).toBeVisible();
  const isShown = page.getByRole('switch', { name: es.fields.mostrarpagina });
  await expect(isShown).toBeChecked();
  const isLinked = async () =>
    (await (await fetch(`${site.origin}/especialidades`)).text()).includes('href="/especialidades/alergologia"');
  expect(await isLinked()).toBe(true);
  await tick(isShown, false);
  await press(page.getByRole('button', { name: es.form.save, exact: true }));
  await expect(page.getByText(es.form.saved)).toBeVisible();
  expect(await effort()).toBeLessThan(A_MINUTE);
  await expect.poll(isLinked).toBe(false);
  expect(await (await fetch(`${site.origin}/`)).text()).not.toContain('href="/especialidades/alergologia"');
});

test('an article with a picture is written, published and deleted', async ({ page }) => {
  const effort = await openList(page, 'posts');
  await page.getByRole('link', { name: es.records.add }).click();
  await box(page, 'title').fill('Vacuna de la gripe');
  await box(page, 'slug').fill('vacuna-gripe');
  await page.getByLabel(es.fields.date).fill('2026-11-06T09:30');
  await page.getByRole('combobox', { name: es.fields.status }).click();
  await page.getByRole('option', { name: es.choices.publish }).click();
  await upload(page, 'image');
  await box(page, 'imageAlt').fill('Una jeringuilla');
  const content = box(page, 'content');
  await content.fill('Cuándo ponérsela');
  await page.getByRole('toolbar').last().getByRole('button', { name: es.editor.heading2, exact: true }).click();
  await save(page);
  expect(await effort()).toBeLessThan(A_MINUTE);
  await shownOn('/actualidad/vacuna-gripe', 'Cuándo ponérsela</h2>');
  await shownOn('/actualidad/vacuna-gripe', 'alt="Una jeringuilla"');
  await page.getByRole('button', { name: es.form.delete, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: es.form.delete, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: es.lists.posts })).toBeVisible();
});
