import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, expectNoOverflow } from '../support/accessible';
import { focus } from '../support/controls';
import { openCovid, openForm, storedBooking } from './open-form';

describe('the fields of a COVID-19 test', () => {
  it('report their errors', async () => {
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

  it('require the passport abroad, and bill no company', async () => {
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
    await expect.element(field('Pasaporte')).toHaveLength(1);
    await field('País de residencia').selectOptions('Portugal');
    await expect.element(field('Pasaporte')).toHaveLength(2);
    const hint = main.getByText('Si resides en el extranjero, indica el número de tu pasaporte.');
    await expect.element(hint.first()).toBeVisible();
    await expect.element(field('Número de documento')).not.toBeInTheDocument();
    await next.click();
    await expect.element(field('Pasaporte').first()).toHaveAccessibleDescription(/El pasaporte es obligatorio$/);
  });

  it('check a birth date when its last part loses the focus (M122)', async () => {
    const { main } = await openCovid();
    const group = main.getByRole('group', { name: 'Fecha de nacimiento' });
    const part = (name: string) => group.getByRole('textbox', { name });
    await focus(part('Día'));
    await userEvent.keyboard('29{Tab}2{Tab}1981');
    await expect.element(group.getByText(/no existe/)).not.toBeInTheDocument(); // no error while it is being typed
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

  it.each([
    ['es', 390],
    ['ca', 1280],
    ['en', 320],
  ] as const)(
    'ask for no document of a small child who has none, and keep a typed number: %s, %i px',
    async (...size) => {
      const [locale, width] = size;
      await page.viewport(width, 844);
      const born = String(new Date().getFullYear() - 9);
      const guardian = {
        guardianName: 'Rosa Soler',
        guardianRelation: 'parent',
        guardianDocument: '12345678Z',
      } as const;
      const child = storedBooking({ forWhom: 'other', ...guardian, birthDate: `${born}-03-05` });
      const { main, texts, next, field } = await openForm({ locale, asksForWhom: true, stored: child });
      const without = main.getByRole('checkbox', { name: texts.lacksDocument });
      await next.click();
      await expect
        .element(field(texts.documentNumber))
        .toHaveAccessibleDescription(new RegExp(texts.errors.documentOfBooker));
      await without.click();
      await expect.element(field(texts.documentNumber)).not.toBeInTheDocument();
      await expect.element(main.getByText(texts.errors.documentOfBooker)).not.toBeInTheDocument();
      await expectAccessible();
      expectNoOverflow();
      await without.click();
      await expect.element(field(texts.documentNumber)).toHaveValue('12345678z');
      await without.click();
      await field(texts.birthDateParts.year).fill('1980');
      await expect.element(without).not.toBeInTheDocument();
      await expect.element(field(texts.documentNumber)).toBeVisible();
    },
  );
});
