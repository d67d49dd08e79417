// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallbackDialog } from '@/components/professional/callback-dialog';
import type { Professional } from '@/lib/domain/professional/professional';
import { PROFESSIONAL_CONTENT } from '@/tests/support/professional-content';

const ANA: Professional = {
  name: 'Dra. Ana',
  email: 'ana@clinica.test',
  specialityId: '7',
  specialityName: 'Cardiología',
  collegeNumber: null,
  phone: '600 111 222',
};

let callback: () => Response;

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function open(own: Professional | null) {
  const endpoints = async (address: string) => {
    if (address !== '/api/profesionales/misdatos') return callback();
    return own ? Response.json(own) : Response.json({ error: 'unavailable' }, { status: 503 });
  };
  vi.stubGlobal('fetch', vi.fn(endpoints));
  render(<CallbackDialog locale="es" content={PROFESSIONAL_CONTENT} onClose={() => undefined} />);
  await screen.findByLabelText('Teléfono');
}
const typedIn = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Solicitar llamada' }));
function fillIn() {
  fireEvent.change(screen.getByLabelText('Motivo'), { target: { value: 'Facturación' } });
  fireEvent.click(screen.getByRole('radio', { name: '13:00-15:00' }));
  fireEvent.click(screen.getByRole('checkbox'));
}

describe('CallbackDialog', () => {
  it('shows name and speciality read-only, and windows and reasons exactly as listed (M171)', async () => {
    await open(ANA);
    expect([typedIn('Nombre'), typedIn('Especialidad'), typedIn('Teléfono')]).toEqual([
      'Dra. Ana',
      'Cardiología',
      '600 111 222',
    ]);
    expect(screen.getByLabelText<HTMLInputElement>('Nombre').readOnly).toBe(true);
    const windows = screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'));
    expect(windows).toEqual(['09:00-11:00', '11:00-13:00', '13:00-15:00', '15:00-17:00']);
    const reasons = [...screen.getByLabelText<HTMLSelectElement>('Motivo').options].map(({ value }) => value);
    expect(reasons.slice(1)).toHaveLength(8);
    expect(reasons).toContain('Baja o cambio de datos del portal profesional');
  });

  it('leaves them empty when the account cannot be read (M172)', async () => {
    await open(null);
    expect([typedIn('Nombre'), typedIn('Especialidad'), typedIn('Teléfono')]).toEqual(['', '', '']);
  });

  it('sends only the choices, no account data, and confirms the request', async () => {
    callback = () => Response.json({ ok: true });
    await open(ANA);
    fillIn();
    send();
    expect((await screen.findByRole('status')).textContent).toBe(PROFESSIONAL_CONTENT.callback.done);
    const [address, sent] = vi.mocked(fetch).mock.calls.at(-1) ?? [];
    expect(address).toBe('/api/profesionales/solicitarprofesional');
    expect(JSON.parse(String(sent?.body))).toEqual({
      phone: '600 111 222',
      reason: 'Facturación',
      window: '13:00-15:00',
      acceptsTerms: true,
      locale: 'es',
    });
  });

  it("shows the server's text as plain text, and keeps the choices (M172)", async () => {
    callback = () => Response.json({ error: 'refused', text: 'Hoy <b>no</b>' }, { status: 409 });
    await open(ANA);
    fillIn();
    send();
    expect((await screen.findByText('Hoy <b>no</b>')).closest('[role=alert]')).toBeTruthy();
    expect(typedIn('Motivo')).toBe('Facturación');
  });

  it('names every missing field, and one fewer after each correction', async () => {
    await open({ ...ANA, phone: null });
    send();
    const missing = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    await vi.waitFor(() =>
      expect(missing()).toEqual([
        'El teléfono es obligatorio',
        'Seleccione un motivo',
        'Seleccione una franja horaria',
        'Debe aceptar los términos',
      ]),
    );
    const summary = screen.getByRole('region', { name: 'Debes rellenar todos los campos del formulario' });
    await vi.waitFor(() => expect(document.activeElement).toBe(summary));
    fireEvent.click(screen.getByRole('radio', { name: '13:00-15:00' }));
    await vi.waitFor(() => expect(missing()).not.toContain('Seleccione una franja horaria'));
    expect(missing()).toHaveLength(3);
  });
});
