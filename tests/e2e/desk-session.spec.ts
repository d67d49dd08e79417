import type { APIRequestContext, Page } from '@playwright/test';
import { timeCode } from '@/backend/tests/support/time-code';
import { booked } from '../support/booked';
import { allMails, operate } from '../support/desk';
import { DESK, STAFF_PASSWORD, signIn } from '../support/desk-visit';
import { startEditorsSite } from '../support/editors-site';
import { PORTS } from '../support/ports';
import { newAddress } from '../support/request-visit';
import { expect, expectAccessible, test } from './visit';

// The end of a session, a reload and another language lose nothing of what is typed at the desk.

const texts = DESK.es;
const NEXT_CODE_MS = 30_000; // a code is good once, and so is the one of the next half minute

const dialog = (page: Page) => page.getByRole('dialog');

/** Ends the session as half an hour without use does. */
const endSession = (page: Page) => page.request.delete('/gestion/api/sesion');

/** Waits until what is typed into a form was stored. */
const stored = (page: Page, form: string) =>
  page.waitForResponse(
    (response) => response.url().includes(`/borradores/${form}/`) && response.request().method() === 'PUT',
  );

async function message(request: APIRequestContext, page: Page): Promise<{ email: string; path: string }> {
  const email = newAddress();
  const nombre = `Aina ${crypto.randomUUID().replace(/[^a-f]/g, '')}`;
  const data = { nombre, email, centromedico: '1', mensaje: 'Hola' };
  await request.post(`http://127.0.0.1:${PORTS.backend}/api/contactos/solicitar`, { data });
  const inbox = await page.request.get('/gestion/api/bandejas/mensajes?filtro=nuevas');
  const { lineas } = (await inbox.json()) as { lineas: { id: number; nombre: string }[] };
  return { email, path: `/gestion#/bandejas/mensajes/${lineas.find((line) => line.nombre === nombre)?.id}` };
}

test('an answer is sent once after signing in again on its screen, which nobody reads meanwhile', async ({
  page,
  request,
  complaints,
}) => {
  test.setTimeout(120_000);
  const { email, secret } = await signIn(page, { role: 'reception' });
  const { email: patient, path } = await message(request, page);
  await page.goto(path);
  const field = page.getByLabel(texts.inbox.answer.field);
  await field.fill('Sí, los sábados.');
  await endSession(page);
  await expect(dialog(page)).toContainText(texts.again.help.replace('%{name}', 'Pilar Gil'));
  await expect(dialog(page).getByLabel(texts.signIn.email)).toHaveValue(email);
  await expect(dialog(page).getByLabel(texts.signIn.email)).not.toBeEditable();
  await expect(dialog(page).getByLabel(texts.signIn.password)).toBeFocused();
  await expectAccessible(page);
  expect(
    await page.locator('.MuiBackdrop-root').evaluate((backdrop) => getComputedStyle(backdrop).backgroundColor),
  ).toMatch(/^rgb\(/); // opaque
  const calls: string[] = [];
  page.on('request', (one) => calls.push(`${one.method()} ${new URL(one.url()).pathname}`));
  await page.keyboard.press('Escape');
  await dialog(page).getByLabel(texts.signIn.password).fill(STAFF_PASSWORD);
  await page.keyboard.press('Enter');
  await dialog(page)
    .getByLabel(texts.signIn.code)
    .fill(timeCode(secret, Date.now() + NEXT_CODE_MS));
  expect(calls.filter((one) => !one.endsWith('/sesion'))).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(field).toHaveValue('Sí, los sábados.');
  await page.getByRole('button', { name: texts.inbox.answer.submit }).click();
  await expect(page.getByText(`${texts.inbox.states.hecha}: ${texts.inbox.me}`)).toBeVisible();
  await expect
    .poll(async () => (await allMails()).filter(({ to, text }) => to === patient && text.includes('sábados')).length)
    .toBe(1);
  complaints.length = 0; // the code that was missing is on the console of the browser, too
});

test('a call that the end of the session stopped goes on by itself, and another account gets an empty desk', async ({
  page,
  browser,
  request,
  complaints,
}) => {
  test.setTimeout(120_000);
  const { secret } = await signIn(page, { role: 'reception' });
  const reference = /Reference: +(\S+)/.exec(await operate(['bookings', 'show', await booked(request, 9, false)]))?.[1];
  await page.goto(`/gestion#/reservas/${reference}`);
  await page.getByLabel(texts.notes.field).fill('Viene en silla de ruedas.');
  await page.route('**/gestion/api/eventos', (route) => route.abort()); // nothing tells the screen: the call itself does
  await page.reload();
  await page.getByLabel(texts.notes.field).fill('Viene en silla de ruedas.');
  await endSession(page);
  await page.getByRole('button', { name: texts.notes.submit }).click();
  await dialog(page).getByLabel(texts.signIn.password).fill(STAFF_PASSWORD);
  await page.keyboard.press('Enter');
  await dialog(page)
    .getByLabel(texts.signIn.code)
    .fill(timeCode(secret, Date.now() + NEXT_CODE_MS));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Pilar Gil: Viene en silla de ruedas.')).toHaveCount(1);

  const other = await browser.newContext();
  const { email } = await signIn(await other.newPage(), { role: 'reception' });
  await page.context().addCookies(await other.cookies()); // as signed in in another tab of this browser
  await page.getByLabel(texts.notes.field).fill('Otra nota');
  await page.getByRole('button', { name: texts.notes.submit }).click();
  await expect(page.getByLabel(texts.notes.field)).toHaveValue('');
  const { cuenta } = await (await page.request.get('/gestion/api/sesion')).json();
  expect(cuenta.correo).toBe(email);
  await expect(page.getByText('Otra nota')).toHaveCount(0);
  await other.close();
  complaints.length = 0; // refusals and what was aborted are on the console of the browser, too
});

test('a booking by telephone is there after a reload, and is thrown away by a press', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, { role: 'reception' });
  await page.goto('/gestion#/nueva?dia=2026-12-14&hora=0900');
  const name = page.getByLabel(new RegExp(`^${texts.caller.fields.nombre}`));
  const written = stored(page, 'nueva');
  await name.fill('Aina Ferrer');
  await written;
  await page.reload();
  await expect(name).toHaveValue('Aina Ferrer');
  await expectAccessible(page);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).toBe('{}');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole('button', { name: texts.unsent.discard }).click();
  await expect(name).toHaveValue('');
  await expect(page.getByRole('button', { name: texts.unsent.discard })).toHaveCount(0);
  await page.reload();
  await expect(name).toHaveValue('');
});

test('what is typed for one person is not shown with the next, and waits where it was typed', async ({
  page,
  request,
}) => {
  await signIn(page, { role: 'reception' });
  const [first, second] = [await message(request, page), await message(request, page)];
  const field = page.getByLabel(texts.inbox.answer.field);
  await page.goto(second.path);
  await expect(field).toHaveValue('');
  await page.goto(first.path);
  await field.fill('Para la primera.');
  await page.goto(second.path);
  await expect(field).toHaveValue('');
  await page.goBack();
  await expect(field).toHaveValue('Para la primera.');
});

test('another language changes the screen at once, keeps what is typed and is that of the account', async ({
  page,
}) => {
  await signIn(page, { role: 'reception' });
  await page.goto('/gestion#/nueva');
  await page.getByLabel(new RegExp(`^${texts.caller.fields.nombre}`)).fill('Aina Ferrer');
  await page.getByRole('button', { name: `${texts.language}: Español` }).click();
  await page.getByRole('menuitem', { name: 'Català' }).click();
  const catalan = DESK.ca;
  await expect(page.getByRole('heading', { level: 1, name: catalan.caller.title })).toBeVisible();
  await expect(page.getByLabel(new RegExp(`^${catalan.caller.fields.nombre}`))).toHaveValue('Aina Ferrer');
  await expect(page.getByRole('menuitem', { name: catalan.schedules.title })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('ca');
  await page.goto('/gestion#/');
  await expect(page.getByRole('heading', { level: 1, name: catalan.agenda.title })).toBeVisible();
  const today = new Date().toLocaleDateString('ca', { dateStyle: 'long', timeZone: 'Europe/Madrid' });
  await expect(page.getByRole('heading', { name: today })).toBeVisible();
  await expect(page.locator('main')).not.toContainText('Timed');
  await page.reload();
  await expect(page.getByRole('button', { name: `${catalan.language}: Català` })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: catalan.agenda.title })).toBeVisible();
});

test('what is typed into a record is there after a reload, and saved it is stored no longer', async ({ page }) => {
  test.setTimeout(240_000);
  const site = await startEditorsSite(PORTS.deskSession);
  await site.open(page);
  await page.goto(`${site.origin}/gestion#/contenido/centromedicos/1`);
  const phone = page.getByRole('textbox', { name: texts.content.fields.telefono, exact: true });
  const written = stored(page, 'ficha');
  await phone.fill('963 000 111');
  await written;
  page.on('dialog', (question) => void question.accept());
  await page.reload();
  await expect(phone).toHaveValue('963 000 111');
  await expect(page.getByRole('button', { name: texts.unsent.discard })).toBeVisible();
  const gone = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await page.getByRole('button', { name: texts.content.form.save, exact: true }).click();
  await expect(page.getByText(texts.content.form.saved)).toBeVisible();
  await gone;
  await page.reload();
  await expect(phone).toHaveValue('963 000 111');
  await expect(page.getByRole('button', { name: texts.unsent.discard })).toHaveCount(0);
  await site.stop();
});
