import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { engines } from '#tests/support/backend-engines';
import { comingMonday, normalRequest, slotRequest } from '#tests/support/booking-requests';
import { type DeskBrowser, openStaffApp, type StaffApp } from '#tests/support/staff-app';

type Whole = Record<string, unknown> & { referencia: string; version: number };
type Conflict = { motivo: string; reserva: Whole; cambios: object[] };

const day = comingMonday();

describe.each(engines)('concurrent changes of one booking ($name)', (engine) => {
  let test: StaffApp;
  let pilar: DeskBrowser;
  let mar: DeskBrowser;
  beforeAll(async () => {
    test = await openStaffApp(engine);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.reset();
    pilar = await test.signedIn({});
    mar = await test.signedIn({ email: 'mar@clinica.test', name: 'Mar Vidal', role: 'manager' });
  });
  afterEach(() => expect(test.errors).toEqual([]));

  const submit = async (body: object) => {
    await test.app.request('/api/citas/solicitar', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const [last] = await test.db.query<{ reference: string }>('select reference from booking order by id desc limit 1');
    return last?.reference ?? '';
  };
  const read = async (reference: string) => (await pilar.ask('GET', `/reservas/${reference}`)) as Whole;
  const send = async (version: unknown, reference: string, act: string, body: object) => {
    const response = await pilar.call('POST', `/reservas/${reference}/${act}`, { ...body, version });
    return { status: response.status, ...((await response.json()) as Conflict & Whole) };
  };
  /** A call of the patient's own page, by the link in their mail. */
  const asPatient = async (path: string, body: object = {}) => {
    const [mail] = await test.db.query<{ link: string }>(
      `select payload ->> 'link' as link from outbox where payload ? 'link' order by id desc limit 1`,
    );
    const response = await test.app.request(`/api/citas/propia${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, secreto: mail?.link.split('#')[1] }),
    });
    return (await response.json()) as { success: boolean; motivo?: string };
  };
  const mailsQueued = async () => (await test.db.query('select from outbox')).length;

  it.each([
    ['mover', { fecha: day, inicio: '1000' }],
    ['cancelar', { razon: 'patient' }],
    ['confirmar', {}],
    ['visita', { visita: 'arrived' }],
    ['enlace', { enlace: 'https://video.test/1' }],
    ['devolucion', { referencia: 'B-1' }],
    ['reenviar', { correo: 1 }],
  ])('refuses %s by who has not seen the last change, says what it was, and does nothing', async (act, body) => {
    const reference = await submit(slotRequest());
    const { version } = await read(reference);
    await test.act(mar, reference, 'mover', { fecha: day, inicio: '0940' });
    const before = await mailsQueued();
    const answer = await send(version, reference, act, body);
    expect(answer).toMatchObject({
      ...{ status: 409, motivo: 'bookingChanged' },
      reserva: { referencia: reference, inicio: '0940', estado: 'confirmed' },
      cambios: [{ actor: 'Mar Vidal', action: 'move', details: { from: `${day} 09:00`, to: `${day} 09:40` } }],
    });
    expect(await mailsQueued()).toBe(before);
    expect(await read(reference)).toMatchObject({ inicio: '0940', visita: null, version: answer.reserva.version });
  });

  it('accept a refused change once it is sent with the version of the refusal', async () => {
    const reference = await submit(slotRequest());
    const { version } = await read(reference);
    await test.act(mar, reference, 'mover', { fecha: day, inicio: '0940' });
    const hour = { fecha: day, inicio: '1000' };
    const { reserva } = await send(version, reference, 'mover', hour);
    expect(await send(reserva.version, reference, 'mover', hour)).toMatchObject({ status: 200, inicio: '1000' });
  });

  it.each(['mover', 'cancelar', 'confirmar', 'visita', 'enlace', 'devolucion', 'reenviar'])(
    'refuse %s without a version',
    async (act) => {
      const reference = await submit(slotRequest());
      for (const version of [undefined, null, '1', 1.5])
        expect(await send(version, reference, act, { razon: 'patient', visita: null })).toMatchObject({
          status: 422,
          motivo: 'needsVersion',
        });
    },
  );

  it('add notes after any change, and a note does not affect other changes', async () => {
    const reference = await submit(slotRequest());
    const { version } = await read(reference);
    await test.act(mar, reference, 'mover', { fecha: day, inicio: '0940' });
    const noted = await send(version, reference, 'nota', { texto: 'Viene en silla de ruedas.' });
    expect(noted).toMatchObject({ status: 200, notas: [{ text: 'Viene en silla de ruedas.' }] });
    expect(await send(noted.version, reference, 'cancelar', { razon: 'patient' })).toMatchObject({ status: 200 });
  });

  it('let one of two confirmations at different hours win', async () => {
    const reference = await submit(normalRequest());
    const { version } = await read(reference);
    const answers = await Promise.all(
      ['10:00', '11:00'].map((inicio) => send(version, reference, 'confirmar', { fecha: day, inicio, fin: '11:30' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)).toMatchObject({
      motivo: 'bookingChanged',
      cambios: [{ action: 'confirm' }],
    });
  });

  it("report the patient's announcement and a noted refund", async () => {
    const reference = await submit(slotRequest());
    const { version } = await read(reference);
    await asPatient('/asistire');
    await asPatient('/asistire'); // Announced twice, it is one act.
    expect(await send(version, reference, 'cancelar', { razon: 'patient' })).toMatchObject({
      ...{ motivo: 'bookingChanged', cambios: [{ actor: '(patient)', action: 'attend' }] },
      reserva: { asistedesde: expect.any(String) },
    });
    await test.db.query(
      `insert into payment (numcita, order_code, provider, amount_cents, status)
       select numcita, '1234abcdefgh', 'sandbox', 4500, 'needs_refund' from booking`,
    );
    const seen = (await read(reference)).version;
    await test.act(mar, reference, 'devolucion', { referencia: 'B-1' });
    expect(await send(seen, reference, 'devolucion', { referencia: 'B-2' })).toMatchObject({
      ...{ motivo: 'bookingChanged', cambios: [{ actor: 'Mar Vidal', action: 'refund' }] },
    });
  });

  it('give every line of the agenda its version', async () => {
    const reference = await submit(slotRequest());
    const agenda = (await pilar.ask('GET', `/agenda?desde=${day}&hasta=${day}`)) as { citas: Whole[] };
    const { version } = await read(reference);
    expect(agenda.citas).toMatchObject([{ referencia: reference, version }]);
  });

  it('raise the version with every visible change, and not with links, mails or keys', async () => {
    const reference = await submit(slotRequest());
    const versionAfter = async (change: string) => {
      const [row] = await test.db.query<{ version: number }>(
        `update booking set ${change} returning booking_version as version`,
      );
      return row?.version;
    };
    const { version } = await read(reference);
    expect(await versionAfter(`link_hashes = array['x'], payment_url = 'x', hold_mail_id = 1, patient = patient`)).toBe(
      version,
    );
    expect(await versionAfter('day = day, visit = visit')).toBe(version);
    expect(await versionAfter(`visit = 'arrived'`)).toBe(version + 1);
    expect(await versionAfter('attends_at = now()')).toBe(version + 2);
    expect(await versionAfter(`status = 'cancelled'`)).toBe(version + 3);
  });
});
