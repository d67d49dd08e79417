import type { Page } from '@playwright/test';
import en from '../../messages/en.json' with { type: 'json' };
import es from '../../messages/es.json' with { type: 'json' };
import { byPointer, keyboardOnly } from '../support/actions';
import { form, MESSAGES, submit } from '../support/appointment-visit';
import { calendarStart, factsOf, mailsAbout, operate } from '../support/desk';
import { newAddress } from '../support/request-visit';
import { openSearch, searchIsReady } from '../support/search-panel';
import { expect, expectAccessible, expectNoOverflow, test } from './visit';

// An hour of a consultation is booked where a clinic opens its agenda; everywhere else the clinic calls.

const texts = en.AppointmentForm;
const main = (page: Page) => page.getByRole('main');
const hours = (page: Page, title: string) => form(page).getByRole('radiogroup', { name: title });

/** Dermatology in the centre of Valencia has hours in the demo. */
async function choosePlace(page: Page) {
  const { choose } = byPointer(page);
  await page.goto(MESSAGES.en.path);
  await choose(form(page).getByRole('combobox', { name: MESSAGES.en.speciality }), 'dermatolog');
  await choose(form(page).getByRole('combobox', { name: MESSAGES.en.clinic }), 'ncia centr');
}

async function writePerson(page: Page, email: string) {
  await form(page).getByLabel(MESSAGES.en.name).fill('Aina Ferrer');
  await form(page).getByLabel(MESSAGES.en.email).fill(email);
  await form(page).getByLabel(MESSAGES.en.phone).fill('600 12 34 56');
  await form(page).getByLabel(MESSAGES.en.terms).check();
}

test('an hour is booked, read by patient and clinic, and found again by the link, in English at 320 px', async ({
  page,
}) => {
  const email = newAddress();
  await page.setViewportSize({ width: 320, height: 844 });
  await choosePlace(page);
  await expect(hours(page, texts.hourTitle).getByRole('radio', { name: texts.hourCall })).toBeChecked();
  await writePerson(page, email);
  const radio = hours(page, texts.hourTitle)
    .getByRole('radio', { name: /^\d\d:\d\d$/ })
    .nth(8);
  await radio.check();
  const [day = '', slot = ''] = (await radio.inputValue()).split(' ');
  const time = `${slot.slice(0, 2)}:${slot.slice(2, 4)}`;
  await expectAccessible(page);
  await expectNoOverflow(page, 320);

  const answers = main(page).getByRole('group', { name: texts.answersTitle });
  await answers.getByText(texts.answersTitle).click();
  await expect(answers.getByText(new RegExp(`, ${time}$`))).toBeVisible();
  await submit(page, MESSAGES.en).click();
  await expect(main(page).getByRole('heading', { name: texts.bookedTitle })).toBeVisible();
  await expect(main(page).getByRole('status').filter({ hasText: texts.booked })).toContainText(time);
  await expectAccessible(page);

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

test('the first free hour is booked with the keyboard only', async ({ page }) => {
  const { choose, press, write, tick } = keyboardOnly(page);
  await page.goto(MESSAGES.es.path);
  await choose(form(page).getByRole('combobox', { name: MESSAGES.es.speciality }), 'dermatolog');
  await choose(form(page).getByRole('combobox', { name: MESSAGES.es.clinic }), 'ncia centr');
  await press(hours(page, es.AppointmentForm.hourTitle).getByRole('button', { name: es.AppointmentForm.hourFirst }));
  await write(form(page).getByLabel(MESSAGES.es.name), 'Aina Ferrer');
  await write(form(page).getByLabel(MESSAGES.es.email), newAddress());
  await write(form(page).getByLabel(MESSAGES.es.phone), '600 12 34 56');
  await tick(form(page).getByLabel(MESSAGES.es.terms));
  await press(submit(page));
  await expect(main(page).getByRole('heading', { name: es.AppointmentForm.bookedTitle })).toBeVisible();
  await expect(main(page).locator('section:focus')).toContainText(es.AppointmentForm.booked);
});

/** The paths that a page shows, without repeated ones. */
function screensOf(page: Page): string[] {
  const seen: string[] = [];
  page.on('framenavigated', (frame) => {
    const { pathname } = new URL(frame.url());
    if (frame === page.mainFrame() && seen.at(-1) !== pathname) seen.push(pathname);
  });
  return seen;
}

test('a knee MRI is found, compared and booked in five screens, and the mails and the page of the visit name it', async ({
  page,
  request,
}) => {
  await searchIsReady({ request });
  const email = newAddress();
  const screens = screensOf(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en');
  const { input } = await openSearch(page, 'Search');
  await input.fill('knee mri');
  await input.press('Enter');
  await main(page).getByRole('heading').getByRole('link', { name: 'Knee MRI', exact: true }).first().click();

  await main(page)
    .getByRole('link', { name: /^Compare the \d+ clinics$/ })
    .click();
  const table = main(page).getByRole('table');
  const price = (await main(page).locator('#datos strong').first().textContent()) ?? 'none';
  await expect(table.getByText(price, { exact: true })).not.toHaveCount(0);
  await expectNoOverflow(page, 390);
  await table.getByRole('link', { name: new RegExp(`^${en.ClinicComparison.request} · .*ncia centr`, 'i') }).click();
  await expect(main(page).getByRole('status').filter({ hasText: texts.forTest })).toContainText('Knee MRI');
  const radio = hours(page, texts.hourTitle)
    .getByRole('radio', { name: /^\d\d:\d\d$/ })
    .nth(5);
  await radio.check();
  const [day = '', slot = ''] = (await radio.inputValue()).split(' ');
  await writePerson(page, email);
  await expectAccessible(page);
  await expectNoOverflow(page, 390);
  await submit(page, MESSAGES.en).click();
  await expect(main(page).getByRole('heading', { name: texts.bookedTitle })).toBeVisible();
  // The fifth screen replaces the form.
  expect(screens).toEqual(['/en', '/en/resultados-busqueda', '/en/pruebas/resonancia-de-rodilla', '/en/pedir-cita']);

  const { own, notice } = await mailsAbout(email);
  const time = `${slot.slice(0, 2)}:${slot.slice(2, 4)}`;
  expect(factsOf(notice.text)).toMatchObject({
    Paciente: 'Aina Ferrer',
    Servicio: 'Resonancia de rodilla',
    Hora: time,
  });
  expect(own.text).toContain('Knee MRI');
  expect(calendarStart(own.calendar)).toBe(`${day} ${time}`);
  await page.goto(/https?:\/\/\S+\/cita#[\w-]{43}/.exec(own.text)?.[0] ?? '/nowhere');
  await expect(main(page).getByText('Knee MRI').first()).toBeVisible();
});

/**
 * Two doctors whose hours no other journey books, with hours on different weekdays: a page may name an hour up to two
 * minutes late, so its first hour must not be today, when it could begin before the form opens.
 */
const DOCTORS = [
  { path: '/medicos/dra-marta-oriol-casals-14', name: 'Oriol', weekdays: ['Tue', 'Thu'] },
  { path: '/medicos/dra-irina-munteanu-pop-10', name: 'Munteanu', weekdays: ['Wed', 'Fri'] },
];

test('the first free hour of a doctor’s page is chosen in the form, for this doctor', async ({ page }) => {
  const today = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Madrid', weekday: 'short' }).format(Date.now());
  const doctor = DOCTORS.find(({ weekdays }) => !weekdays.includes(today)) ?? { path: '/nowhere', name: 'nobody' };
  await page.goto(doctor.path);
  const link = main(page).getByRole('link', { name: es.FirstHour.label });
  const time = /\d\d:\d\d/.exec((await link.textContent()) ?? '')?.[0] ?? 'none';
  await link.click();
  await expect(
    hours(page, es.AppointmentForm.hourTitle).getByRole('radio', { name: time, checked: true }),
  ).toBeVisible();
  await expect(main(page).getByRole('status').filter({ hasText: es.AppointmentForm.withDoctor })).toContainText(
    doctor.name,
  );
});
