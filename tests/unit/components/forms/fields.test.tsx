// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CheckField } from '@/components/forms/check-field';
import { ChoiceField } from '@/components/forms/choice-field';
import { ErrorSummary, toFieldError } from '@/components/forms/error-summary';
import { SelectField } from '@/components/forms/select-field';
import { SendFailure } from '@/components/forms/send-failure';
import { SubmitButton } from '@/components/forms/submit-button';
import { AreaField, TextField } from '@/components/forms/text-field';
import { PasswordField } from '@/components/professional/password-field';
import type { Failure } from '@/lib/browser/post-form';

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});

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

  it('has no error message without an error', () => {
    render(<TextField id="dni" label="DNI" />);
    const input = screen.getByLabelText('DNI');
    expect(input.hasAttribute('aria-invalid')).toBe(false);
    expect(input.hasAttribute('aria-describedby')).toBe(false);
  });

  it('marks an optional field', () => {
    render(<TextField id="dni" label="DNI" optional="(opcional)" />);
    expect(screen.getByLabelText('DNI (opcional)')).toBeTruthy();
  });

  it('starts a list with an empty entry', () => {
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

  it('passes the choice to its owner', () => {
    const choose = vi.fn();
    render(<ChoiceField id="fiebre" label="¿Fiebre?" choices={choices} chosen="SI" onChoose={choose} />);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Sí' }).checked).toBe(true);
    fireEvent.click(screen.getByRole('radio', { name: 'No' }));
    expect(choose).toHaveBeenCalledWith('NO');
  });
});

describe('a checkbox', () => {
  it('is unticked by default and shows its error', () => {
    render(<CheckField id="terminos" label="Acepto" error="Debes aceptar los términos" />);
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Acepto' });
    expect(box.checked).toBe(false);
    expect(described(box)).toEqual(['Debes aceptar los términos']);
  });
});

const TEXTS = {
  incomplete: 'Debes rellenar todos',
  one: 'Hay 1 campo por corregir',
  many: 'Hay {count} campos por corregir',
};
const ERRORS = {
  dni: toFieldError({ id: 'dni', label: 'DNI', text: 'DNI no válido', problem: 'dniInvalid' }),
  email: toFieldError({ id: 'email', label: 'Correo', text: 'El email es obligatorio', problem: 'emailMissing' }),
  again: toFieldError({
    id: 'again',
    label: 'Repite el correo',
    text: 'El email es obligatorio',
    problem: 'emailMissing',
  }),
  reason: toFieldError({ id: 'reason', label: 'Motivo', text: 'Selecciona una opción', problem: 'optionMissing' }),
};

describe('the summary of errors', () => {
  it('links to each field and moves the cursor into it', () => {
    render(
      <>
        <ErrorSummary texts={TEXTS} errors={[ERRORS.dni]} />
        <TextField id="dni" label="DNI" />
      </>,
    );
    fireEvent.click(screen.getByRole('link', { name: 'DNI no válido' }));
    expect(document.activeElement).toBe(screen.getByLabelText('DNI'));
  });

  it('links to the group itself when it has no choice', () => {
    const slot = toFieldError({ id: 'hours', label: 'Hora', text: 'Selecciona una hora', problem: 'slotMissing' });
    render(
      <>
        <ErrorSummary texts={TEXTS} errors={[slot]} />
        <div id="hours">No hay cita disponible para la fecha escogida.</div>
      </>,
    );
    fireEvent.click(screen.getByRole('link', { name: 'Selecciona una hora' }));
    expect(document.activeElement?.id).toBe('hours');
  });

  it('shows the number of errors, and the sentence of the forms only when one is empty (M113)', () => {
    const { rerender } = render(<ErrorSummary texts={TEXTS} errors={[ERRORS.dni]} />);
    expect(screen.getByRole('region', { name: 'Hay 1 campo por corregir' })).toBeTruthy();
    expect(screen.queryByText(TEXTS.incomplete)).toBeNull();
    rerender(<ErrorSummary texts={TEXTS} errors={[ERRORS.dni, ERRORS.email]} />);
    expect(screen.getByRole('region', { name: TEXTS.incomplete })).toBeTruthy();
    expect(screen.getByText('Hay 2 campos por corregir')).toBeTruthy();
  });

  it('names each field once', () => {
    render(<ErrorSummary texts={TEXTS} errors={[ERRORS.email, ERRORS.again, ERRORS.reason]} />);
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Correo: El email es obligatorio',
      'Repite el correo: El email es obligatorio',
      'Motivo: Selecciona una opción',
    ]);
  });
});

describe('a required field', () => {
  it('is announced to assistive technology, unlike the others', () => {
    render(
      <>
        <TextField id="name" label="Nombre" />
        <TextField id="phone" label="Teléfono" optional="(opcional)" />
        <TextField id="own" label="Usuario" readOnly value="ana" />
        <AreaField id="message" label="Mensaje" />
        <SelectField id="country" label="País" options={[['ES', 'España']]} />
        <CheckField id="terms" label="Acepto" isRequired />
        <CheckField id="news" label="Novedades" />
        <ChoiceField id="fever" label="¿Fiebre?" choices={[{ value: 'NO', label: 'No' }]} />
        <PasswordField id="secret" label="Contraseña" texts={{ show: 'Mostrar', hide: 'Ocultar' }} />
      </>,
    );
    const ids = [...document.querySelectorAll('[aria-required="true"]')].map(
      (control) => control.id || control.getAttribute('role'),
    );
    expect(ids).toEqual(['name', 'message', 'country', 'terms', 'radiogroup', 'secret']);
  });
});

describe('the button', () => {
  it('announces that it is sending and keeps its place', () => {
    const { rerender } = render(<SubmitButton label="Pedir cita" sending="Enviando…" isSending={false} />);
    const button = screen.getByRole('button', { name: 'Pedir cita' });
    button.focus();
    rerender(<SubmitButton label="Pedir cita" sending="Enviando…" isSending />);
    expect(screen.getByRole('button', { name: 'Enviando…' }).getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(button);
  });
});

describe('the notice that a form was not sent', () => {
  const texts = { failed: 'Error', failedKept: 'Llama al', conflict: 'Ya enviado', offline: 'Sin conexión' };

  it.each<[Failure, string]>([
    [{ kind: 'offline' }, 'Sin conexión'],
    [{ kind: 'conflict' }, 'Ya enviado'],
    [{ kind: 'failed', isFinal: false }, 'Error'],
    [{ kind: 'tooMany' }, 'Error'],
  ])('says why after %j, and gives the telephone', (failure, reason) => {
    render(<SendFailure texts={texts} failure={failure} />);
    const alert = screen.getByRole('alert');
    expect(alert.firstElementChild?.textContent).toBe(reason);
    expect(alert.querySelector('a')?.getAttribute('href')).toBe('tel:+34963400900');
  });
});
