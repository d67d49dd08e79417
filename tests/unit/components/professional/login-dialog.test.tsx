// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LoginDialog } from '@/components/professional/login-dialog';
import { PROFESSIONAL_CONTENT } from '@/tests/support/professional-content';

const onLoggedIn = vi.fn();
const onOuterSubmit = vi.fn();

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
  };
  render(
    <div onSubmit={onOuterSubmit}>
      <LoginDialog locale="es" texts={PROFESSIONAL_CONTENT.login} onLoggedIn={onLoggedIn} onClose={() => undefined} />
    </div>,
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const doorAnswers = (status: number, body: unknown) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(body, { status })),
  );
const password = () => screen.getByLabelText<HTMLInputElement>('Contraseña');
const enter = (email: string, typed: string) => {
  fireEvent.change(screen.getByLabelText('Correo electrónico'), { target: { value: email } });
  fireEvent.change(password(), { target: { value: typed } });
  fireEvent.click(screen.getByRole('button', { name: 'Entrar' }));
};
const alert = () =>
  screen
    .getAllByRole('alert')
    .map((one) => one.textContent)
    .join('');
const described = (control: HTMLElement) =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent?.trim();

describe('LoginDialog', () => {
  it('reports an empty field, and makes no call (M160)', () => {
    doorAnswers(200, { next: 'portal' });
    enter('ana@clinica.test', '');
    expect(alert()).toMatch(/^Debes rellenar todos los campos del formularioHay 1 campo por corregir/);
    expect(document.activeElement).toBe(password());
    expect(fetch).not.toHaveBeenCalled();
  });

  it('marks and names each empty field, until it is filled in', () => {
    enter('', '');
    const email = screen.getByLabelText('Correo electrónico');
    expect(alert()).toContain('Hay 2 campos por corregir');
    expect(
      screen
        .getAllByRole('link')
        .slice(0, 2)
        .map((link) => link.textContent),
    ).toEqual(['Escriba su correo electrónico', 'Escriba su contraseña']);
    expect([email, password()].map((field) => field.getAttribute('aria-invalid'))).toEqual(['true', 'true']);
    expect(described(email)).toBe('Escriba su correo electrónico');
    fireEvent.change(email, { target: { value: 'ana@clinica.test' } });
    expect(email.hasAttribute('aria-invalid')).toBe(false);
    expect(alert()).toContain('Hay 1 campo por corregir');
  });

  it('marks both fields when they do not match', async () => {
    doorAnswers(401, { error: 'x' });
    enter('ana@clinica.test', 'una clave');
    await vi.waitFor(() => expect(described(password())).toBe('Compruebe la contraseña'));
    expect(screen.getByLabelText('Correo electrónico').getAttribute('aria-invalid')).toBe('true');
  });

  it.each([
    [401, 'Credenciales incorrectas. El correo o la contraseña no coinciden.'],
    [429, PROFESSIONAL_CONTENT.login.tooMany],
    [503, 'Se ha producido un error. Por favor, inténtelo de nuevo.'],
  ])('tells what %i means and keeps what was typed', async (status, sentence) => {
    doorAnswers(status, { error: 'x' });
    enter('ana@clinica.test', 'una clave');
    await vi.waitFor(() => expect(alert()).toBe(sentence));
    expect(password().value).toBe('una clave');
    expect(onLoggedIn).not.toHaveBeenCalled();
  });

  it('leaves the page unchanged, and the surrounding form gets no event', async () => {
    doorAnswers(200, { next: 'portal' });
    enter(' ana@clinica.test', 'una clave');
    await vi.waitFor(() => expect(onLoggedIn).toHaveBeenCalledOnce());
    const [address, sent] = vi.mocked(fetch).mock.calls[0] ?? [];
    expect(address).toBe('/login_profesional_check');
    expect(JSON.parse(String(sent?.body))).toMatchObject({ password: 'una clave', locale: 'es' });
    expect(onOuterSubmit).not.toHaveBeenCalled();
  });

  it('shows and hides the password', () => {
    expect(password().type).toBe('password');
    fireEvent.click(screen.getByRole('button', { name: 'Mostrar la contraseña' }));
    expect(password().type).toBe('text');
    fireEvent.click(screen.getByRole('button', { name: 'Ocultar la contraseña' }));
    expect(password().type).toBe('password');
  });
});
