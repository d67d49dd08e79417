import type { Page } from '@playwright/test';
import { LANGUAGE_TAG } from '@/lib/i18n/locales';
import { booked } from '../support/booked';
import { allMails, operate } from '../support/desk';
import { addStaff, DESK, signIn } from '../support/desk-visit';
import { freeSlot } from '../support/wizard';
import { expect, expectAccessible, test } from './visit';

// The staff's place: signing in, the agenda, a booking whole and what is done with it.

const dialog = (page: Page) => page.getByRole('dialog');

/** The reference of a booking of that number, as the clinic's lists show it. */
async function referenceOf(numcita: string): Promise<string> {
  const shown = await operate(['bookings', 'show', numcita]);
  return /Reference: +(\S+)/.exec(shown)?.[1] ?? '';
}

for (const [language, width] of [
  ['es', 390],
  ['ca', 1280],
  ['en', 320],
] as const) {
  test(`a new account takes its first steps in ${language}, ${width} px`, async ({ page }) => {
    test.setTimeout(60_000);
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/gestion');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await signIn(page, { role: 'manager', locale: language });
    const texts = DESK[language];
    await expect(page.getByRole('heading', { level: 1, name: texts.agenda.title })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
    for (const [address, title] of [
      ['/gestion#/', texts.agenda.title],
      ['/gestion#/bandejas', texts.inbox.title],
      ['/gestion#/bonos', texts.vouchers.title],
      ['/gestion#/cifras', texts.figures.title],
      ['/gestion#/registro', texts.log.title],
    ] as const) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBeLessThanOrEqual(width);
      await expectAccessible(page);
    }
    const { subjects, names, values } = texts.log; // in the words of the screens
    const readAgenda = page.getByRole('row').filter({ hasText: subjects.agenda });
    await expect(readAgenda.first()).toContainText(`, ${names.clinic}: ${values.all}`);
    await page.goto('/gestion#/');
    const today = new Date().toLocaleDateString(LANGUAGE_TAG[language], {
      dateStyle: 'long',
      timeZone: 'Europe/Madrid',
    });
    await expect(page.getByRole('heading', { name: today })).toBeVisible();
  });
}

test('a wrong password is said in words and what was typed stays', async ({ page, complaints }) => {
  const { email } = await addStaff({ role: 'reception' });
  await page.goto('/gestion');
  const field = page.getByLabel(/^(Correo|E-mail)/);
  await field.fill(email);
  await page.getByLabel(/^(Contraseña|Password)/).fill('no es esta');
  await page.getByRole('button', { name: /^(Entrar|Sign in)$/ }).click();
  await expect(page.getByRole('alert')).toContainText(
    new RegExp(`${DESK.es.refusals.wrong}|${DESK.en.refusals.wrong}`),
  );
  await expect(field).toHaveValue(email);
  complaints.length = 0; // the refusal is on the console of the browser, too
});

test('a booking is read whole, and its last notice is sent again', async ({ page, request }) => {
  test.setTimeout(90_000);
  const reference = await referenceOf(await booked(request, 9, true));
  const told = async () =>
    (await allMails()).filter(({ to, text }) => to === 'ana@example.test' && text.includes(reference));
  await expect.poll(async () => (await told()).length).toBe(1);
  await signIn(page, { role: 'reception' });
  const texts = DESK.es;
  await page.getByLabel(texts.find.label).fill(reference.toLowerCase().replace('-', ' '));
  await page.getByLabel(texts.find.label).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Ana Pérez Gómez' })).toBeVisible();
  for (const given of ['12345678Z', 'C/ Colón, 1', texts.reasons['1'], 'ana@example.test'])
    await expect(page.getByRole('definition').filter({ hasText: given }).first()).toBeVisible();
  await expect(page.getByText(texts.mailKinds['booking-confirmed']).first()).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: texts.mover.button }).click();
  await expect(dialog(page).getByRole('radio').first()).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: texts.back }).click();
  await expect(dialog(page)).toBeHidden();

  await page.getByRole('button', { name: texts.reenviar.button }).click();
  await dialog(page).getByRole('button', { name: texts.reenviar.submit }).click();
  await expect.poll(async () => (await told()).length).toBe(2);
});

test('of two people who change one booking the second is told who did what, and keeps what was typed', async ({
  page,
  browser,
  request,
  complaints,
}) => {
  test.setTimeout(150_000);
  const reference = await referenceOf(await booked(request, 9, true));
  const texts = DESK.es;
  await signIn(page, { role: 'reception' });
  await page.goto(`/gestion#/reservas/${reference}`);
  await page.getByRole('button', { name: texts.cancelar.button }).click();
  await dialog(page).getByRole('combobox', { name: texts.cancelar.reason }).click();
  await page.getByRole('option', { name: texts.cancelar.reasons.doctor }).click();

  const other = await browser.newPage();
  await signIn(other, { role: 'manager' });
  const path = `/gestion/api/reservas/${reference}`;
  const { version } = (await (await other.request.get(path)).json()) as { version: number };
  const { day, slot } = await freeSlot(request, 30, 'testSerologico');
  const moved = await other.request.post(`${path}/mover`, { data: { version, fecha: day, inicio: slot.slice(0, 4) } });
  expect(moved.status()).toBe(200);
  await other.close();

  const submit = dialog(page).getByRole('button', { name: texts.cancelar.submit });
  await submit.click();
  const alert = dialog(page).getByRole('alert');
  await expect(alert).toContainText(texts.refusals.bookingChanged);
  await expect(alert).toContainText(/Pilar Gil la cambió al \S+, \d+ de /);
  await expect(dialog(page).getByRole('combobox', { name: texts.cancelar.reason })).toHaveText(
    texts.cancelar.reasons.doctor,
  );
  await expectAccessible(page);
  complaints.length = 0; // the refusal is on the console of the browser, too
  await submit.click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText(texts.states.cancelled, { exact: true }).first()).toBeVisible();
});

test('a patient is found by name, telephone and e-mail, and nothing of it is in the address', async ({
  page,
  request,
}) => {
  const reference = await referenceOf(await booked(request, 9, false));
  await signIn(page, { role: 'reception' });
  const texts = DESK.es;
  for (const typed of ['gómez ana', '600000000', 'ANA@example.test']) {
    await page.getByLabel(texts.find.label).fill(typed);
    await page.getByLabel(texts.find.label).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: texts.find.title })).toBeVisible();
    await expect(page.getByRole('link', { name: reference })).toBeVisible();
    expect(page.url()).toMatch(/\/gestion#\/buscar$/);
  }
  await page.getByLabel(texts.find.label).fill('nadie');
  await page.getByLabel(texts.find.label).press('Enter');
  await expect(page.getByText(texts.find.none)).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => ({ ...localStorage, ...sessionStorage }))).toEqual({});
});
