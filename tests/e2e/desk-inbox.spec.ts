import type { APIRequestContext, Page } from '@playwright/test';
import area from '@/desk/src/messages/inbox/es.json' with { type: 'json' };
import { allMails, mailsAbout } from '../support/desk';
import { DESK, signIn } from '../support/desk-visit';
import { PORTS } from '../support/ports';
import { formOf, newAddress, pick } from '../support/request-visit';
import { expect, expectAccessible, test } from './visit';

// What visitors and professionals send becomes work of the staff that gets done.

const texts = DESK.es.inbox;

/** Sends a form to the backend as the site does. */
async function send(request: APIRequestContext, path: string, data: object, locale = 'es') {
  const url = `http://127.0.0.1:${PORTS.backend}/api${path}`;
  const answer = await request.post(url, { data, headers: { 'X-LOCALE-FRONT': locale } });
  expect(answer.ok()).toBe(true);
}

const writeTo = (request: APIRequestContext, nombre: string) =>
  send(request, '/contactos/solicitar', { nombre, email: newAddress(), centromedico: '1', mensaje: 'Hola' });

const lineOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const tab = (page: Page, kind: keyof typeof texts.kinds) =>
  page.getByRole('tab', { name: new RegExp(`^${texts.kinds[kind]}`) });
const newName = () => `Aina ${crypto.randomUUID().replace(/[^a-f]/g, '')}`;

test('a message of the public form is answered at the desk, and the visitor reads the answer', async ({ page }) => {
  test.setTimeout(60_000);
  const email = newAddress();
  const name = newName();
  await page.goto('/ca/contacto');
  await pick(page, 'Clínica', 'centr');
  const field = (label: string) => formOf(page).getByLabel(label, { exact: true });
  await field('Nom i cognoms').fill(name);
  await field('Correu electrònic').fill(email);
  await field('Missatge').fill('Bon dia:\nfeu ressonàncies els dissabtes?');
  await field('He llegit i accepto el tractament de les meves dades per a respondre al meu missatge.').check();
  await formOf(page).getByRole('button', { name: 'Envia el missatge' }).click();
  await expect(page.locator('section:focus')).toContainText('Hem rebut el teu missatge');
  const { notice } = await mailsAbout(email);

  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, { role: 'reception' });
  await page.goto('/gestion#/bandejas');
  await tab(page, 'mensajes').click();
  await expect(lineOf(page, name)).toContainText(texts.states.nueva);
  await expectAccessible(page);
  await lineOf(page, name).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('feu ressonàncies els dissabtes?')).toBeVisible();
  await page.getByLabel(texts.answer.field).fill('Sí, els dissabtes de 8 a 15.\nFins aviat.');
  await expectAccessible(page);
  await page.getByRole('button', { name: texts.answer.submit }).click();
  await expect(page.getByText(`${texts.states.hecha}: ${texts.me}`)).toBeVisible();
  await expect(page.getByText('Fins aviat.')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  const answers = async () =>
    (await allMails()).filter(({ to, subject }) => to === email && subject === 'Resposta al teu missatge');
  await expect.poll(async () => (await answers()).length, { timeout: 20_000 }).toBe(1);
  const [answer] = await answers();
  expect(answer?.replyTo).toBe(notice.to);
  const [, reference] = /Referencia: (\S+)/.exec(notice.text) ?? [];
  expect(answer?.text).toContain(`Hola, ${name}:`);
  expect(answer?.text).toContain('Sí, els dissabtes de 8 a 15.\nFins aviat.');
  expect(answer?.text).toMatch(/El teu missatge del \d.*:\n\nBon dia:\nfeu ressonàncies els dissabtes\?/);
  expect(answer?.text).toContain(`Referència: ${reference}`);
  expect(answer?.text).not.toContain('automàticament');
});

test('what comes is seen at once, and of two who take it one gets it', async ({
  page,
  browser,
  request,
  complaints,
}) => {
  test.setTimeout(90_000);
  const context = await browser.newContext();
  const other = await context.newPage();
  for (const one of [page, other]) {
    await signIn(one, { role: 'reception' });
    await one.goto('/gestion#/bandejas/mensajes');
    await expect(tab(one, 'mensajes')).toHaveAttribute('aria-selected', 'true');
  }
  const name = newName();
  await writeTo(request, name);
  for (const one of [page, other]) {
    await expect(lineOf(one, name)).toBeVisible();
    await expect(one.getByRole('menuitem', { name: new RegExp(`^${texts.title} \\(\\d+\\)$`) })).toBeVisible();
  }
  const take = (one: Page) => lineOf(one, name).getByRole('button', { name: texts.acts.tomar }).click();
  await Promise.all([take(page), take(other)]);
  const mine = `${texts.states.encurso}: ${texts.me}`;
  const theirs = `${texts.states.encurso}: Pilar Gil`;
  await expect
    .poll(async () => (await Promise.all([page, other].map((one) => lineOf(one, name).textContent()))).join(' '))
    .toMatch(new RegExp(`${mine}[\\s\\S]*${theirs}|${theirs}[\\s\\S]*${mine}`));
  const isMine = (await lineOf(page, name).textContent())?.includes(mine);
  const [winner, loser] = isMine ? [page, other] : [other, page];
  await expect(loser.getByText(area.refusals.takenBy.replace('%{who}', 'Pilar Gil'))).toBeVisible();
  complaints.length = 0; // the refusal is on the console of the browser, too
  await expect(lineOf(loser, name).getByRole('button')).toHaveCount(0);
  await lineOf(winner, name).getByRole('button', { name: texts.acts.hecha }).press('Enter');
  for (const one of [page, other]) await expect(lineOf(one, name)).toHaveCount(0);
  await winner.getByRole('button', { name: texts.filters.hechas }).click();
  await expect(lineOf(winner, name)).toContainText(`${texts.states.hecha}: ${texts.me}`);
  await context.close();
});

test('a manager refuses a professional with a reason, which is mailed in their language', async ({ page, request }) => {
  test.setTimeout(60_000);
  const [email, name] = [newAddress(), newName()];
  const data = { nombre: name, email, telefono: '600 333 444', numcolegiado: '46/54321', especialidad: '1' };
  await send(request, '/profesionals/register', data, 'en');
  await signIn(page, { role: 'manager' });
  await page.goto('/gestion#/bandejas/profesionales');
  await lineOf(page, name).getByRole('link', { name }).click();
  await expect(page.getByRole('definition').filter({ hasText: '46/54321' })).toBeVisible();
  await page.getByRole('button', { name: texts.rechazar.button }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  await dialog.getByLabel(texts.rechazar.reason).fill('The number does not exist.');
  await dialog.getByRole('button', { name: texts.rechazar.button }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(texts.rechazar.done)).toBeVisible();
  await expect(page.getByText('The number does not exist.')).toBeVisible();
  const refused = async () =>
    (await allMails()).find(
      ({ to, subject }) => to === email && subject === 'About your registration as a professional',
    );
  await expect
    .poll(async () => (await refused())?.text ?? '', { timeout: 20_000 })
    .toContain('The number does not exist.');
});
