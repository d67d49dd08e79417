import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../e2e/visit';
import { keyboardOnly } from '../support/actions';
import { calendarStart, factsOf, mailsAbout } from '../support/desk';
import { DESK, signIn } from '../support/desk-visit';

// A receptionist with the telephone at the ear: the form of a new appointment, and its confirmation.

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
  await test.step('2. the test, and the first free hour', async () => {
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
  await test.step('4. the questions, and the consent that is read out', async () => {
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
