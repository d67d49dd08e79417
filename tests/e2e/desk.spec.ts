import { booked } from '../support/booked';
import { operate } from '../support/desk';
import { DESK, signIn, signInByCalls } from '../support/desk-visit';
import { expect, expectAccessible, test } from './visit';

// The built desk, served by the site; tests/component/desk tests its screens.

test('a new account takes its first steps, at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto('/gestion');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await signIn(page, { role: 'manager', locale: 'ca' });
  await expect(page.getByRole('heading', { level: 1, name: DESK.ca.agenda.title })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('ca');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expectAccessible(page);
});

test('another account that signs in in another tab gets an empty desk', async ({
  page,
  browser,
  request,
  complaints,
}) => {
  const texts = DESK.es;
  await signInByCalls(page.request, { role: 'reception' });
  const reference = /Reference: +(\S+)/.exec(await operate(['bookings', 'show', await booked(request, 9, false)]))?.[1];
  await page.goto(`/gestion#/reservas/${reference}`);
  await page.getByLabel(texts.notes.field).fill('Otra nota');
  const other = await browser.newContext();
  const email = await signInByCalls(other.request, { role: 'reception' });
  await page.context().addCookies(await other.cookies());
  await page.getByRole('button', { name: texts.notes.submit }).click();
  await expect(page.getByLabel(texts.notes.field)).toHaveValue('');
  const { cuenta } = await (await page.request.get('/gestion/api/sesion')).json();
  expect(cuenta.correo).toBe(email);
  await expect(page.getByText('Otra nota')).toHaveCount(0);
  await other.close();
  complaints.length = 0; // The refusal is on the browser console, too.
});
