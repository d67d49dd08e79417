import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createSandbox } from '#payments/sandbox';
import { engines } from '#tests/support/backend-engines';
import { comingMonday, normalRequest, slotRequest } from '#tests/support/booking-requests';
import { emptyTables } from '#tests/support/empty-tables';
import { openPayingApp, type Paying } from '#tests/support/payment-app';

const ANTIGENS = { tipo: 'testAntigenos' };
const UNKNOWN = { success: false, motivo: 'unknown' };

describe.each(engines)("the patient's own page of a booking ($name)", (engine) => {
  let test: Paying;
  beforeAll(async () => {
    test = await openPayingApp(engine, createSandbox());
  });
  afterAll(() => test.close());
  afterEach(async () => {
    expect(test.errors).toEqual([]);
    await test.reset();
    await emptyTables(test.db, 'audit, attempt');
  });

  const call = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const response = await test.app.request(`/api/citas/propia${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return response.status === 200 ? ((await response.json()) as Record<string, unknown>) : response.status;
  };
  const submit = (body: object, locale = 'es') =>
    test.app.request('/api/citas/solicitar', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-LOCALE-FRONT': locale },
      body: JSON.stringify(body),
    });
  const mails = () =>
    test.db.query<{ kind: string; recipient: string; payload: Record<string, unknown> }>(
      'select kind, recipient, payload from outbox order by id',
    );
  /** The secret in the last mail to the patient that has a link. */
  const secretOfMail = async (): Promise<string> => {
    const link = String((await mails()).findLast(({ payload }) => payload.link)?.payload.link);
    return link.split('#')[1] ?? '';
  };
  const paid = async (more: Record<string, unknown> = {}, locale = 'es'): Promise<string> => {
    const { numcita } = await test.book(more, locale);
    const [order = ''] = (
      await test.db.query<{ code: string }>('select order_code as code from payment where numcita = $1', [numcita])
    ).map(({ code }) => code);
    await test.send('/pagos/prueba', { numcita, order, decision: 'approve' });
    return await secretOfMail();
  };
  const statuses = async () =>
    (
      await test.db.query<{ line: string }>(`select concat_ws(' ', status, init_hhmm) as line from booking order by id`)
    ).map(({ line }) => line);

  it('opens by the link in the mail, in the language of the booking, and the clinic never gets the link', async () => {
    const secret = await paid(ANTIGENS, 'ca');
    const all = await mails();
    expect(all.map(({ kind, payload }) => [kind, typeof payload.link])).toEqual([
      ['booking-confirmed', 'string'],
      ['clinic-notice', 'undefined'],
    ]);
    expect(all[0]?.payload.link).toMatch(/^\/ca\/cita#[\w-]{43}$/);
    expect(await call('', { secreto: secret }, { 'X-LOCALE-FRONT': 'ca' })).toMatchObject({
      success: true,
      cita: {
        estado: 'confirmed',
        hora: '09:00',
        servicio: 'testAntigenos',
        precio: '29.00',
        pagado: true,
        centromedico: 1,
        puedemover: true,
        puedeanular: true,
        paymentUrl: null,
      },
    });
  });

  it('gives the booking browser a link, three times a day besides the links in the mails', async () => {
    const mailed = await paid(ANTIGENS, 'en');
    const [booking] = await test.db.query<{ numcita: string }>('select numcita from booking');
    const open = async () =>
      (await call('/abrir', { numcita: booking?.numcita }, { 'X-LOCALE-FRONT': 'en' })) as Record<string, unknown>;
    const [first, second, third, fourth] = [await open(), await open(), await open(), await open()];
    const links = [first, second, third].map(({ enlace }) => String(enlace));
    for (const link of links) expect(link).toMatch(/^\/en\/cita#[\w-]{43}$/);
    expect(new Set(links).size).toBe(3);
    expect(fourth).toEqual(UNKNOWN);
    for (const secreto of [mailed, ...links.map((link) => link.split('#')[1])]) {
      expect(await call('', { secreto })).toMatchObject({ success: true });
    }
    for (const numcita of ['A'.repeat(22), '', null, 7]) expect(await call('/abrir', { numcita })).toEqual(UNKNOWN);
  });

  it('opens by no secret that was not mailed, nor by the number or reference of the booking', async () => {
    await paid(ANTIGENS);
    const [booking] = await test.db.query<{ numcita: string; reference: string; hashes: string[] }>(
      'select numcita, reference, link_hashes as hashes from booking',
    );
    const wrong = [
      booking?.numcita,
      booking?.reference,
      booking?.hashes[0],
      '',
      'A'.repeat(43),
      null,
      7,
      {},
      undefined,
    ];
    for (const secreto of wrong) {
      for (const path of ['', '/huecos', '/anular']) {
        expect(await call(path, { secreto, fecha: comingMonday() })).toEqual(UNKNOWN);
      }
      expect(await call('/mover', { secreto, fecha: comingMonday(), initTime: '0930' })).toEqual(UNKNOWN);
    }
    expect(await statuses()).toEqual(['confirmed 0900']);
    expect((await test.app.request('/api/citas/propia')).status).toBe(404);
  });

  it('reports that the clinic has moved the visit since the page was read, and moves nothing', async () => {
    const secret = await paid(ANTIGENS);
    const { cita } = (await call('', { secreto: secret })) as { cita: { secuencia: number } };
    const move = (initTime: string, secuencia?: number) =>
      call('/mover', { secreto: secret, fecha: comingMonday(), initTime, secuencia });
    await test.db.script(`update booking set init_hhmm = '0915', end_hhmm = '0930', sequence = sequence + 1`);
    expect(await move('0930', cita.secuencia)).toEqual({ success: false, motivo: 'changed' });
    expect(await statuses()).toEqual(['confirmed 0915']);
    expect(await move('0930', cita.secuencia + 1)).toMatchObject({ success: true });
  });

  it('moves the visit to a free hour once, however often it is sent, and tells patient and clinic who moved it', async () => {
    const secret = await paid(ANTIGENS);
    await paid({ ...ANTIGENS, hueco: '0915-0930' });
    await test.db.script('delete from outbox');
    const free = (await call('/huecos', { secreto: secret, fecha: comingMonday() })) as { huecos: object[] };
    expect(free.huecos).toEqual([
      { initTime: '0930', endTime: '0945', precio: '29.00' },
      { initTime: '0945', endTime: '1000', precio: '29.00' },
    ]);
    const to = (initTime: string) => call('/mover', { secreto: secret, fecha: comingMonday(), initTime });
    expect(await to('0915')).toEqual({ success: false, motivo: 'taken' });
    expect(await to('0907')).toEqual({ success: false, motivo: 'noSlot' });
    expect(await to('nunca')).toEqual({ success: false, motivo: 'noSlot' });
    expect([await to('0930'), await to('0930')]).toEqual([{ success: true }, { success: true }]);
    expect(await statuses()).toEqual(['confirmed 0930', 'confirmed 0915']);
    const told = await mails();
    expect(told.map(({ kind, payload }) => [kind, payload.isByPatient])).toEqual([
      ['booking-moved', true],
      ['clinic-notice', true],
    ]);
    expect(told[0]?.payload).toMatchObject({ sequence: 1, before: { day: comingMonday(), initTime: '0900' } });
    expect(await test.db.query('select actor, action from audit')).toEqual([{ actor: '(patient)', action: 'move' }]);
  });

  it('cancels the visit once, refunds the payment and frees the seat', async () => {
    const secret = await paid(ANTIGENS);
    expect(await call('/anular', { secreto: secret })).toEqual({ success: true, devolucion: true });
    expect(await call('/anular', { secreto: secret })).toEqual({ success: true, devolucion: true });
    expect(await test.statuses()).toEqual(['cancelled needs_refund']);
    expect((await mails()).filter(({ kind }) => kind === 'booking-cancelled')).toHaveLength(1);
    expect(await call('', { secreto: secret })).toMatchObject({
      cita: { estado: 'cancelled', puedeanular: false, pagado: false, devolucion: true },
    });
    expect(await call('/mover', { secreto: secret, fecha: comingMonday(), initTime: '0930' })).toEqual({
      success: false,
      motivo: 'closed',
    });
    expect((await test.book(ANTIGENS)).numcita).toMatch(/^[\w-]{22}$/);
  });

  it('refuses changes in the last hours before the visit, which only the clinic can make', async () => {
    const secret = await paid(ANTIGENS);
    await test.db.script(
      `update booking set day = (now() at time zone 'Europe/Madrid')::date + 1, init_hhmm = '0000', end_hhmm = '0015'`,
    );
    expect(await call('', { secreto: secret })).toMatchObject({ cita: { puedemover: false, puedeanular: false } });
    expect(await call('/anular', { secreto: secret })).toEqual({ success: false, motivo: 'late' });
    expect(await call('/mover', { secreto: secret, fecha: comingMonday(), initTime: '0930' })).toEqual({
      success: false,
      motivo: 'late',
    });
    expect((await statuses())[0]).toMatch(/^confirmed/);
  });

  it('cancels a call request and an ordinary request at any time, without hours to move to', async () => {
    for (const body of [slotRequest({ ...ANTIGENS, nopagar: true }), normalRequest()]) {
      await submit(body);
      const secret = await secretOfMail();
      expect(await call('', { secreto: secret })).toMatchObject({
        cita: { estado: 'requested', puedemover: false, puedeanular: true, cambiohasta: null },
      });
      expect(await call('/anular', { secreto: secret })).toEqual({ success: true, devolucion: false });
    }
    expect((await statuses()).map((line) => line.split(' ')[0])).toEqual(['cancelled', 'cancelled']);
    const told = (await mails()).filter(({ payload }) => 'wasRequested' in payload);
    expect(told.map(({ payload }) => [payload.wasConfirmed, payload.wasRequested])).toEqual(
      Array(4).fill([false, true]),
    );
  });

  it('mails a lost link only to the address of the booking, with the same reply for others', async () => {
    await paid(ANTIGENS);
    const [booking] = await test.db.query<{ reference: string }>('select reference from booking');
    const reference = booking?.reference ?? '';
    await test.db.script('delete from outbox');
    for (const [email, referencia] of [
      ['otra@example.test', reference],
      ['ana@example.test', 'AAAA-AAAA'],
      ['', ''],
    ]) {
      expect(await call('/enlace', { email, referencia })).toEqual({ success: true });
    }
    expect(await mails()).toEqual([]);
    const asked = { email: ' ANA@example.test ', referencia: reference.toLowerCase().replace('-', ' ') };
    for (let times = 0; times < 5; times += 1) expect(await call('/enlace', asked)).toEqual({ success: true });
    expect((await mails()).map(({ kind, recipient }) => [kind, recipient])).toEqual(
      Array.from({ length: 3 }, () => ['visit-link', 'ana@example.test']),
    );
    expect(await call('', { secreto: await secretOfMail() })).toMatchObject({ success: true });
  });

  it('limits the secrets that one address can try', async () => {
    const from = { 'X-Forwarded-For': '203.0.113.7' };
    const answers: unknown[] = [];
    for (let tries = 0; tries < 203; tries += 1) answers.push(await call('', { secreto: 'x' }, from));
    expect(answers.slice(0, 200)).toEqual(Array.from({ length: 200 }, () => UNKNOWN));
    expect(answers.slice(200)).toEqual([429, 429, 429]);
  });
});
