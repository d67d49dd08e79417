import type { Page } from '@playwright/test';
import messages from '@/messages/es.json' with { type: 'json' };
import { expect, expectToFit, test } from '../e2e/visit';
import { DESK } from '../support/desk-visit';
import { startEditorsSite } from '../support/editors-site';
import { countEffort } from '../support/effort';
import { PORTS } from '../support/ports';

// Changes that an editor keeps before they are published: at the desk, on the page by a link, and published.

const WIDTHS = [320, 390, 1280];
const es = DESK.es.content;
const texts = es.drafts;
const CLINIC = '/clinicas/torrent';
let site: Awaited<ReturnType<typeof startEditorsSite>>;

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  test.setTimeout(240_000);
  site = await startEditorsSite(PORTS.deskDrafts);
});
test.afterAll(() => site?.stop());

async function openRecord(page: Page, list: keyof typeof es.lists, name: string) {
  await site.open(page);
  await page.getByRole('link', { name: es.lists[list], exact: true }).click();
  await page.getByRole('searchbox', { name: es.records.find }).fill(name);
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}
const named = (page: Page) =>
  page.getByRole('textbox', { name: `${es.fields.nombre}: ${es.languages.es}`, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const bar = (page: Page) => page.getByRole('region', { name: texts.edited });
const isShown = async (text: string) => (await (await fetch(site.origin + CLINIC)).text()).includes(text);

async function keepAs(page: Page, name: string) {
  await named(page).fill(name);
  await button(page, texts.keepAs).click();
  await expect(page.getByText(texts.kept)).toBeVisible();
  await expect(bar(page)).toContainText('Eva Pla');
}

test('a change is kept, shown to who has the link, changed again and published', async ({ page, browser }) => {
  await openRecord(page, 'centromedicos', 'Clínica Torrent');
  await keepAs(page, 'Clínica Torrent del Mar');
  expect(await isShown('Torrent del Mar')).toBe(false);
  await expectToFit(page, WIDTHS);

  await bar(page).getByRole('button', { name: texts.preview }).click();
  const dialog = page.getByRole('dialog', { name: texts.preview });
  await dialog.getByRole('button', { name: es.languages.es, exact: true }).click();
  const link = dialog.getByRole('link');
  await expect(link).toBeVisible();
  await expectToFit(page, WIDTHS);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await dialog.getByRole('button', { name: texts.copy }).click();
  await expect(dialog.getByText(texts.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await link.getAttribute('href'));
  const theirs = await (await browser.newContext()).newPage();
  await theirs.goto((await link.getAttribute('href')) ?? '');
  await expect(theirs.getByRole('heading', { level: 1, name: 'Clínica Torrent del Mar' })).toBeVisible();
  await expect(theirs.getByRole('complementary', { name: messages.Preview.label })).toBeVisible();
  await theirs.context().close();
  await dialog.getByRole('button', { name: DESK.es.back }).click();

  // What is typed since is published, too.
  await named(page).fill('Clínica Torrent de la Playa');
  await bar(page).getByRole('button', { name: texts.publish }).click();
  await expect(page.getByText(texts.published)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Clínica Torrent de la Playa' })).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  await expect.poll(() => isShown('Clínica Torrent de la Playa'), { timeout: 25_000 }).toBe(true);
});

test('what could not be published is said at its field, and nothing typed is lost', async ({ page, complaints }) => {
  await openRecord(page, 'centromedicos', 'Clínica Torrent de la Playa');
  await named(page).fill('');
  const phone = page.getByRole('textbox', { name: es.fields.telefono, exact: true });
  await phone.fill('961 234 567');
  await button(page, texts.keepAs).click();
  await expect(named(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(phone).toHaveValue('961 234 567');
  complaints.length = 0; // the refusal is on the console of the browser, too
  await named(page).fill('Clínica Torrent de la Playa');
  await button(page, texts.keepAs).click();
  await expect(page.getByText(texts.kept)).toBeVisible();
});

test('a draft is found again, planned for a time, and the plan is taken back', async ({ page, complaints }) => {
  await openRecord(page, 'centromedicos', 'Clínica Torrent de la Playa');
  const waiting = page.getByRole('region', { name: texts.waiting });
  await waiting.getByRole('button', { name: texts.goOn }).click();
  await expect(page.getByRole('textbox', { name: es.fields.telefono, exact: true })).toHaveValue('961 234 567');

  await page.goto(`${site.origin}/gestion#/contenido`);
  await page.getByRole('tab', { name: es.tabs.drafts }).click();
  const row = page.getByRole('row').filter({ hasText: 'Clínica Torrent de la Playa' });
  await expect(row).toContainText(es.fields.telefono);
  await expectToFit(page, WIDTHS);
  const plan = row.getByRole('button', { name: new RegExp(`^${texts.plan}: `) });
  await plan.click();
  const dialog = page.getByRole('dialog', { name: texts.plan });
  await dialog.getByLabel(texts.when).fill('2020-01-01T10:00');
  await dialog.getByRole('button', { name: texts.planIt }).click();
  await expect(dialog.getByText('Elija una fecha y una hora futuras.')).toBeVisible();
  complaints.length = 0; // the refusal is on the console of the browser, too
  await expectToFit(page, WIDTHS);
  await dialog.getByLabel(texts.when).fill('2099-07-01T10:30');
  await dialog.getByRole('button', { name: texts.planIt }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('1/7/99, 10:30');
  await plan.click();
  await expect(dialog.getByLabel(texts.when)).toHaveValue('2099-07-01T10:30');
  await dialog.getByRole('button', { name: texts.unplan }).click();
  await expect(row).not.toContainText('10:30');

  page.once('dialog', (question) => question.accept());
  await row.getByRole('button', { name: new RegExp(`^${texts.discard}: `) }).click();
  await expect(page.getByText(texts.none)).toBeVisible();
});

test('a practised editor sees a change on its page and plans it in a minute', async ({ page }) => {
  await site.open(page);
  const effort = await countEffort(page);
  await page.getByRole('link', { name: es.lists.pruebas, exact: true }).click();
  await page.getByRole('searchbox', { name: es.records.find }).fill('esfuerzo');
  await page.getByRole('link', { name: 'Prueba de esfuerzo', exact: true }).click();
  await page.getByLabel(`${es.fields.titulo1}: ${es.languages.es}`, { exact: true }).fill('Qué es y para qué sirve');
  await button(page, texts.keepAs).click();
  await bar(page).getByRole('button', { name: texts.preview }).click();
  const preview = page.getByRole('dialog', { name: texts.preview });
  await preview.getByRole('button', { name: es.languages.es, exact: true }).click();
  const [shown] = await Promise.all([page.waitForEvent('popup'), preview.getByRole('link').click()]);
  await expect(shown.getByText('Qué es y para qué sirve')).toBeVisible();
  await preview.getByRole('button', { name: DESK.es.back }).click();
  await bar(page).getByRole('button', { name: texts.plan }).click();
  const plan = page.getByRole('dialog', { name: texts.plan });
  await plan.getByLabel(texts.when).fill('2099-07-01T10:30');
  await plan.getByRole('button', { name: texts.planIt }).click();
  await expect(bar(page)).toContainText('10:30');
  expect(await effort()).toBeLessThan(60);
});

test('a record that does not exist yet is kept, found again and published', async ({ page }) => {
  await site.open(page);
  await page.getByRole('link', { name: es.lists.etiquetas, exact: true }).click();
  await page.getByRole('link', { name: es.records.add }).click();
  await keepAs(page, 'Etiqueta pensada');
  await expect(page).toHaveURL(/nuevo\?borrador=\d+$/);
  await page.reload();
  await expect(named(page)).toHaveValue('Etiqueta pensada');
  await page.goto(`${site.origin}/gestion#/contenido`);
  await page.getByRole('tab', { name: es.tabs.drafts }).click();
  await page.getByRole('link', { name: /Etiqueta pensada/ }).click();
  await expect(named(page)).toHaveValue('Etiqueta pensada');
  await bar(page).getByRole('button', { name: texts.publish }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Etiqueta pensada' })).toBeVisible();
});

/** Makes the draft of a clinic with calls, in place of the one it had; answers its id and where it is edited. */
async function keepByCall(page: Page, registro: number, cambios: object): Promise<{ id: number; address: string }> {
  const path = `${site.origin}/gestion/catalogo/borradores`;
  const { borradores } = (await (await page.request.get(path)).json()) as {
    borradores: { id: number; registro: number }[];
  };
  for (const one of borradores) if (one.registro === registro) await page.request.delete(`${path}/${one.id}`);
  const answer = await page.request.post(path, { data: { recurso: 'centromedicos', registro, cambios } });
  expect(answer.status()).toBe(201);
  const { id } = await answer.json();
  return { id, address: `${site.origin}/gestion#/contenido/centromedicos/${registro}?borrador=${id}` };
}

test('of two editors of a draft the second is told, and nothing typed is lost', async ({ page, complaints }) => {
  await site.open(page);
  const { id, address } = await keepByCall(page, 5, { telefono: '961 000 005' });
  await page.goto(address);
  const phone = page.getByRole('textbox', { name: es.fields.telefono, exact: true });
  await expect(phone).toHaveValue('961 000 005');
  const faster = { data: { cambios: { telefono: '961 000 006' } } };
  expect((await page.request.put(`${site.origin}/gestion/catalogo/borradores/${id}`, faster)).status()).toBe(200);
  await phone.fill('961 000 007');
  await button(page, texts.keep).click();
  await expect(page.getByRole('alert')).toContainText(es.form.typedStays);
  await expect(phone).toHaveValue('961 000 007');
  complaints.length = 0; // the refusal is on the console of the browser, too
  await button(page, es.form.readAgain).click();
  await expect(page.getByRole('region', { name: es.conflicts.title })).toContainText('961 000 006');
  await page.getByRole('radio', { name: es.conflicts.mine }).check();
  await button(page, texts.keep).click();
  await expect(page.getByText(texts.kept)).toBeVisible();
  await page.reload();
  await expect(phone).toHaveValue('961 000 007');
});

test('what is typed into a draft is stored before it is planned, and what is wrong in it is said', async ({
  page,
  complaints,
}) => {
  await site.open(page);
  await page.goto((await keepByCall(page, 2, { telefono: '961 000 001' })).address);
  const phone = page.getByRole('textbox', { name: es.fields.telefono, exact: true });
  await expect(phone).toHaveValue('961 000 001');
  const name = await named(page).inputValue();
  await named(page).fill('');
  await bar(page).getByRole('button', { name: texts.publish }).click();
  await expect(named(page)).toHaveAttribute('aria-invalid', 'true');
  complaints.length = 0; // the refusal is on the console of the browser, too
  await named(page).fill(name);
  await phone.fill('961 000 002');
  await bar(page).getByRole('button', { name: texts.plan }).click();
  const dialog = page.getByRole('dialog', { name: texts.plan });
  await dialog.getByLabel(texts.when).fill('2099-07-01T10:30');
  await dialog.getByRole('button', { name: texts.planIt }).click();
  await expect(bar(page)).toContainText('10:30');
  await page.reload();
  await expect(phone).toHaveValue('961 000 002');
  page.once('dialog', (question) => question.accept());
  await bar(page).getByRole('button', { name: texts.discard }).click();
  await expect(bar(page)).toHaveCount(0);
  await expect(phone).not.toHaveValue('961 000 002');
  await expect(page).not.toHaveURL(/borrador/);
});

test('a change typed beside a draft stays when the draft is discarded', async ({ page }) => {
  await site.open(page);
  const [record] = (await keepByCall(page, 3, { telefono: '961 000 003' })).address.split('?');
  await page.goto(record ?? '');
  await named(page).fill('Otro nombre');
  page.on('dialog', (question) => question.accept());
  await page.getByRole('region', { name: texts.waiting }).getByRole('button', { name: texts.discard }).click();
  await expect(page.getByText(texts.discarded)).toBeVisible();
  await expect(named(page)).toHaveValue('Otro nombre');
});

for (const locale of ['es', 'ca', 'en'] as const) {
  test(`a draft in its form and in the list is accessible: ${locale}`, async ({ page }) => {
    const own = DESK[locale].content;
    await site.open(page, locale);
    await page.goto((await keepByCall(page, 4, { telefono: '961 000 004' })).address);
    await expect(page.getByRole('region', { name: own.drafts.edited })).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('desk.');
    await expectToFit(page, WIDTHS);
    await page.goto(`${site.origin}/gestion#/contenido`);
    await page.getByRole('tab', { name: own.tabs.drafts }).click();
    await expect(page.getByRole('row').filter({ hasText: own.fields.telefono }).first()).toBeVisible();
    await expect(page.getByRole('tabpanel')).not.toContainText('desk.');
    await expectToFit(page, WIDTHS);
  });
}
