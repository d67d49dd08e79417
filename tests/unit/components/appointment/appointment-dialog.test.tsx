// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AppointmentDialog } from '@/components/appointment/appointment-dialog';
import { CONTENT } from '@/tests/support/assistant-content';

const COVID = 'Quiero un test de COVID-19';

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
});
afterEach(cleanup);

const open = (hasCovidSwitch: boolean) =>
  render(<AppointmentDialog content={{ ...CONTENT, hasCovidSwitch }} locale="es" from="/medicos" onClose={() => {}} />);

const types = () => screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'));

describe('AppointmentDialog', () => {
  it('hides the checkbox for COVID-19 tests unless it is configured, and offers the tests as types', () => {
    open(false);
    expect(screen.queryByRole('checkbox', { name: COVID })).toBeNull();
    expect(types()).toEqual(['consulta', 'pruebadiagnostica', 'testPCR', 'testAntigenos', 'morning', 'evening']);
  });

  it('asks only for the test while the checkbox is on, and for everything again when it is off', () => {
    open(true);
    fireEvent.click(screen.getByRole('radio', { name: 'Consulta' }));
    fireEvent.click(screen.getByRole('checkbox', { name: COVID }));
    expect(types()).toEqual(['testPCR', 'testAntigenos']);
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    expect(screen.queryByRole('combobox', { name: 'Aseguradora' })).toBeNull();
    expect(screen.queryByRole('combobox', { name: 'Especialidad' })).toBeNull();
    fireEvent.click(screen.getByRole('checkbox', { name: COVID }));
    expect(screen.getByRole('combobox', { name: 'Aseguradora' })).toBeTruthy();
    expect(types()).toContain('consulta');
  });

  it('lists only clinics with tests while a test is chosen', () => {
    open(false);
    const clinics = () =>
      [...screen.getByRole<HTMLSelectElement>('combobox', { name: 'Clínica' }).options].map(({ text }) => text);
    expect(clinics()).toEqual(['Elige clínica', 'Centro', 'Norte', 'Sur']);
    fireEvent.click(screen.getByRole('radio', { name: 'Test de antígenos' }));
    expect(clinics()).toEqual(['Elige clínica', 'Centro', 'Sur']);
    fireEvent.click(screen.getByRole('radio', { name: 'Consulta' }));
    expect(clinics()).toEqual(['Elige clínica', 'Centro', 'Norte', 'Sur']);
  });

  it('leads to the special prices for who pays privately', () => {
    open(false);
    expect(screen.queryByRole('link')).toBeNull();
    fireEvent.change(screen.getByRole('combobox', { name: 'Aseguradora' }), { target: { value: 'privada' } });
    expect(screen.getByRole('link', { name: 'Ver precios especiales' }).getAttribute('href')).toBe('/especial-online');
  });
});
