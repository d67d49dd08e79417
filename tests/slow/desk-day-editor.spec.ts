import type { Page } from '@playwright/test';
import { normalRequest } from '@/backend/tests/support/booking-requests';
import messages from '@/messages/es.json' with { type: 'json' };
import { expect, test } from '../e2e/visit';
import { button, newName, send } from '../support/desk-day';
import { deskNames } from '../support/desk-names';
import { DESK } from '../support/desk-visit';
import { startEditorsSite } from '../support/editors-site';
import { photo } from '../support/photo';
import { PORTS } from '../support/ports';

// An editor has a working day; after each act the test reads the public pages.

const es = { ...DESK.es.content, ...deskNames('es') };
const { drafts } = es;
const PRODUCT = '/productos/analitica-basica';
const CLINIC = '/clinicas/torrent';
let site: Awaited<ReturnType<typeof startEditorsSite>>;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  site = await startEditorsSite(PORTS.deskDayEditor);
});
test.afterAll(() => site?.stop());

/** The text of a public page as a visitor without an account gets it. */
const publicPage = async (path: string) => (await fetch(site.origin + path)).text();

/** Opens a record by its list and a part of its name. */
async function openRecord(page: Page, list: keyof typeof es.lists, name: string): Promise<void> {
  await page.getByRole('menuitem', { name: es.title }).click();
  await page.getByRole('link', { name: es.lists[list], exact: true }).click();
  await page.getByRole('searchbox', { name: es.records.find }).fill(name);
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

const box = (page: Page, field: keyof typeof es.fields, language?: keyof typeof es.languages) =>
  page.getByRole('textbox', {
    name: language ? `${es.fields[field]}: ${es.languages[language]}` : es.fields[field],
    exact: true,
  });

/** Saves the record without a conflict; the page announces that visitors will see it. */
async function save(page: Page): Promise<void> {
  await button(page, es.form.save).click();
  await expect(page.getByText(es.form.saved)).toBeVisible();
  await expect(page.getByRole('region', { name: es.conflicts.title })).toHaveCount(0);
}

test('an editor has a working day, and visitors read each change', async ({ page, browser, request, complaints }) => {
  test.setTimeout(240_000);
  await site.open(page);

  await test.step('a text and a price are saved, and are on the page at once', async () => {
    await openRecord(page, 'productos', 'Analítica básica');
    await box(page, 'precio').fill('43,50');
    await box(page, 'tituloseo', 'es').fill('Analítica básica en ayunas');
    await save(page);
    await expect.poll(() => publicPage(PRODUCT)).toContain('43,50');
    await expect.poll(() => publicPage(PRODUCT)).toContain('<title>Analítica básica en ayunas');
  });

  await test.step('a draft is kept and invisible to visitors', async () => {
    await openRecord(page, 'centromedicos', 'Clínica Torrent');
    await box(page, 'nombre', 'es').fill('Clínica Torrent del Mar');
    await button(page, drafts.keepAs).click();
    await expect(page.getByText(drafts.stored)).toBeVisible();
    expect(await publicPage(CLINIC)).not.toContain('Torrent del Mar');
  });
  const bar = page.getByRole('region', { name: drafts.edited });

  await test.step('the holder of its link sees it on its page', async () => {
    await bar.getByRole('button', { name: drafts.preview }).click();
    const dialog = page.getByRole('dialog', { name: drafts.preview });
    await dialog.getByRole('button', { name: es.languages.es, exact: true }).click();
    const link = (await dialog.getByRole('link').getAttribute('href')) ?? '';
    const context = await browser.newContext();
    const colleague = await context.newPage();
    await colleague.goto(link);
    await expect(colleague.getByRole('heading', { level: 1, name: 'Clínica Torrent del Mar' })).toBeVisible();
    await expect(colleague.getByRole('complementary', { name: messages.Preview.label })).toBeVisible();
    await context.close();
    await dialog.getByRole('button', { name: DESK.es.back }).click();
  });

  await test.step('it is scheduled, and then published before its time', async () => {
    await bar.getByRole('button', { name: drafts.plan }).click();
    const dialog = page.getByRole('dialog', { name: drafts.plan });
    await dialog.getByLabel(drafts.when).fill('2099-07-01T10:30');
    await dialog.getByRole('button', { name: drafts.planIt }).click();
    await expect(bar).toContainText('1/7/99, 10:30');
    expect(await publicPage(CLINIC)).not.toContain('Torrent del Mar');
    await bar.getByRole('button', { name: drafts.publish }).click();
    await expect(page.getByText(drafts.published)).toBeVisible();
    await expect.poll(() => publicPage(CLINIC), { timeout: 25_000 }).toContain('Clínica Torrent del Mar');
  });

  await test.step('a photograph is uploaded, and is on the page', async () => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: `${es.picture.upload}: ${es.fields.fotografia}` }).click();
    const buffer = await photo(2_400, 1_600);
    await (await chooser).setFiles({ name: 'Sala nueva.jpg', mimeType: 'image/jpeg', buffer });
    const file = page.getByRole('group', { name: es.fields.fotografia }).getByRole('combobox');
    await expect(file).toHaveValue(/^\/media\/sala-nueva/);
    await save(page);
    await expect.poll(() => publicPage(CLINIC), { timeout: 25_000 }).toMatch(/<img[^>]+sala-nueva/);
  });

  await test.step('hours and a telephone are saved, and are on the page', async () => {
    await box(page, 'horarios', 'es').fill('Lunes a viernes de 7:45 a 20:15');
    await box(page, 'telefono').fill('961 222 333');
    await save(page);
    await expect.poll(() => publicPage(CLINIC), { timeout: 25_000 }).toContain('href="tel:+34961222333"');
    expect(await publicPage(CLINIC)).toContain('7:45–20:15');
  });

  await test.step('no screen and no call shows patient data', async () => {
    const asked = normalRequest({ nombre: newName(), email: 'nadie@paciente.test' });
    const { referencia } = await send(request, PORTS.deskDayEditor + 1, '/citas/solicitar', asked);
    await expect(page.getByRole('menuitem')).toHaveText([es.title]);
    await expect(page.getByLabel(DESK.es.find.label)).toHaveCount(0);
    const inner = [
      `reservas/${referencia}`,
      'bandejas/solicitudes',
      'bandejas/mensajes/1',
      'derechos/1',
      'conservacion',
    ];
    for (const address of ['', 'buscar', 'nueva', 'bandejas', 'horarios', 'bonos', 'cifras', 'registro', ...inner]) {
      await page.goto(`${site.origin}/gestion#/${address}`);
      await expect(page).toHaveURL(/#\/contenido$/);
      await expect(page.getByRole('heading', { level: 1, name: es.title })).toBeVisible();
    }
    expect(complaints, 'no screen asks for what it may not have').toEqual([]);
    const calls = `${site.origin}/gestion/api`;
    const read = [
      'agenda?desde=2026-01-01&hasta=2026-01-02',
      `reservas/${referencia}`,
      'bandejas/solicitudes',
      'registro',
    ];
    for (const path of read) expect((await page.request.get(`${calls}/${path}`)).status(), path).toBe(403);
    const searched = await page.request.post(`${calls}/buscar`, { data: { texto: '600000001' } });
    expect(searched.status()).toBe(403);
  });
});
