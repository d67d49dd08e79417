import type { Page } from '@playwright/test';
import ca from '../../messages/ca.json' with { type: 'json' };
import en from '../../messages/en.json' with { type: 'json' };
import es from '../../messages/es.json' with { type: 'json' };
import { type Hand, keyboardOnly, pointing } from '../support/hands';
import { expect, expectAccessible, test } from './visit';

type Words = typeof es;

/** Each visitor books another week, so that none takes the hour of another. */
const VISITORS = [
  { language: 'es', prefix: '', words: es, width: 1280, weeks: 3, approve: 'Aprobar el pago' },
  { language: 'ca', prefix: '/ca', words: ca, width: 390, weeks: 4, approve: 'Aprovar el pagament' },
  { language: 'en', prefix: '/en', words: en, width: 320, weeks: 5, approve: 'Approve the payment' },
] as const;

/** A Wednesday some weeks from now as DD/MM/YYYY and YYYY-MM-DD. */
function wednesday(weeks: number) {
  const day = new Date(Date.now() + weeks * 7 * 86_400_000);
  while (day.getUTCDay() !== 3) day.setUTCDate(day.getUTCDate() + 1);
  const iso = day.toISOString().slice(0, 10);
  return { iso, typed: iso.split('-').reverse().join('/') };
}

const main = (page: Page) => page.getByRole('main');
const labelled = (page: Page, label: string) => main(page).getByLabel(label, { exact: true });

/** The home: clinic, day, test and hour in the quick form. */
async function beginAtHome(page: Page, words: Words, day: string, hand: Hand): Promise<string> {
  const quick = main(page).getByRole('region', { name: words.Assistant.title });
  await hand.choose(quick.getByRole('combobox', { name: words.Assistant.clinic }), 'valencia cent');
  const date = quick.getByRole('textbox', { name: words.Assistant.day });
  await expect(date).toHaveAttribute('placeholder', words.DayField.placeholder);
  await hand.write(date, day);
  await hand.press(quick.getByRole('radio', { name: words.Assistant.types.testPCR }));
  const hour = quick.getByRole('radio', { name: /^\d\d:\d\d$/ }).first();
  await hand.press(hour);
  await expect(hour).toBeChecked();
  const chosen = (await hour.getAttribute('value')) ?? '';
  await hand.press(quick.getByRole('button', { name: words.Assistant.ask }));
  return chosen;
}

/** The first step: the patient. What was chosen at home is still chosen. */
async function fillPatient(page: Page, words: Words, hand: Hand, email: string) {
  const { AppointmentForm: form } = words;
  await expect(main(page).getByRole('radio', { name: words.Assistant.types.testPCR, exact: true })).toBeChecked();
  await expect(main(page).getByRole('radio', { name: /^\d\d:\d\d$/, checked: true })).toHaveCount(1);
  await hand.select(labelled(page, form.reason), form.reasons[6]);
  await hand.write(labelled(page, form.name), 'Aina');
  await hand.write(labelled(page, form.surnames), 'Ferrer Soler');
  await labelled(page, form.birthDate).fill('1980-02-29');
  await hand.write(labelled(page, form.email), email);
  await hand.write(labelled(page, form.emailConfirmation), email);
  await hand.write(labelled(page, form.phone), '600 12 34 56');
  await hand.write(labelled(page, form.documentNumber), '12345678z');
  await hand.write(labelled(page, form.address), 'C/ Colón, 1');
  await hand.write(labelled(page, form.postalCode), '46004');
  await hand.write(labelled(page, form.city), 'València');
  await hand.write(labelled(page, form.province), 'València');
  await hand.press(main(page).getByRole('button', { name: form.next }));
}

async function consentAndPay(page: Page, words: Words, hand: Hand, approve: string) {
  await expect(page.getByRole('heading', { name: words.Consent.heading })).toBeVisible();
  const refusals = main(page).getByRole('radiogroup').getByRole('radio', { name: words.Consent.no, exact: true });
  await expect(refusals).toHaveCount(2);
  for (const refusal of await refusals.all()) await hand.press(refusal);
  await hand.press(main(page).getByRole('button', { name: words.Consent.pay }));
  await hand.press(page.getByRole('button', { name: approve }));
}

async function expectBooked(page: Page, words: Words, prefix: string, slot: string) {
  await expect(page).toHaveURL(new RegExp(`${prefix}/payment/ok/[\\w-]{22}$`));
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(words.Payment.success);
  const facts = main(page).getByRole('region', { name: words.Payment.appointment });
  await expect(facts).toContainText('Aina Ferrer Soler');
  await expect(facts).toContainText(words.Payment.services.testPCR);
  await expect(facts).toContainText(`${slot.slice(0, 2)}:${slot.slice(2, 4)}`);
  await expect(main(page).getByRole('link', { name: words.PaymentPage.calendar })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('cita.1'))).toBeNull();
}

test.describe.configure({ timeout: 60_000 });

for (const { language, prefix, words, width, weeks, approve } of VISITORS) {
  test(`a visitor books and pays a test from the home to the result, in ${language} at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(prefix || '/');
    const hand = pointing(page);
    const slot = await beginAtHome(page, words, wednesday(weeks).typed, hand);
    await fillPatient(page, words, hand, 'aina@example.org');
    await consentAndPay(page, words, hand, approve);
    await expectBooked(page, words, prefix, slot);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

test('a visitor books and pays a test with the keyboard alone', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/en');
  const hand = keyboardOnly(page);
  const slot = await beginAtHome(page, en, wednesday(6).typed, hand);
  await fillPatient(page, en, hand, 'aina.keyboard@example.org');
  await consentAndPay(page, en, hand, 'Approve the payment');
  await expectBooked(page, en, '/en', slot);
});
