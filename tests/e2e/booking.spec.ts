import type { Page } from '@playwright/test';
import ca from '../../messages/ca.json' with { type: 'json' };
import en from '../../messages/en.json' with { type: 'json' };
import es from '../../messages/es.json' with { type: 'json' };
import { type Actions, byPointer, keyboardOnly } from '../support/actions';
import { factsOf, mailsAbout, operate } from '../support/desk';
import { openDay } from '../support/open-day';
import { newAddress } from '../support/request-visit';
import { expect, expectAccessible, expectNoOverflow, test } from './visit';

type Messages = typeof es;

/** Each visitor books in another week, so that they never compete for an hour. */
const VISITORS = [
  { language: 'es', prefix: '', messages: es, width: 1280, weeks: 3, approve: 'Aprobar el pago' },
  { language: 'ca', prefix: '/ca', messages: ca, width: 390, weeks: 4, approve: 'Aprovar el pagament' },
  { language: 'en', prefix: '/en', messages: en, width: 320, weeks: 5, approve: 'Approve the payment' },
] as const;

/** A Wednesday some weeks from now as DD/MM/YYYY and YYYY-MM-DD. */
function wednesday(weeks: number) {
  const iso = openDay(3, weeks);
  return { iso, typed: iso.split('-').reverse().join('/') };
}

const main = (page: Page) => page.getByRole('main');
const labelled = (page: Page, label: string) => main(page).getByLabel(label, { exact: true });

/** The home page: clinic, day, test and hour in the quick form. */
async function beginAtHome(page: Page, messages: Messages, day: string, actions: Actions): Promise<string> {
  const quick = main(page).getByRole('region', { name: messages.Assistant.title });
  await actions.choose(quick.getByRole('combobox', { name: messages.Assistant.clinic }), 'valencia cent');
  const date = quick.getByRole('textbox', { name: messages.Assistant.day });
  await expect(date).toHaveAttribute('placeholder', messages.DayField.placeholder);
  await actions.write(date, day);
  await actions.press(quick.getByRole('radio', { name: messages.Assistant.types.testPCR }));
  const hour = quick.getByRole('radio', { name: /^\d\d:\d\d$/ }).first();
  await actions.press(hour);
  await expect(hour).toBeChecked();
  const chosen = (await hour.getAttribute('value')) ?? '';
  await actions.press(quick.getByRole('button', { name: messages.Assistant.ask }));
  return chosen;
}

/** The first step: the patient. The choices of the home page are still selected. */
async function fillPatient(page: Page, messages: Messages, actions: Actions, email: string) {
  const form = { ...messages.VisitorForm, ...messages.AppointmentForm };
  const known = main(page)
    .getByRole('group')
    .filter({ hasText: `${messages.Assistant.types.testPCR} · ` });
  await expect(known.first()).toBeVisible();
  await expect(main(page).getByRole('radio', { name: /^\d\d:\d\d$/, checked: true })).toHaveCount(1);
  await actions.select(labelled(page, form.reason), form.reasons[6]);
  await actions.write(labelled(page, form.name), 'Aina');
  await actions.write(labelled(page, form.surnames), 'Ferrer Soler');
  const born = main(page).getByRole('group', { name: form.birthDate });
  await actions.write(born.getByLabel(messages.BirthDate.day), '29');
  await actions.write(born.getByLabel(messages.BirthDate.month), '2');
  await actions.write(born.getByLabel(messages.BirthDate.year), '1980');
  await actions.write(labelled(page, form.email), email);
  await actions.write(labelled(page, form.emailConfirmation), email);
  await actions.write(labelled(page, form.phone), '600 12 34 56');
  await actions.write(labelled(page, form.documentNumber), '12345678z');
  await actions.write(labelled(page, form.address), 'C/ Colón, 1');
  await actions.write(labelled(page, form.postalCode), '46004');
  await actions.write(labelled(page, form.city), 'València');
  await actions.write(labelled(page, form.province), 'València');
  await actions.press(main(page).getByRole('button', { name: form.nextStep }));
}

async function consentAndPay(page: Page, messages: Messages, actions: Actions, approve: string) {
  await expect(page.getByRole('heading', { name: messages.Consent.heading })).toBeVisible();
  const refusals = main(page).getByRole('radiogroup').getByRole('radio', { name: messages.Consent.no, exact: true });
  await expect(refusals).toHaveCount(2);
  for (const refusal of await refusals.all()) await actions.press(refusal);
  await actions.press(main(page).getByRole('button', { name: messages.Consent.pay }));
  await actions.press(page.getByRole('button', { name: approve }));
}

/**
 * The booking as the clinic and the desk read it: the mails in the patient's words, the rest in the protected detail.
 */
async function expectReceived(email: string, slot: string) {
  const { own, notice } = await mailsAbout(email);
  const facts = factsOf(notice.text);
  const hour = `${slot.slice(0, 2)}:${slot.slice(2, 4)}`;
  expect(facts).toMatchObject({
    Paciente: 'Aina Ferrer Soler',
    Teléfono: '600 12 34 56',
    Correo: email,
    Servicio: 'PCR nasofaríngea',
    Hora: hour,
    'Pagado en la web': expect.stringContaining('€'),
  });
  expect(own.replyTo).toBe(notice.to);
  expect(own.text).toContain(facts.Referencia);
  expect(factsOf(await operate(['bookings', 'show', facts.Referencia ?? '']))).toMatchObject({
    Name: 'Aina',
    Surnames: 'Ferrer Soler',
    'Date of birth': '1980-02-29',
    'DNI or NIE': '12345678Z',
    Address: 'C/ Colón, 1',
    Hour: expect.stringMatching(new RegExp(`^${hour} to`)),
    'Consent to research': 'no',
    'Consent to news': 'no',
  });
}

async function expectBooked(page: Page, messages: Messages, prefix: string, slot: string) {
  await expect(page).toHaveURL(new RegExp(`${prefix}/payment/ok/[\\w-]{22}$`));
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(messages.Payment.success);
  const facts = main(page).getByRole('region', { name: messages.Payment.appointment });
  await expect(facts).toContainText('Aina Ferrer Soler');
  await expect(facts).toContainText(messages.Payment.services.testPCR);
  await expect(facts).toContainText(`${slot.slice(0, 2)}:${slot.slice(2, 4)}`);
  await expect(main(page).getByRole('link', { name: messages.PaymentPage.calendar })).toBeVisible();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('cita.1'))).toBeNull();
}

/** From the result to the patient's own page, in the booking browser: no mail is opened. */
async function openOwnPage(page: Page, messages: Messages, prefix: string, actions: Actions) {
  await actions.press(main(page).getByRole('link', { name: messages.PaymentPage.manage }));
  await expect(page).toHaveURL(new RegExp(`${prefix}/cita$`));
  await expect(main(page).getByRole('heading', { name: messages.OwnVisit.titles.confirmed })).toBeVisible();
}

for (const { language, prefix, messages, width, weeks, approve } of VISITORS) {
  const input = language === 'en' ? 'by keyboard alone' : 'by pointer';
  test(`a visitor books and pays a test from the home to the result, in ${language} at ${width} px, ${input}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(prefix || '/');
    const actions = language === 'en' ? keyboardOnly(page) : byPointer(page);
    const slot = await beginAtHome(page, messages, wednesday(weeks).typed, actions);
    const email = newAddress();
    await fillPatient(page, messages, actions, email);
    await consentAndPay(page, messages, actions, approve);
    await expectBooked(page, messages, prefix, slot);
    if (language === 'es') await expectAccessible(page);
    await expectNoOverflow(page, width);
    await expectReceived(email, slot);
    await openOwnPage(page, messages, prefix, actions);
  });
}
