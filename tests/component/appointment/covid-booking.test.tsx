import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { expectAccessible } from '../support/accessible';
import { choose, focus, someDay } from '../support/controls';
import { navigations } from '../support/navigations';
import { chooseSlot, type Form, openCovid, openForm, storedBooking } from './open-form';

const CONSENT = '/consentimiento-informado';

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
    // Capitals are a matter of style: screen readers read words.
    const names = steps.element().querySelectorAll<HTMLElement>('.step-name');
    expect([...names].map((name) => getComputedStyle(name).textTransform)).toEqual(Array(3).fill('uppercase'));
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

  it('reports every missing field, in the order of the form', async () => {
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
      'El email es obligatorio',
      'La confirmación del correo electrónico es obligatoria',
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

  it('is filled in with the keyboard only', async () => {
    const { field, hours } = await openForm({ stored: storedBooking({ slot: '', documentNumber: '' }) });
    await expect.element(hours.first()).toBeInTheDocument();
    const reach = async (control: Element) => {
      for (let presses = 0; presses < 40 && document.activeElement !== control; presses += 1) await userEvent.tab();
    };
    await focus(field('Fecha'));
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

describe('the hour', () => {
  it('that another patient has taken returns the visitor to the form with all other data', async () => {
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

  it('stays visible on a narrow screen with its price and the button', async () => {
    await page.viewport(390, 844);
    const form = await openCovid();
    expect(document.querySelector('.form-bar')).toBeNull();
    await chooseSlot(form);
    const bar = () => document.querySelector('.form-bar');
    await vi.waitFor(() => expect(bar()?.textContent).toMatch(/PCR nasofaríngea.*09:00 · 59,00\s€/));
    await focus(form.field('Nombre'));
    await expect.element(form.next).toBeInViewport({ ratio: 1 });
    const shown = [...document.querySelectorAll('.price-box')].filter((box) => box.checkVisibility());
    expect(shown).toHaveLength(1);
    await expectAccessible();
  });
});
