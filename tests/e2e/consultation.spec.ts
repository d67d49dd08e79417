import type { Page } from '@playwright/test';
import ca from '../../messages/ca.json' with { type: 'json' };
import en from '../../messages/en.json' with { type: 'json' };
import es from '../../messages/es.json' with { type: 'json' };
import { byPointer, keyboardOnly } from '../support/actions';
import { confirm, form, MESSAGES, submit } from '../support/appointment-visit';
import { calendarStart, factsOf, mailsAbout, operate } from '../support/desk';
import { newAddress } from '../support/request-visit';
import { expect, expectAccessible, expectNoOverflow, test } from './visit';

// Where a clinic opens its agenda an hour of a consultation is booked; everywhere else the clinic calls.

const TEXTS = { es: es.AppointmentForm, ca: ca.AppointmentForm, en: en.AppointmentForm };
const main = (page: Page) => page.getByRole('main');
const hours = (page: Page, language: keyof typeof TEXTS = 'es') =>
  form(page).getByRole('radiogroup', { name: TEXTS[language].hourTitle });

/** Dermatology in the centre of Valencia has hours in the demo. */
async function choosePlace(page: Page, language: keyof typeof TEXTS = 'es', clinic = 'ncia centr') {
  const { choose } = byPointer(page);
  await page.goto(MESSAGES[language].path);
  await choose(form(page).getByRole('combobox', { name: MESSAGES[language].speciality }), 'dermatolog');
  await choose(form(page).getByRole('combobox', { name: MESSAGES[language].clinic }), clinic);
}

async function writePerson(page: Page, email: string, language: keyof typeof TEXTS = 'es') {
  await form(page).getByLabel(MESSAGES[language].name).fill('Aina Ferrer');
  await form(page).getByLabel(MESSAGES[language].email).fill(email);
  await form(page).getByLabel(MESSAGES[language].phone).fill('600 12 34 56');
  await form(page).getByLabel(MESSAGES[language].terms).check();
}

for (const [language, width, chip] of [
  ['es', 390, 2],
  ['ca', 1280, 5],
  ['en', 320, 8],
] as const) {
  const texts = TEXTS[language];

  test(`an hour is booked, read by patient and clinic, and found again by the link: ${language}, ${width} px`, async ({
    page,
  }) => {
    const email = newAddress();
    await page.setViewportSize({ width, height: 844 });
    await choosePlace(page, language);
    await expect(hours(page, language).getByRole('radio', { name: texts.hourCall })).toBeChecked();
    await writePerson(page, email, language);
    const radio = hours(page, language)
      .getByRole('radio', { name: /^\d\d:\d\d$/ })
      .nth(chip);
    await radio.check();
    const [day = '', slot = ''] = (await radio.inputValue()).split(' ');
    const time = `${slot.slice(0, 2)}:${slot.slice(2, 4)}`;
    if (language === 'es') await expectAccessible(page);
    await expectNoOverflow(page, width);

    await submit(page, MESSAGES[language]).click();
    const check = main(page).getByRole('region', { name: texts.checkTitle });
    await expect(check.getByText(texts.bookLead)).toBeVisible();
    await expect(check.getByText(new RegExp(`, ${time}$`))).toBeVisible();
    await check.getByRole('button', { name: texts.bookSend }).click();
    await expect(main(page).getByRole('heading', { name: texts.bookedTitle })).toBeVisible();
    await expect(main(page).getByRole('status').filter({ hasText: texts.booked })).toContainText(time);
    if (language === 'es') await expectAccessible(page);

    const { own, notice } = await mailsAbout(email);
    const reference = factsOf(notice.text).Referencia ?? 'none';
    await expect(main(page).getByText(reference)).toBeVisible();
    expect(factsOf(notice.text)).toMatchObject({ Paciente: 'Aina Ferrer', Servicio: 'Dermatología', Hora: time });
    expect(own.text).toContain(time);
    expect(calendarStart(own.calendar)).toBe(`${day} ${time}`);
    expect(factsOf(await operate(['bookings', 'show', reference]))).toMatchObject({ Name: 'Aina Ferrer' });

    await page.goto(/https?:\/\/\S+\/cita#[\w-]{43}/.exec(own.text)?.[0] ?? '/nowhere');
    await expect(main(page).getByText(time).first()).toBeVisible();
  });
}

test('the first free hour is booked by keyboard alone', async ({ page }) => {
  const { choose, press, write, tick } = keyboardOnly(page);
  await page.goto(MESSAGES.es.path);
  await choose(form(page).getByRole('combobox', { name: MESSAGES.es.speciality }), 'dermatolog');
  await choose(form(page).getByRole('combobox', { name: MESSAGES.es.clinic }), 'ncia centr');
  await press(hours(page).getByRole('button', { name: es.AppointmentForm.hourFirst }));
  await write(form(page).getByLabel(MESSAGES.es.name), 'Aina Ferrer');
  await write(form(page).getByLabel(MESSAGES.es.email), newAddress());
  await write(form(page).getByLabel(MESSAGES.es.phone), '600 12 34 56');
  await tick(form(page).getByLabel(MESSAGES.es.terms));
  await press(submit(page));
  const book = main(page).getByRole('button', { name: es.AppointmentForm.bookSend });
  await expect(book).toBeEnabled();
  await press(book);
  await expect(main(page).getByRole('heading', { name: es.AppointmentForm.bookedTitle })).toBeVisible();
  await expect(main(page).locator('section:focus')).toContainText(es.AppointmentForm.booked);
});

test('to be called is asked for as before', async ({ page }) => {
  const email = newAddress();
  await choosePlace(page);
  await writePerson(page, email);
  await submit(page).click();
  await confirm(page).click();
  await expect(page.getByText(MESSAGES.es.received)).toBeVisible();
  const { own } = await mailsAbout(email);
  expect(own.text).toContain('Te llamaremos');
});
