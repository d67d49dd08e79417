import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { expectAccessible, expectNoOverflow } from '../support/accessible';
import { choose, someDay } from '../support/controls';
import { navigations } from '../support/navigations';
import { chooseSlot, type Form, openForm, storedBooking } from './open-form';

const CONSENT = '/consentimiento-informado';

async function openCovid(options: Parameters<typeof openForm>[0] = {}) {
  const form = await openForm(options);
  await form.covid.click();
  return form;
}

async function fillPatient({ field, main, texts }: Form) {
  await field(texts.reason).selectOptions('9');
  await field('Nombre').fill(' Aina ');
  await field(texts.surnames).fill('Ferrer Soler');
  for (const [part, value] of [
    ['Día', '29'],
    ['Mes', '2'],
    ['Año', '1980'],
  ] as const)
    await main.getByRole('textbox', { name: part }).fill(value);
  await field(texts.email).fill('aina@example.org');
  await field(texts.emailConfirmation).fill('aina@example.org');
  await field(texts.phone).fill('600 12 34 56');
  await field(texts.documentNumber).fill('12345678z');
  await field(texts.address).fill('C/ Colón, 1');
  await field(texts.postalCode).fill('46004');
  await field(texts.city).fill('València');
  await field(texts.province).fill('València');
}

const stored = () => JSON.parse(sessionStorage.getItem('cita.1') ?? 'null')?.wizard;

describe('the form of a COVID-19 test', () => {
  it('has its own fields, steps and button, and promises no call', async () => {
    const form = await openForm();
    const { main, covid, field, next, submit } = form;
    const steps = page.getByRole('navigation', { name: 'Pasos de la reserva' });
    await expect.element(steps).not.toBeInTheDocument();
    await covid.click();
    const items = steps.getByRole('listitem');
    expect(items.elements().map(({ textContent }) => textContent?.replace(/^\d/, ''))).toEqual([
      'Datos',
      'Consentimiento informado',
      'Pago',
    ]);
    await expect.element(items.first()).toHaveAttribute('aria-current', 'step');
    for (const name of ['PCR nasofaríngea', 'PCR con estudio de variante', 'Test de antígenos', 'Test serológico'])
      await expect.element(main.getByRole('radio', { name, exact: true })).not.toBeChecked();
    for (const text of [
      /entre 1 y 5 días.*se recomienda una PCR/,
      /hace más de 2 o 3 semanas/,
      /deben corresponder a una residencia en España/,
      'Elige la clínica y verás aquí el precio de cada test.',
    ])
      await expect.element(main.getByText(text)).toBeVisible();
    await expect.element(next).toBeVisible();
    for (const gone of ['Especialidad', 'Aseguradora (opcional)'])
      await expect.element(field(gone)).not.toBeInTheDocument();
    await expect.element(main.getByRole('checkbox', { name: /^He leído/ })).not.toBeInTheDocument();
    const answers = main.getByRole('radio', { name: 'No', exact: true }).elements() as HTMLInputElement[];
    expect(answers.map(({ checked }) => checked)).toEqual([true, true, true, true]);
    await expect.element(main.getByRole('heading', { level: 1 })).toHaveTextContent('Reserva tu test de COVID-19');
    await expect.element(main.getByText(/te llamamos/i)).not.toBeInTheDocument();
    expect(document.title).toMatch(/^Reserva tu test de COVID-19/);
    await choose(main, 'Clínica', 'Clínica València Centro');
    await expect.element(main.getByRole('radio', { name: 'PCR nasofaríngea' })).toHaveAccessibleDescription(/59,00\s€/);
    await expect
      .element(main.getByRole('radio', { name: 'Test de antígenos' }))
      .toHaveAccessibleDescription(/^25,00\s€ · /);

    await covid.click();
    await expect.element(submit).toBeVisible();
    await expect.element(field('Especialidad')).toBeVisible();
    await expect.element(field('Apellidos')).not.toBeInTheDocument();
    await expect.element(main.getByRole('heading', { level: 1 })).toHaveTextContent('Pedir cita');
    expect(document.title).not.toMatch(/^Reserva/);
  });

  it('names everything that is missing, in the order of the form', async () => {
    const { field, next, summary } = await openCovid();
    await field('Los datos de facturación son distintos').click();
    await next.click();
    await expect.element(summary).toHaveFocus();
    expect(
      summary
        .getByRole('link')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Selecciona el tipo de test',
      'Selecciona una clínica',
      'Selecciona una fecha',
      'Selecciona el motivo de la solicitud',
      'El nombre es obligatorio',
      'Los apellidos son obligatorios',
      'La fecha de nacimiento es obligatoria',
      'Correo electrónico: El email es obligatorio',
      'Repite el correo electrónico: El email es obligatorio',
      'El teléfono es obligatorio',
      'El documento de identidad es obligatorio',
      'La dirección es obligatoria',
      'El código postal es obligatorio',
      'La ciudad es obligatoria',
      'La provincia es obligatoria',
      'Datos de facturación: El nombre es obligatorio',
      'Datos de facturación: Los apellidos son obligatorios',
      'Datos de facturación: El email es obligatorio',
      'Datos de facturación: El documento de identidad es obligatorio',
      'Datos de facturación: La dirección es obligatoria',
      'Datos de facturación: El código postal es obligatorio',
      'Datos de facturación: La ciudad es obligatoria',
      'Datos de facturación: La provincia es obligatoria',
    ]);
  });

  it('sends nothing when it is valid, goes on to the consent, and is filled in again on return', async () => {
    let form = await openCovid();
    await chooseSlot(form);
    await expect.element(page.getByRole('complementary').getByText(/^59,00\s€$/)).toBeVisible();
    await fillPatient(form);
    await form.next.click();
    await vi.waitFor(() => expect(navigations()).toEqual([CONSENT]));
    expect(form.posts()).toEqual([]);
    expect(stored().draft).toMatchObject({
      ...{ isCovid: true, type: 'testPCR', day: someDay().day, slot: '0900-0915', name: 'Aina' },
      ...{ insurer: '', specialityId: '', preferredTime: '', acceptsTerms: false },
    });
    await cleanup();
    form = await openForm();
    const { field, main, hours } = form;
    await expect.element(field('Nombre')).toHaveValue('Aina');
    for (const [part, value] of [
      ['Día', '29'],
      ['Mes', '02'],
      ['Año', '1980'],
    ] as const)
      await expect.element(main.getByRole('textbox', { name: part })).toHaveValue(value);
    await expect.element(field('Motivo de la solicitud')).toHaveValue('9');
    await expect.element(field('Fecha')).toHaveValue(someDay().typed);
    await expect.element(hours.first()).toBeChecked();
    await expect.element(hours.first()).toBeInViewport(); // M108
  });

  it('is filled in with the keyboard alone', async () => {
    const { field, hours } = await openForm({ stored: storedBooking({ slot: '', documentNumber: '' }) });
    await expect.element(hours.first()).toBeInTheDocument();
    const reach = async (control: Element) => {
      for (let presses = 0; presses < 40 && document.activeElement !== control; presses += 1) await userEvent.tab();
    };
    (field('Fecha').element() as HTMLElement).focus();
    await reach(hours.first().element());
    await userEvent.keyboard(' ');
    await expect.element(hours.first()).toBeChecked();
    const number = field('Número de documento');
    await reach(number.element());
    await userEvent.keyboard('12345678A{Enter}');
    const summary = page.getByRole('region', { name: 'Hay 1 campo por corregir' });
    await expect.element(summary).toHaveFocus();
    await userEvent.tab();
    await expect
      .element(summary.getByRole('link', { name: 'DNI no válido. Revisa los números y la letra' }))
      .toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(number).toHaveFocus();
    await userEvent.keyboard('{End}{Backspace}Z');
    await expect.element(number).not.toHaveAttribute('aria-invalid', 'true');
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(navigations()).toEqual([CONSENT]));
  });
});

describe('its fields', () => {
  it('say what is wrong with them', async () => {
    const { field } = await openCovid();
    const says = async (label: string, typed: string, problem: string) => {
      await field(label).fill(typed);
      await userEvent.tab();
      await expect.element(field(label)).toHaveAccessibleDescription(new RegExp(`${problem}$`));
    };
    await says('Apellidos', 'Ferrer 2', 'Los apellidos no pueden contener números');
    await field('Correo electrónico').fill('aina@example.org');
    await says('Repite el correo electrónico', 'otra@example.org', 'Los emails no coinciden.');
    await field('Correo electrónico').fill('otra@example.org');
    await expect.element(field('Repite el correo electrónico')).not.toHaveAttribute('aria-invalid', 'true');
    await says('Número de documento', '12345678A', 'DNI no válido. Revisa los números y la letra');
    await field('Tipo de documento').selectOptions('NIE');
    await says('Número de documento', 'X1234567A', 'NIE no válido. Revisa los números y las letras');
    await field('Tipo de documento').selectOptions('NIF');
    await says('Número de documento', 'K0000000A', 'DNI/NIF/NIE no válido. Revisa los números y la letra');
  });

  it('ask abroad for the passport, and bill no company', async () => {
    const { field, main, next } = await openCovid();
    await field('Los datos de facturación son distintos').click();
    await main.getByRole('radio', { name: 'Empresa' }).click();
    await expect.element(field('Razón social')).toBeVisible();
    const billing = main.getByLabelText('Tipo de documento').last();
    expect([...(billing.element() as HTMLSelectElement).options].map(({ text }) => text)).toEqual(['NIF', 'CIF']);
    await billing.selectOptions('CIF');
    const cif = main.getByLabelText('Número de documento').last();
    await cif.fill('B12345670');
    await userEvent.tab();
    await expect.element(cif).toHaveAccessibleDescription(/CIF no válido\. Revisa la letra y los números$/);
    await field('País').selectOptions('Francia');
    await expect.element(main.getByRole('radio', { name: 'Empresa' })).not.toBeInTheDocument();
    await expect.element(main.getByRole('radio', { name: 'Particular' })).toBeChecked();
    await expect.element(field('Razón social')).not.toBeInTheDocument();
    expect(field('Pasaporte').elements()).toHaveLength(1);
    await field('País de residencia').selectOptions('Portugal');
    await vi.waitFor(() => expect(field('Pasaporte').elements()).toHaveLength(2));
    const hint = main.getByText('Si resides en el extranjero, indica el número de tu pasaporte.');
    await expect.element(hint.first()).toBeVisible();
    await expect.element(field('Número de documento')).not.toBeInTheDocument();
    await next.click();
    await expect.element(field('Pasaporte').first()).toHaveAccessibleDescription(/El pasaporte es obligatorio$/);
  });

  it('check a birth date when its last part is left (M122)', async () => {
    const { main } = await openCovid();
    const group = main.getByRole('group', { name: 'Fecha de nacimiento' });
    const part = (name: string) => group.getByRole('textbox', { name });
    (part('Día').element() as HTMLElement).focus();
    await userEvent.keyboard('29{Tab}2{Tab}1981');
    await expect.element(group.getByText(/no existe/)).not.toBeInTheDocument(); // nothing is said while it is being typed
    await userEvent.tab();
    await expect.element(group).toHaveAccessibleDescription(/El día de nacimiento no existe en ese mes$/);
    for (const name of ['Día', 'Mes', 'Año']) await expect.element(part(name)).toHaveAttribute('aria-invalid', 'true');
    await part('Año').fill('2100');
    await part('Mes').fill('1');
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(group).toHaveAccessibleDescription(/La fecha de nacimiento no es correcta$/);
    await part('Año').fill('1980');
    await expect.element(part('Año')).not.toHaveAttribute('aria-invalid', 'true');
    await part('Mes').fill('');
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(group).toHaveAccessibleDescription(/Falta el mes de la fecha de nacimiento$/);
  });

  it.each([
    ['ca', 1280],
    ['en', 320],
  ] as const)('ask who books for somebody else: %s, %i px', async (locale, width) => {
    await page.viewport(width, 844);
    const { main, texts, next } = await openCovid({ locale, asksForWhom: true });
    const region = main.getByRole('region', { name: texts.guardian });
    await region.getByRole('radio', { name: texts.forWhomChoices.other }).click();
    await next.click();
    await expect.element(region.getByText(texts.errors.relationMissing)).toBeVisible();
    await expectAccessible();
    expectNoOverflow();
  });
});

describe('the hour', () => {
  it('that was taken meanwhile brings the visitor back with everything else', async () => {
    const { field, hours } = await openForm({ stored: storedBooking({ slot: '0915-0930' }), redirectBack: true });
    const alert = page.getByRole('alert').filter({
      hasText:
        'Las fecha y hora seleccionadas para la cita ya no están disponibles. Por favor, elija un nuevo día y hora. Disculpe las molestias.',
    });
    await expect.element(alert).toBeVisible();
    await expect.element(field('Nombre')).toHaveValue('Aina');
    await expect.element(hours.first()).toBeInTheDocument();
    expect((hours.elements() as HTMLInputElement[]).map(({ checked }) => checked)).toEqual([false, false, false]);
    await expectAccessible();
    await page.getByRole('button', { name: 'Cerrar el aviso' }).click();
    await expect.element(alert).not.toBeInTheDocument();
    await cleanup();
    const again = await openForm();
    await expect.element(again.field('Nombre')).toHaveValue('Aina');
    await expect.element(alert).not.toBeInTheDocument();
  });

  it('stays in sight on a narrow screen with its price and the button', async () => {
    await page.viewport(390, 844);
    const form = await openCovid();
    expect(document.querySelector('.form-bar')).toBeNull();
    await chooseSlot(form);
    const bar = () => document.querySelector('.form-bar');
    await vi.waitFor(() => expect(bar()?.textContent).toMatch(/PCR nasofaríngea.*09:00 · 59,00\s€/));
    (form.field('Nombre').element() as HTMLElement).focus();
    await expect.element(form.next).toBeInViewport({ ratio: 1 });
    const shown = [...document.querySelectorAll('.price-box')].filter((box) => box.checkVisibility());
    expect(shown).toHaveLength(1);
    await expectAccessible();
  });
});
