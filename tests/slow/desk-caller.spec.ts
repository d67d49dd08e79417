import { consentTextOf } from '@clinic/contract/consents/versions';
import type { Locator, Page } from '@playwright/test';
import { callerConsultation, callerTest } from '@/backend/tests/support/caller';
import { expect, expectAccessible, test } from '../e2e/visit';
import { keyboardOnly } from '../support/actions';
import { calendarStart, factsOf, mailsAbout } from '../support/desk';
import { DESK, signIn } from '../support/desk-visit';
import { freeSlot } from '../support/wizard';

// A receptionist with the telephone at the ear: the form of a new appointment, and what comes of it.

const CLINIC = 'valencia-centro';
const texts = DESK.es;
const own = texts.caller;

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, label: string): Locator =>
  main(page).getByLabel(new RegExp(`^${label.replace(/[()]/g, '\\$&')}`));
const hours = (page: Page) => main(page).getByRole('radio');

type Typed = { email: string; write: (field: Locator, text: string) => Promise<void> };

/** Types who the patient is and where they live. */
async function typePatient(page: Page, { email, write }: Typed): Promise<void> {
  const given = [
    ...[[own.fields.nombre, 'Aina'] as const, [own.fields.apellidos, 'Ferrer Giner'] as const],
    ...[[own.fields.telefono, '600 123 456'] as const, [own.fields.email, email] as const],
  ];
  for (const [label, text] of given) await write(field(page, label), text);
}

async function typeResidence(page: Page, write: Typed['write']): Promise<void> {
  for (const [label, text] of [
    [own.fields.fechanacimiento, '3/9/1980'],
    [texts.fields.dni, '12345678z'],
    [texts.fields.direccion, 'C/ Colón, 1'],
    [texts.fields.cp, '46004'],
    [texts.fields.ciudad, 'València'],
    [texts.fields.provincia, 'València'],
  ] as const)
    await write(field(page, label), text);
}

test('books for a caller by keyboard alone, in five steps, and the mail says it all in the patient’s language', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await signIn(page, { role: 'reception', clinic: CLINIC });
  const { press, select, tick, write } = keyboardOnly(page);
  const email = `${crypto.randomUUID().slice(0, 8)}@paciente.test`;

  await test.step('1. a new appointment', async () => {
    await press(main(page).getByRole('link', { name: own.title }));
    await expect(page.getByRole('heading', { level: 1, name: own.title })).toBeVisible();
  });
  await test.step('2. what it is for, and the first free hour', async () => {
    await expect(field(page, own.fields.que).getByRole('option', { name: 'PCR nasofaríngea' })).toBeAttached();
    await select(field(page, own.fields.que), 'PCR nasofaríngea');
    await press(hours(page).first());
  });
  const [day = '', hour = ''] = (await hours(page).first().inputValue()).split(' ');
  await test.step('3. who it is for', async () => {
    await typePatient(page, { email, write });
    await select(field(page, own.fields.idioma), texts.languages.ca);
    await typeResidence(page, write);
  });
  await test.step('4. what is asked, and the consent that is read out', async () => {
    await select(field(page, texts.fields.valoracionsolicitud), texts.reasons['1']);
    await select(field(page, own.fields.terminos), texts.choices.respuesta.NO);
    await select(field(page, own.fields.consientenotificaciones), texts.choices.respuesta.SI);
    await expect(main(page).getByText('La PCR (reacció en cadena de la polimerasa)')).toBeVisible();
    await tick(main(page).getByLabel(own.consents));
  });
  await expectAccessible(page);
  await test.step('5. it is booked', async () => {
    await press(main(page).getByRole('button', { name: own.submit }));
    await expect(page.getByRole('heading', { level: 1, name: 'Aina Ferrer Giner' })).toBeVisible();
  });
  await expect(main(page).getByText(own.byPhone.replace('%{who}', 'Pilar Gil'))).toBeVisible();
  await main(page).getByText(own.readText).click();
  await expect(main(page).getByText('La PCR (reacció en cadena de la polimerasa)')).toBeVisible();
  await expectAccessible(page);

  const reference = page.url().split('/').at(-1) ?? '';
  const clock = `${hour.slice(0, 2)}:${hour.slice(2)}`;
  const { own: mail, notice } = await mailsAbout(email);
  expect(factsOf(mail.text)).toMatchObject({
    ...{ Servei: 'PCR nasofaríngia', Hora: expect.stringContaining(clock) },
    ...{ Dia: expect.any(String), Clínica: expect.stringContaining('València Centre'), Referència: reference },
    'A pagar a la clínica': '59,00\u00a0€',
  });
  expect(mail.text).toContain('Hola, Aina Ferrer Giner:');
  expect(mail.text).toMatch(/\/ca\/cita#[\w-]{43}/);
  expect(calendarStart(mail.calendar)).toBe(`${day} ${clock}`);
  expect(factsOf(notice.text)).toMatchObject({
    Paciente: 'Aina Ferrer Giner',
    Referencia: reference,
    Teléfono: '600 123 456',
  });
});

test('says which fields are wrong, and that an hour was taken meanwhile, and loses nothing that was typed', async ({
  page,
  request,
  complaints,
}) => {
  test.setTimeout(90_000);
  await signIn(page, { role: 'reception', clinic: CLINIC });
  const { day, slot } = await freeSlot(request, 40, 'pcrVariant');
  await page.goto(`/gestion#/nueva?clinica=1&dia=${day}&hora=${slot.slice(0, 4)}`);
  const chosen = main(page).getByRole('radio', { checked: true });
  await expect(field(page, own.fields.que).getByRole('option', { name: 'PCR con estudio de variante' })).toBeAttached();
  await field(page, own.fields.que).selectOption('PCR con estudio de variante');
  await expect(chosen).toHaveValue(`${day} ${slot.slice(0, 4)}`);
  const submit = main(page).getByRole('button', { name: own.submit });
  await submit.click();
  await expect(field(page, own.fields.nombre)).toBeFocused();
  for (const wrong of ['nombre', 'dni', 'cp', 'valoracionsolicitud', 'consentimiento'] as const)
    await expect(main(page).getByText(own.errors[wrong])).toBeVisible();
  await expectAccessible(page);

  const email = `${crypto.randomUUID().slice(0, 8)}@paciente.test`;
  const write: Typed['write'] = (one, text) => one.fill(text);
  await typePatient(page, { email, write });
  await typeResidence(page, write);
  await field(page, texts.fields.valoracionsolicitud).selectOption('6');
  for (const one of [own.fields.terminos, own.fields.consientenotificaciones])
    await field(page, one).selectOption('NO');
  await main(page).getByLabel(own.consents).check();

  // Another receptionist is faster.
  const faster = callerTest({
    ...{ tipo: 'pcrVariant', dia: day, hueco: slot.slice(0, 4), email: 'otra@paciente.test' },
    consentimientohash: consentTextOf('pcrVariant', 'ca').hash,
  });
  expect((await page.request.post('/gestion/api/reservas', { data: faster })).status()).toBe(200);
  await submit.click();
  await expect(main(page).getByRole('alert').filter({ hasText: texts.refusals.taken }).first()).toBeVisible();
  await expect(field(page, own.fields.nombre)).toHaveValue('Aina');
  await expect(field(page, texts.fields.dni)).toHaveValue('12345678z');
  await expect(main(page).getByLabel(own.consents)).toBeChecked();
  await expect(main(page).locator(`input[value="${day} ${slot.slice(0, 4)}"]`)).toHaveCount(0);
  await hours(page).first().check();
  await submit.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Aina Ferrer Giner' })).toBeVisible();
  complaints.length = 0; // the refusals are on the console of the browser, too
});

test('books for a caller without an e-mail, and says before, then and at each act that they are not notified', async ({
  page,
}) => {
  await signIn(page, { role: 'reception', clinic: CLINIC });
  await page.goto('/gestion#/nueva?clinica=1');
  const what = field(page, own.fields.que);
  await expect(what.getByRole('option', { name: 'Cardiología' })).toBeAttached();
  await what.selectOption({ label: 'Cardiología' });
  await field(page, own.fields.llamada).selectOption({ label: own.callBack });
  await field(page, own.fields.nombre).fill('Vicent');
  await field(page, own.fields.email).fill('vicent@paciente.test');
  await field(page, own.fields.telefono).fill('963 555 123');
  await expect(main(page).getByText(own.reach.correo)).toBeVisible();
  await field(page, own.fields.email).fill('');
  await expect(main(page).getByText(own.reach.none)).toBeVisible();
  await main(page).getByLabel(own.agrees).check();
  await expectAccessible(page);
  await main(page).getByRole('button', { name: own.request }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vicent' })).toBeVisible();
  const reference = page.url().split('/').at(-1) ?? '';
  await expect(page.getByText(`${own.done.replace('%{reference}', reference)} ${texts.told.none}`)).toBeVisible();
  await expect(main(page).getByText(texts.reach.warning.replace('%{reference}', reference))).toBeVisible();
  await expectAccessible(page);

  await main(page).getByRole('button', { name: texts.cancelar.button }).click();
  const question = page.getByRole('dialog');
  await expect(question.getByText(texts.tells.none)).toBeVisible();
  await question.getByLabel(texts.cancelar.reason).click();
  await page.getByRole('option', { name: texts.cancelar.reasons.patient }).click();
  await question.getByRole('button', { name: texts.cancelar.submit }).click();
  await expect(page.getByText(`${texts.done.cancelar} ${texts.told.none}`)).toBeVisible();
});

for (const [language, width] of [
  ['ca', 390],
  ['en', 1280],
] as const) {
  test(`the same person asks to be called, which the agenda shows apart (${language}, ${width} px)`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width, height: 844 });
    await signIn(page, { role: 'reception', locale: language, clinic: CLINIC });
    const { caller, ...desk } = DESK[language];
    const monday = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    const name = `Neus ${[...crypto.randomUUID()].filter((sign) => /[a-f]/.test(sign)).join('')}`;
    const asked = callerConsultation({ dia: monday, nombre: name });
    const answer = await page.request.post('/gestion/api/reservas', { data: asked });
    const { referencia } = (await answer.json()) as { referencia?: string };
    expect(referencia, await answer.text()).toBeDefined();
    await page.goto(`/gestion#/reservas/${referencia}`);
    await main(page).getByRole('link', { name: caller.again }).click();
    await expect(field(page, caller.fields.nombre)).toHaveValue(name);
    await expect(field(page, caller.fields.idioma)).toHaveValue('ca');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expectAccessible(page);
    await page.goto('/gestion#/');
    await page.getByRole('tab', { name: width < 800 ? desk.agenda.listWeek : /week/i }).click();
    if (new Date(`${monday}T00:00:00Z`).getUTCDay() === 1)
      await page.getByRole('button', { name: /seg|next/i }).click();
    await expect(
      main(page)
        .getByText(new RegExp(`${name}.*${desk.states.requested}`))
        .first(),
    ).toBeVisible();
    const legend = main(page).getByRole('list', { name: caller.legend });
    if (width < 768)
      await expect(legend).toBeHidden(); // the list says every state in words
    else await expect(legend).toContainText(desk.states.requested);
    await expectAccessible(page);
  });
}
