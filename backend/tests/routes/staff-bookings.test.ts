import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { engines } from '#tests/support/backend-engines';
import { comingMonday, normalRequest, slotRequest } from '#tests/support/booking-requests';
import { type DeskBrowser, openStaffApp, type StaffApp } from '#tests/support/staff-app';

type Entry = Record<string, unknown> & { referencia: string };
type Lists = { citas: Entry[] };

describe.each(engines)('the desk ($name)', (engine) => {
  let test: StaffApp;
  let pilar: DeskBrowser;
  beforeAll(async () => {
    test = await openStaffApp(engine);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.reset();
    pilar = await test.signedIn({});
  });
  afterEach(() => expect(test.errors).toEqual([]));

  const submit = async (body: object) => {
    const response = await test.app.request('/api/citas/solicitar', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'X-LOCALE-FRONT': 'ca' },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(200);
    const [last] = await test.db.query<{ reference: string }>('select reference from booking order by id desc limit 1');
    return last?.reference ?? '';
  };
  const day = comingMonday();
  const agenda = async (browser = pilar, query = '') =>
    (await browser.ask('GET', `/agenda?desde=${day}&hasta=${day}${query}`)) as Lists;
  const mails = async () =>
    (await test.db.query<{ kind: string; locale: string }>('select kind, locale from outbox order by id')).map(
      ({ kind, locale }) => `${kind} ${locale}`,
    );

  it('shows a day of every clinic, or of one', async () => {
    const first = await submit(slotRequest());
    const second = await submit(slotRequest({ centromedico: '2', hueco: '0900-0915', nombre: 'Bea' }));
    expect((await agenda()).citas).toEqual([
      expect.objectContaining({
        ...{ referencia: first, estado: 'confirmed', solicitud: false, pagada: false, centromedico: 1, fecha: day },
        ...{ inicio: '0900', fin: '0920', puesto: 1, motivo: 'PCR nasofaríngea', nombre: 'Ana Pérez Gómez' },
        ...{ telefono: '600 000 000', asiste: false },
      }),
      expect.objectContaining({ referencia: second, centromedico: 2, nombre: 'Bea Pérez Gómez' }),
    ]);
    expect((await agenda(pilar, '&clinica=2')).citas.map(({ referencia }) => referencia)).toEqual([second]);
  });

  it.each([
    'desde=2026-12-14',
    'desde=2026-12-14&hasta=2026-12-13',
    'desde=2026-12-01&hasta=2027-01-12',
    'desde=x&hasta=y',
  ])('refuses an agenda of %s', async (query) => {
    expect(await pilar.ask('GET', `/agenda?${query}`)).toBe('422 badQuery');
  });

  it('shows a complete booking: the entered data, the mails and its readers', async () => {
    const reference = await submit(slotRequest());
    const whole = (await pilar.ask('GET', `/reservas/${reference}`)) as Record<string, unknown>;
    expect(whole).toMatchObject({
      ...{ referencia: reference, estado: 'confirmed', clinica: 'Valencia Centro', prueba: 'PCR nasofaríngea' },
      ...{ centimos: 4500, idioma: 'ca', pagos: [], recibos: [] },
      paciente: expect.objectContaining({ dni: '12345678Z', sintomascovid: 'SI', email: 'ana@example.test' }),
      correos: [
        expect.objectContaining({ kind: 'booking-confirmed', recipient: 'ana@example.test', status: 'pending' }),
        expect.objectContaining({ kind: 'clinic-notice', about: 'booking-confirmed' }),
      ],
      actos: [expect.objectContaining({ actor: 'Pilar', action: 'show' })],
    });
    expect(await pilar.ask('GET', '/reservas/NADA-NADB')).toBe('409 badReference');
    expect(await pilar.ask('GET', `/reservas/${'A'.repeat(22)}`)).toBe('404 unknown');
  });

  it('moves, cancels and confirms as the terminal does, and notifies the patient in their language', async () => {
    const reference = await submit(slotRequest());
    const other = await submit(slotRequest({ tipo: 'testAntigenos', hueco: '0900-0915' }));
    await test.db.script('delete from outbox');
    const move = (inicio: string) => test.act(pilar, reference, 'mover', { fecha: day, inicio });
    expect(await move('0920')).toMatchObject({ inicio: '0920', fin: '0940', estado: 'confirmed' });
    expect(await move('0921')).toBe('409 noSlot');
    expect(await move('25:00')).toBe('422 badHour');
    expect(await move('0920')).toBe('409 sameHour');
    expect(await mails()).toEqual(['booking-moved ca', 'clinic-notice es']);
    expect(await test.act(pilar, other, 'cancelar', { razon: 'patient' })).toMatchObject({
      estado: 'cancelled',
    });
    expect(await test.act(pilar, other, 'cancelar', { razon: 'patient' })).toBe('409 closed');
    const request = await submit(normalRequest());
    expect(await test.act(pilar, request, 'mover', { fecha: day, inicio: '1000' })).toBe('409 needsHour');
    const hour = { fecha: day, inicio: '10:00', fin: '10:20' };
    expect(await test.act(pilar, request, 'confirmar', hour)).toMatchObject({
      ...{ estado: 'confirmed', inicio: '1000', fin: '1020' },
      actos: expect.arrayContaining([expect.objectContaining({ actor: 'Pilar', action: 'confirm' })]),
    });
  });

  it('limits an account to the bookings of the clinics assigned to it', async () => {
    const reference = await submit(slotRequest());
    const open = await submit(normalRequest());
    const castello = await test.signedIn({ email: 'castello@clinica.test', clinicSlugs: ['castello'] });
    expect(await castello.ask('GET', '/sesion')).toMatchObject({
      cuenta: { clinicas: [expect.objectContaining({ id: 2 })] },
    });
    expect((await agenda(castello)).citas).toEqual([]);
    expect(await castello.ask('GET', `/agenda?desde=${day}&hasta=${day}&clinica=1`)).toBe('422 badQuery');
    expect(await castello.ask('GET', `/reservas/${reference}`)).toBe('404 unknown');
    for (const act of ['cancelar', 'confirmar']) {
      expect(await test.act(castello, open, act, { razon: 'other' })).toBe('404 unknown');
    }
    const hour = { fecha: day, inicio: '0920' };
    expect(await test.act(castello, reference, 'mover', hour)).toBe('404 unknown');
  });

  it('logs every access with account and subject, for the managers to read', async () => {
    const reference = await submit(slotRequest());
    await agenda();
    await agenda(); // A repeated request of a screen counts as the same reading.
    await pilar.ask('GET', `/reservas/${reference}`);
    const manager = await test.signedIn({ role: 'manager', email: 'mar@clinica.test' });
    const { lineas } = (await manager.ask('GET', '/registro')) as { lineas: Entry[] };
    expect(lineas).toEqual([
      expect.objectContaining({ quien: 'Pilar', accion: 'show', sobre: reference }),
      expect.objectContaining({ accion: 'agenda', detalles: { clinic: 'all', from: day, until: day } }),
    ]);
    const [newest] = lineas;
    expect(await manager.ask('GET', `/registro?antes=${newest?.id}`)).toEqual({ lineas: lineas.slice(1) });
  });

  it('lets nobody change the log, nor delete it before its period ends', async () => {
    await agenda();
    await expect(test.db.query(`update audit set actor = 'staff 2'`)).rejects.toThrow('not changed');
    await expect(test.db.query('delete from audit')).rejects.toThrow('not changed');
    expect(await test.db.query('select actor from audit')).toEqual([{ actor: 'staff 1' }]);
  });
});
