import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/visit';
import { fillIn, MESSAGES, submit } from '../support/appointment-visit';
import { chooseSlot, DAY, field, fillPatient, form, openCovid } from '../support/covid-visit';
import { factsOf, mailsAbout, operate } from '../support/desk';
import { newAddress } from '../support/request-visit';

const REFERENCE = /^[A-Z2-9]{4}-[A-Z2-9]{4}$/;

/** Chosen hours as page and mails write them: "el lunes, 30 de noviembre, entre las 14:00 y las 22:00". */
function callText(value: string): string {
  const [day = '', hours = ''] = value.split(' ');
  const style = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  const name = new Intl.DateTimeFormat('es-ES', style).format(new Date(`${day}T00:00:00Z`));
  const [from, until] = hours.split('-').map((hhmm) => `${Number(hhmm.slice(0, 2))}:${hhmm.slice(2)}`);
  return `el ${name}, entre las ${from} y las ${until}`;
}

test.describe.configure({ timeout: 90_000 });

test('every field of a normal request reaches the clinic once after a lost response and a reload', async ({
  page,
  complaints,
}) => {
  const email = newAddress();
  await page.goto('/pedir-cita');
  await fillIn(page);
  await form(page).getByRole('radio', { name: 'Consulta' }).check();
  await form(page).getByLabel('Correo electrónico').fill(email);
  await form(page)
    .getByLabel(/^Aseguradora/)
    .selectOption('mutua');
  await form(page).getByRole('radio', { name: 'Tarde' }).check();
  await form(page)
    .getByLabel(/^Fecha/)
    .fill(DAY.typed);
  await form(page)
    .getByLabel(/^DNI o NIE/)
    .fill('X1234567L');
  const when = form(page).getByLabel(/^¿Cuándo te llamamos\?/);
  const call = (await when.locator('option').last().getAttribute('value')) ?? '';
  await when.selectOption(call);
  await page.route(
    '**/api/citas/solicitar',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await submit(page).dblclick();
  await expect(form(page).getByRole('alert')).toBeVisible();
  complaints.length = 0; // of the lost response
  await page.reload();
  await expect(form(page).getByLabel('Correo electrónico')).toHaveValue(email);
  await submit(page).dblclick();
  await expect(page.getByText(MESSAGES.es.received)).toBeVisible();

  const { own, notice } = await mailsAbout(email);
  const facts = factsOf(notice.text);
  expect(facts).toMatchObject({
    Paciente: 'Aina Ferrer',
    Teléfono: '600 12 34 56',
    Correo: email,
    'Tipo de cita': 'Consulta',
    Servicio: 'Cardiología',
    Aseguradora: 'Mutua',
    'Día preferido': expect.stringContaining(String(Number(DAY.iso.slice(8)))),
    'Franja preferida': 'Por la tarde',
    Llamar: callText(call),
    Clínica: expect.stringContaining('Centro'),
    Referencia: expect.stringMatching(REFERENCE),
  });
  expect(own.text).toContain(`Te llamaremos al 600 12 34 56 ${callText(call)}, para acordar`);
  await expect(page.getByText(`Te llamamos ${callText(call)}.`)).toBeVisible();
  expect(notice.text).not.toContain('X1234567L');
  expect([own.replyTo, factsOf(own.text).Referencia]).toEqual([notice.to, facts.Referencia]);

  const detail = factsOf(await operate(['requests', 'show', facts.Referencia ?? '']));
  expect(detail).toMatchObject({
    Reference: facts.Referencia,
    State: 'requested',
    Name: 'Aina Ferrer',
    Telephone: '600 12 34 56',
    'E-mail': email,
    Type: 'consulta',
    Speciality: 'Cardiología',
    Insurer: 'mutua',
    'Preferred day': DAY.iso,
    'Preferred time': 'evening',
    'When to call': call,
    'DNI or NIE': 'X1234567L',
    'Accepts the terms': 'yes',
  });
  const requests = await operate(['list-requests']);
  expect(requests.split('\n').filter((line) => line.includes(email))).toHaveLength(1);
  expect(requests).toMatch(
    new RegExp(
      `requested +Aina Ferrer +600 12 34 56 +${email} .*consulta +Cardiología +mutua +${DAY.iso} +evening +${call}`,
    ),
  );
});

/** The first step of a COVID test with an invoice to a company, every question answered. */
async function fillCovid(page: Page, email: string) {
  await openCovid(page);
  await chooseSlot(page, test.info().parallelIndex * 3);
  await fillPatient(page);
  await field(page, 'Correo electrónico').fill(email);
  await field(page, 'Repite el correo electrónico').fill(email);
  await form(page).getByRole('radiogroup', { name: '¿Tienes síntomas de COVID-19?' }).getByLabel('Sí').check();
  await form(page).getByLabel('Los datos de facturación son distintos').check();
  const billing = form(page).getByRole('region', { name: 'Datos de facturación' });
  await billing.getByLabel('Empresa').check();
  await billing.getByLabel('Razón social').fill('Salud SL');
  await billing.getByLabel('Correo electrónico').fill('facturas@example.org');
  await billing.getByLabel('Tipo de documento').selectOption('CIF');
  await billing.getByLabel('Número de documento').fill('B12345674');
  await billing.getByLabel('Dirección').fill('Av. del Puerto, 2');
  await billing.getByLabel('Código postal').fill('46023');
  await billing.getByLabel('Ciudad').fill('Gandia');
  await billing.getByLabel('Provincia').fill('València');
  await form(page).getByRole('button', { name: 'Siguiente' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Consentimiento informado' })).toBeVisible();
  const questions = main.getByRole('radiogroup');
  await questions.first().getByLabel('Sí').check();
  await questions.last().getByLabel('No').check();
}

const ENTERED = {
  Name: 'Aina',
  Surnames: 'Ferrer Soler',
  Telephone: '600 12 34 56',
  'Date of birth': '1980-02-29',
  'Document type': 'DNI',
  'DNI or NIE': '12345678Z',
  Address: 'C/ Colón, 1',
  Postcode: '46004',
  City: 'València',
  Province: 'València',
  Country: 'España',
  'Reason of the test': '9, Examen u oposición',
  'Contact with a case': 'NO',
  Symptoms: 'SI',
  'In hospital': 'NO',
  'Certificate wanted': 'NO',
  'Invoice to': 'empresa',
  'Invoice name': 'Salud SL',
  'Invoice e-mail': 'facturas@example.org',
  'Invoice document type': 'CIF',
  'Invoice document': 'B12345674',
  'Invoice address': 'Av. del Puerto, 2',
  'Invoice postcode': '46023',
  'Invoice city': 'Gandia',
  'Invoice province': 'València',
  'Consent to research': 'yes',
  'Consent to news': 'no',
  'Consent text, version': expect.stringMatching(/\S/),
  'Consent text, SHA-256': expect.stringMatching(/^[0-9a-f]{64}$/),
};

/** No health answer, document or billing data in any mail. */
const PROTECTED = /12345678Z|1980|B12345674|Gandia|46023|46004|facturas@|Examen u oposición/;

test('an operator reads every field of a COVID booking, and moves and cancels it by command', async ({ page }) => {
  const email = newAddress();
  const searched = page.waitForRequest(
    (request) => /buscarhuecos/.test(request.url()) && request.url().includes(DAY.iso),
  );
  await fillCovid(page, email);
  const search = (await searched).url();
  await page.getByRole('button', { name: 'Consentir la prueba y pagar' }).click();
  await page.getByRole('button', { name: 'Aprobar el pago' }).click();
  await expect(page).toHaveURL(/payment\/ok\/[\w-]{22}$/);
  const numcita = page.url().slice(-22);

  const { own, notice } = await mailsAbout(email);
  const facts = factsOf(notice.text);
  const reference = facts.Referencia ?? '';
  expect(facts).toMatchObject({
    Paciente: 'Aina Ferrer Soler',
    Teléfono: '600 12 34 56',
    Correo: email,
    Servicio: 'PCR nasofaríngea',
    Día: expect.stringContaining(String(Number(DAY.iso.slice(8)))),
    Hora: expect.stringMatching(/^\d\d:\d\d$/),
    'Pagado en la web': expect.stringContaining('€'),
    Referencia: expect.stringMatching(REFERENCE),
  });
  expect(notice.text + own.text + own.calendar).not.toMatch(PROTECTED);
  expect(notice.text + own.text + own.calendar).not.toContain(numcita);
  expect([own.replyTo, factsOf(own.text).Referencia]).toEqual([notice.to, reference]);

  expect(factsOf(await operate(['bookings', 'show', reference]))).toMatchObject({
    ...ENTERED,
    'E-mail': email,
    State: 'confirmed',
    Day: DAY.iso,
    Payment: expect.stringContaining('paid'),
  });
  expect(await operate(['list-bookings', '--day', DAY.iso])).toMatch(
    new RegExp(`confirmed +Aina .*${email} .*${reference}`),
  );

  // The calendar files of the page and of the mail are one entry.
  const file = await (await page.request.get(`/api/citas/calendario?numcita=${numcita}&locale=es`)).text();
  const entry = (text: string) =>
    text
      .split(/\r?\n/)
      .filter((line) => /^(?:UID|SEQUENCE|DTSTART|DTEND|SUMMARY|LOCATION):/.test(line))
      .join('\n');
  expect(entry(file)).toBe(entry(own.calendar ?? ''));
  expect(file).not.toMatch(new RegExp(`PCR|Aina|${reference}|${numcita}`));

  const [hour = ''] = /\d\d:\d\d/.exec(facts.Hora ?? '') ?? [];
  // The free hours, requested as the form did.
  const slots = ((await (await page.request.get(search)).json()).offer?.slots ?? []) as { start: string }[];
  const last = slots.at(-1)?.start ?? '';
  const time = `${last.slice(0, 2)}:${last.slice(2)}`;
  expect(time).not.toBe(hour);
  expect(await operate(['bookings', 'move', reference, '--day', DAY.iso, '--time', time])).toContain(
    `${DAY.iso} ${time}`,
  );
  const moved = await (await page.request.get(`/api/citas/calendario?numcita=${numcita}&locale=es`)).text();
  expect(moved).toMatch(/^SEQUENCE:1\r$/m);
  expect(await operate(['bookings', 'cancel', reference])).toContain('To give back');
  expect(await operate(['payments'])).toMatch(new RegExp(`needs_refund .*Aina .*${reference}`));
});

test('a request for a call about a COVID test reaches the clinic complete', async ({ page }) => {
  const email = newAddress();
  await fillCovid(page, email);
  await page.getByRole('button', { name: 'Quiero que me llamen' }).click();
  await expect(page.getByText(/^Solicitud de cita recibida correctamente/)).toBeVisible();
  const { notice } = await mailsAbout(email);
  const facts = factsOf(notice.text);
  expect(facts).toMatchObject({
    Paciente: 'Aina Ferrer Soler',
    Correo: email,
    Hora: expect.stringMatching(/^\d\d:\d\d$/),
  });
  expect(notice.text).not.toMatch(PROTECTED);
  expect(factsOf(await operate(['requests', 'show', facts.Referencia ?? '']))).toMatchObject({
    ...ENTERED,
    Kind: 'request',
    State: 'requested',
    'Wished day': DAY.iso,
  });
});
