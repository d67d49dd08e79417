// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { BirthDateField } from '@/components/forms/birth-date-field';

const TEXTS = { hint: 'Por ejemplo, 27 3 1985', day: 'Día', month: 'Mes', year: 'Año' };

function Form({ start = '', error }: { start?: string; error?: string }) {
  const [date, setDate] = useState(start);
  return (
    <>
      <BirthDateField
        id="nacimiento"
        name="birthDate"
        label="Nacimiento"
        {...{ error }}
        value={date}
        onChange={setDate}
        texts={TEXTS}
      />
      <output>{date}</output>
      <button type="button" onClick={() => setDate('1990-12-31')}>
        otra
      </button>
    </>
  );
}
const part = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const write = (label: string, value: string) => fireEvent.change(part(label), { target: { value } });
const shown = () => ['Día', 'Mes', 'Año'].map((label) => part(label).value);

describe('BirthDateField', () => {
  it('is one group of three fields that the browser can fill in', () => {
    render(<Form error="Falta el año" />);
    const group = screen.getByRole('group', { name: 'Nacimiento' });
    expect(group.getAttribute('aria-describedby')).toBe('nacimiento-hint nacimiento-error');
    const inputs = [...group.querySelectorAll('input')];
    expect(inputs.map((input) => [input.id, input.autocomplete, input.inputMode])).toEqual([
      ['nacimiento', 'bday-day', 'numeric'],
      ['nacimiento-month', 'bday-month', 'numeric'],
      ['nacimiento-year', 'bday-year', 'numeric'],
    ]);
    expect(inputs.every((input) => input.getAttribute('aria-required') === 'true')).toBe(true);
    expect(inputs.every((input) => input.getAttribute('aria-invalid') === 'true')).toBe(true);
  });

  it('turns typed text into a date, and leaves the text unchanged', () => {
    render(<Form />);
    write('Día', '7');
    write('Mes', '2');
    expect(screen.getByRole('status').textContent).toBe('-02-07');
    write('Año', '1980');
    expect(screen.getByRole('status').textContent).toBe('1980-02-07');
    expect(shown()).toEqual(['7', '2', '1980']);
  });

  it('shows the given date, and a later one', () => {
    render(<Form start="1980-02-29" />);
    expect(shown()).toEqual(['29', '02', '1980']);
    fireEvent.click(screen.getByRole('button', { name: 'otra' }));
    expect(shown()).toEqual(['31', '12', '1990']);
  });
});
