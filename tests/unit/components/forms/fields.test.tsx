// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CheckField } from '@/components/forms/check-field';
import { ChoiceField } from '@/components/forms/choice-field';
import { ErrorSummary } from '@/components/forms/error-summary';
import { SelectField } from '@/components/forms/select-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(cleanup);

const described = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent?.trim());

describe('a field', () => {
  it('is named by its label and described by its hint and its error', () => {
    render(<TextField id="dni" name="dni" label="DNI" hint="8 números" error="DNI no válido" maxLength={50} />);
    const input = screen.getByLabelText('DNI');
    expect(described(input)).toEqual(['8 números', 'DNI no válido']);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(input.getAttribute('maxlength')).toBe('50');
  });

  it('says nothing of an error it does not have', () => {
    render(<TextField id="dni" label="DNI" />);
    const input = screen.getByLabelText('DNI');
    expect(input.hasAttribute('aria-invalid')).toBe(false);
    expect(input.hasAttribute('aria-describedby')).toBe(false);
  });

  it('says when it may be left out', () => {
    render(<TextField id="dni" label="DNI" optional="(opcional)" />);
    expect(screen.getByLabelText('DNI (opcional)')).toBeTruthy();
  });

  it('of a list has an entry for nothing first', () => {
    render(<SelectField id="pais" label="País" placeholder="Elige un país" options={[['ES', 'España']]} />);
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Elige un país', 'España']);
  });
});

describe('a choice', () => {
  const choices = [
    { value: 'SI', label: 'Sí' },
    { value: 'NO', label: 'No', hint: 'lo habitual' },
  ];

  it('is a named group whose first radio the summary leads to', () => {
    render(<ChoiceField id="fiebre" label="¿Fiebre?" error="Selecciona una opción" choices={choices} />);
    const group = screen.getByRole('radiogroup', { name: '¿Fiebre?' });
    expect(described(group)).toEqual(['Selecciona una opción']);
    expect(screen.getByRole('radio', { name: 'Sí' }).id).toBe('fiebre');
    expect(described(screen.getByRole('radio', { name: 'No' }))).toEqual(['lo habitual']);
  });

  it('tells what is chosen to whoever holds it', () => {
    const choose = vi.fn();
    render(<ChoiceField id="fiebre" label="¿Fiebre?" choices={choices} chosen="SI" onChoose={choose} />);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Sí' }).checked).toBe(true);
    fireEvent.click(screen.getByRole('radio', { name: 'No' }));
    expect(choose).toHaveBeenCalledWith('NO');
  });
});

describe('a box', () => {
  it('is not ticked beforehand and says what is wrong', () => {
    render(<CheckField id="terminos" label="Acepto" error="Debes aceptar los términos" />);
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Acepto' });
    expect(box.checked).toBe(false);
    expect(described(box)).toEqual(['Debes aceptar los términos']);
  });
});

describe('the summary of errors', () => {
  it('leads to each field and puts the cursor into it', () => {
    render(
      <>
        <ErrorSummary title="Faltan datos" errors={[{ id: 'dni', text: 'DNI no válido' }]} />
        <TextField id="dni" label="DNI" />
      </>,
    );
    fireEvent.click(screen.getByRole('link', { name: 'DNI no válido' }));
    expect(document.activeElement).toBe(screen.getByLabelText('DNI'));
    expect(screen.getByRole('region', { name: 'Faltan datos' })).toBeTruthy();
  });

  it('leads to the group itself when there is nothing to choose in it', () => {
    render(
      <>
        <ErrorSummary title="Faltan datos" errors={[{ id: 'hours', text: 'Selecciona una hora' }]} />
        <div id="hours">No hay cita disponible para la fecha escogida.</div>
      </>,
    );
    fireEvent.click(screen.getByRole('link', { name: 'Selecciona una hora' }));
    expect(document.activeElement?.id).toBe('hours');
  });
});

describe('the button', () => {
  it('says that it is sending and keeps its place', () => {
    const { rerender } = render(<SubmitButton label="Pedir cita" sending="Enviando…" isSending={false} />);
    const button = screen.getByRole('button', { name: 'Pedir cita' });
    button.focus();
    rerender(<SubmitButton label="Pedir cita" sending="Enviando…" isSending />);
    expect(screen.getByRole('button', { name: 'Enviando…' }).getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(button);
  });
});
