import path from 'node:path';
import type { APIRequestContext, FileChooser, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, expectToFit, test } from '../e2e/visit';
import { DESK } from '../support/desk-visit';
import { startEditorsSite } from '../support/editors-site';
import { countEffort } from '../support/effort';
import { PORTS } from '../support/ports';

// What editors look after at the desk: what hurts in the catalogue, old addresses, deletions.

const WIDTHS = [320, 390, 1280];
const es = DESK.es.content;
const PICTURE = path.resolve('tests/fixtures/desk-picture.png');
let site: Awaited<ReturnType<typeof startEditorsSite>>;

test.describe.configure({ mode: 'default', timeout: 120_000 });
test.beforeAll(async () => {
  test.setTimeout(240_000);
  site = await startEditorsSite(PORTS.deskContent);
});
test.afterAll(() => site?.stop());

/** Answers, when it is asked, how many seconds a practised editor has taken for what was done since. */
async function openContent(page: Page, locale: keyof typeof DESK = 'es') {
  await site.open(page, locale);
  const effort = await countEffort(page);
  await expect(page.getByRole('heading', { level: 1, name: DESK[locale].content.title })).toBeVisible();
  await page.getByRole('tab', { name: DESK[locale].content.tabs.review }).click();
  return effort;
}
const openTab = (page: Page, tab: keyof typeof es.tabs) => page.getByRole('tab', { name: es.tabs[tab] }).click();
const dialog = (page: Page) => page.getByRole('dialog');

/** The records of a list of the writable catalogue, with every language. */
async function read(request: APIRequestContext, path: string): Promise<object[]> {
  const answer = await request.get(`${site.origin}/gestion/catalogo${path}`, { headers: { 'x-locale-front': '*' } });
  return (await answer.json())['hydra:member'];
}

/** A call of the writable catalogue with the session of the browser; answers its body. */
async function edit(request: APIRequestContext, method: 'POST' | 'PUT' | 'DELETE', path: string, data?: object) {
  const url = `${site.origin}/gestion/catalogo${path}`;
  const answer = await request.fetch(url, { method, data, headers: { 'content-type': 'application/json' } });
  expect(answer.status()).toBeLessThan(300);
  return answer.status() === 204 ? null : ((await answer.json()) as { id: number });
}

test('an editor comes to what should be mended', async ({ page }) => {
  await openContent(page);
  const doctors = page.getByRole('region', { name: `${es.review.rules.doctorWithoutSpeciality} (2)` });
  await expect(doctors.getByRole('row')).toHaveCount(3);
  await expect(doctors.getByRole('cell', { name: /^Médico \d+: Dra?\. / })).toHaveCount(2);
  await expectToFit(page, WIDTHS);
});

test('a text without Catalan is found as soon as it is written', async ({ page }) => {
  const effort = await openContent(page);
  await expect(page.getByRole('region', { name: es.review.rules.doctorWithoutSpeciality })).toBeVisible();
  const made = await edit(page.request, 'POST', '/etiquetas', { nombre: { es: 'Etiqueta solo en español' } });
  await page.getByRole('button', { name: es.review.again }).click();
  const missing = page.getByRole('region', { name: `${es.review.rules.missingText} (1)` });
  await expect(missing.getByRole('row').last()).toHaveText(
    /^Etiqueta \d+: Etiqueta solo en españolNombre: catalán, inglés$/,
  );
  expect(await effort()).toBeLessThan(60);
  await edit(page.request, 'DELETE', `/etiquetas/${made?.id}`);
});

test('an old address is added, leads to its page, and is taken away', async ({ page, request, complaints }) => {
  const effort = await openContent(page);
  await openTab(page, 'redirects');
  await expect(page.getByText(es.redirects.none)).toBeVisible();
  await page.getByRole('button', { name: es.redirects.add }).click();
  await dialog(page).getByRole('combobox', { name: es.redirects.kind }).click();
  await page.getByRole('option', { name: es.kinds.pruebas }).click();
  const slug = dialog(page).getByRole('textbox', { name: es.redirects.slug });
  const record = dialog(page).getByRole('combobox', { name: es.redirects.record });
  await slug.fill('analitica-general');
  await record.fill('esfuerzo');
  await page.getByRole('option', { name: 'Prueba de esfuerzo' }).click();
  await expectToFit(page, WIDTHS);
  const save = dialog(page).getByRole('button', { name: es.redirects.save, exact: true });
  await save.click();
  await expect(dialog(page).getByRole('alert')).toHaveText(/^Esta dirección la tiene ahora una página/);
  complaints.length = 0; // the refusal is on the console of the browser, too
  await expect(record).toHaveValue('Prueba de esfuerzo');
  await slug.fill('ergometria');
  await expect(dialog(page).getByText('/pruebas/ergometria')).toBeVisible();
  await save.click();
  await expect(dialog(page)).toBeHidden();
  expect(await effort()).toBeLessThan(60);
  const row = page.getByRole('row').filter({ hasText: '/pruebas/ergometria' });
  await expect(row).toContainText('/pruebas/prueba-de-esfuerzo');
  await expectToFit(page, WIDTHS);

  const location = async () => {
    const answer = await request.get(`${site.origin}/en/pruebas/ergometria?a=1`, { maxRedirects: 0 });
    return `${answer.status()} ${answer.headers().location ?? ''}`;
  };
  await expect.poll(location).toBe('308 /en/pruebas/prueba-de-esfuerzo?a=1');
  await row.getByRole('button', { name: /^Quitar: / }).click();
  await expect(page.getByText(es.redirects.none)).toBeVisible();
  await expect.poll(location).toBe('404 ');
});

async function openTorrent(page: Page) {
  await openContent(page);
  await openTab(page, 'records');
  await page.getByRole('link', { name: es.lists.centromedicos, exact: true }).click();
  await page.getByRole('searchbox', { name: es.records.find }).fill('Torrent');
  await page.getByRole('link', { name: 'Clínica Torrent', exact: true }).click();
}

test('a picture has its text and the point that stays in sight, from the form that shows it', async ({ page }) => {
  await openTorrent(page);
  await page.getByRole('button', { name: `${es.picture.about}: ${es.fields.fotografia}` }).click();
  const text = (language: keyof typeof es.languages) =>
    dialog(page).getByRole('textbox', { name: `${es.fields.alternativo}: ${es.languages[language]}` });
  const slider = (axis: 'x' | 'y') => dialog(page).getByRole('slider', { name: es.picture.focus[axis] });
  await text('es').fill('La puerta de la clínica');
  await text('ca').fill('La porta de la clínica');
  await text('en').fill('');
  await slider('y').focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await slider('x').press('End');
  await expectToFit(page, WIDTHS);
  await dialog(page).getByRole('button', { name: es.form.save }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText(es.form.saved)).toHaveCount(0); // the clinic itself was not sent
  const photo = (locale: string, alt: string) =>
    expect
      .poll(
        async () => (await (await fetch(`${site.origin}${locale}/clinicas/torrent`)).text()).match(/<img [^>]*>/)?.[0],
      )
      .toMatch(new RegExp(`alt="${alt}" style="object-position:100% 1%"`));
  await photo('', 'La puerta de la clínica');
  await photo('/ca', 'La porta de la clínica');
  await photo('/en', 'La puerta de la clínica');
});

test('a picture without text is among what hurts, and is put right where the review leads', async ({ page }) => {
  await openContent(page);
  const [made] = (await read(page.request, '/media_objects?contentUrl=facade-gandia')) as { id: number }[];
  await edit(page.request, 'PUT', `/media_objects/${made?.id}`, { alternativo: { es: '', ca: '', en: '' } });
  await page.getByRole('button', { name: es.review.again }).click();
  const without = page.getByRole('region', { name: `${es.review.rules.pictureWithoutText} (1)` });
  await without.getByRole('link', { name: `Imagen ${made?.id}: /media/facade-gandia.jpg` }).click();
  await expect(page.getByRole('heading', { level: 1, name: '/media/facade-gandia.jpg' })).toBeVisible();
  await expectToFit(page, WIDTHS);
  await page.getByRole('textbox', { name: `${es.fields.alternativo}: ${es.languages.es}` }).fill('La fachada');
  const picture = page.getByRole('group', { name: es.fields.foco }).locator('img').first();
  const { width, height } = (await picture.boundingBox()) ?? { width: 0, height: 0 };
  await picture.click({ position: { x: width * 0.25, y: height * 0.75 } });
  await page.getByRole('button', { name: es.form.save, exact: true }).click();
  await expect(page.getByText(es.form.saved)).toBeVisible();
  const [stored] = await read(page.request, '/media_objects?contentUrl=facade-gandia');
  expect(stored).toMatchObject({ alternativo: { es: 'La fachada', ca: '', en: '' }, foco: '25% 75%' });
});

test('a picture is added from the list of pictures, and another one put in its place', async ({ page }) => {
  await openContent(page);
  await openTab(page, 'records');
  await page.getByRole('link', { name: es.lists.media_objects, exact: true }).click();
  await page.getByRole('link', { name: es.records.add }).click();
  const choose = async (name: string, file: Parameters<FileChooser['setFiles']>[0]) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: `${name}: ${es.fields.contentUrl}` }).click();
    await (await chooser).setFiles(file);
  };
  const shown = page.getByRole('group', { name: es.fields.contentUrl }).locator('img');
  await page.getByRole('textbox', { name: `${es.fields.alternativo}: ${es.languages.es}` }).fill('La sala');
  await choose(es.picture.file, { name: 'Sala.png', mimeType: 'image/png', buffer: Buffer.alloc(25_000_001) });
  await expect(page.getByRole('alert')).toHaveText(DESK.es.refusals.tooLarge.replace('%{megabytes}', '25'));
  await choose(es.picture.file, PICTURE);
  await page.getByRole('button', { name: es.form.save, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^\/media\/desk-picture-\d+\.jpg$/ })).toBeVisible();
  await expect(shown).toHaveJSProperty('complete', true);
  expect(await shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
});

test('a photograph is made smaller before it is sent, one of HEIC by the backend', async ({ page }) => {
  const pixels = sharp({ create: { width: 4_032, height: 3_024, channels: 3, background: '#3a7' } });
  const jpeg = await pixels.jpeg().withMetadata({ orientation: 6 }).toBuffer();
  const photo = Buffer.concat([jpeg, Buffer.alloc(20_000_000 - jpeg.length, 'GPS')]);
  await openTorrent(page);
  const sent = page.waitForRequest((one) => one.method() === 'POST' && one.url().endsWith('/media_objects'));
  const choose = async (file: Parameters<FileChooser['setFiles']>[0]) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: `${es.picture.upload}: ${es.fields.fotografia}` }).click();
    await (await chooser).setFiles(file);
  };
  const said = page.getByRole('group', { name: es.fields.fotografia }).getByRole('status');
  await choose({ name: 'IMG_1.JPG', mimeType: 'image/jpeg', buffer: photo });
  await expect(said).toHaveText(/^Guardada: 2250 × 3000 píxeles, .* El archivo tenía 20 MB\.$/);
  expect((await sent).postDataBuffer()?.length ?? 0).toBeLessThan(1_000_000);
  await expectToFit(page, WIDTHS);
  await choose(path.resolve('backend/tests/media/photo.heic'));
  await expect(said).toHaveText(/^Guardada: 480 × 640 píxeles, /);
});

test('a telephone is said as the site understands it, and one that it does not is refused', async ({
  page,
  complaints,
}) => {
  await openTorrent(page);
  const phone = page.getByRole('textbox', { name: es.fields.telefono });
  await phone.fill('963 40');
  await expect(phone).toHaveAccessibleDescription(/^La web no lo entiende/);
  await page.getByRole('button', { name: es.form.save, exact: true }).click();
  await expect(phone).toHaveAccessibleDescription(/^Escriba teléfonos completos/);
  expect(complaints.splice(0).join()).toContain('422');
  await phone.fill('963 401 234 / 600 123 456');
  await page.getByRole('button', { name: es.form.save, exact: true }).click();
  await expect(page.getByText(es.form.saved)).toBeVisible();
  await expect(phone).toHaveAccessibleDescription(/\+34 963 40 12 34 · \+34 600 12 34 56; se marca así/);
  const links = async () =>
    [...(await (await fetch(`${site.origin}/clinicas/torrent`)).text()).matchAll(/tel:\+34(?:963401234|600123456)/g)]
      .length;
  await expect.poll(links).toBeGreaterThanOrEqual(2);
});

test('what was deleted is brought back', async ({ page }) => {
  await openContent(page);
  const made = await edit(page.request, 'POST', '/bloques', { nombre: 'Bloque de prueba' });
  await edit(page.request, 'DELETE', `/bloques/${made?.id}`);
  await openTab(page, 'deleted');
  const row = page.getByRole('row').filter({ hasText: `Bloque ${made?.id}: Bloque de prueba` });
  await expect(row).toContainText('Eva Pla');
  await expectToFit(page, WIDTHS);
  await row.getByRole('button', { name: /^Recuperar: / }).click();
  await expect(row).toHaveCount(0);
  const back = await page.request.get(`${site.origin}/gestion/catalogo/bloques/${made?.id}`);
  expect((await back.json()).nombre).toBe('Bloque de prueba');
});

for (const locale of ['es', 'ca', 'en'] as const) {
  test(`every tab has its texts and is accessible: ${locale}`, async ({ page }) => {
    await openContent(page, locale);
    for (const tab of Object.values(DESK[locale].content.tabs)) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.getByRole('tabpanel')).not.toContainText('desk.');
      await expectToFit(page, WIDTHS);
    }
  });
}
