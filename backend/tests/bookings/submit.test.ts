import { callChoices, callWindowValue } from '@clinic/contract/call-hours';
import { addDays } from '@clinic/contract/dates';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ACCEPTED } from '#tests/support/accepted';
import { engines } from '#tests/support/backend-engines';
import { type BookingApp, notedPayment, openBookingApp } from '#tests/support/booking-app';
import { comingMonday, normalRequest, slotRequest } from '#tests/support/booking-requests';
import { refusedFields } from '#tests/support/refused-fields';

/** A day on which no clinic is open, three weeks from now. */
const closedDay = (): string => addDays(comingMonday(), 6).split('-').reverse().join('-');

type Stored = { numcita: string; status: string; day: string | null; seat: number | null; [field: string]: unknown };

describe.each(engines)('an appointment request ($name)', (engine) => {
  let test: BookingApp;
  let failPayment = false;
  beforeAll(async () => {
    test = await openBookingApp(engine, {
      createPayment: async (tx, booking) => {
        const payment = await notedPayment(tx, booking);
        if (failPayment) throw new Error('the gateway is away');
        return payment;
      },
    });
  });
  afterAll(() => test.close());
  afterEach(async () => {
    expect(test.errors.splice(0).length).toBe(failPayment ? 1 : 0);
    failPayment = false;
    await test.reset();
  });

  const send = async (body: object, key?: string, more: Record<string, string> = {}): Promise<unknown> => {
    const response = await test.submit(body, { ...(key && { 'Idempotency-Key': key }), ...more });
    return response.status === 200 ? await response.json() : response.status;
  };
  const stored = () => test.db.query<Stored>('select *, day::text as day from booking order by id');
  const mails = async () => {
    const rows = await test.db.query('select kind, recipient, locale from outbox order by id');
    return rows.map(({ kind, recipient, locale }) => `${kind} ${recipient} ${locale}`);
  };

  it('of the normal kind is stored as a request with one mail to the patient and one to the clinic', async () => {
    expect(await send(normalRequest(), undefined, { 'X-LOCALE-FRONT': 'ca' })).toEqual(ACCEPTED);
    const [booking] = await stored();
    expect(booking).toMatchObject({ status: 'requested', clinic_id: 1, test: null, seat: null, locale: 'ca' });
    expect(booking?.patient).toMatchObject({ nombre: 'Luis', especialidad: 2, horario: 'Morning' });
    expect(await mails()).toEqual([
      'appointment-requested luis@example.test ca',
      'clinic-notice valencia-centro@example.test es',
    ]);
    const [notice] = await test.db.query<{ payload: unknown }>(
      `select payload from outbox where kind = 'clinic-notice'`,
    );
    expect(notice?.payload).toMatchObject({ service: 'Cardiología', clinic: { name: 'Valencia Centro' } });
  });

  it('of the normal kind is called when the patient wants, which every mail says', async () => {
    const call = callChoices(new Date()).at(-1);
    if (!call) throw new Error('No hours can be chosen.');
    expect(await send(normalRequest({ horariollamada: callWindowValue(call) }))).toEqual(ACCEPTED);
    const [booking] = await stored();
    expect(booking?.patient).toMatchObject({ horariollamada: callWindowValue(call) });
    const sent = await test.db.query<{ payload: unknown }>('select payload from outbox order by id');
    expect(sent).toMatchObject([{ payload: { call } }, { payload: { call } }]);
  });

  it('stores the version of the consent text, and refuses an unknown one', async () => {
    const marks = { consentimientoversion: '2026-11', consentimientohash: 'a1'.repeat(32) };
    expect(await send(slotRequest({ ...marks, nopagar: true }))).toEqual(ACCEPTED);
    expect(await send(slotRequest({ nopagar: true }))).toEqual(ACCEPTED);
    const [marked, unmarked] = await stored();
    expect(marked?.patient).toMatchObject(marks);
    expect(unmarked?.patient).not.toHaveProperty('consentimientohash');
    expect(await refusedFields(await test.submit(slotRequest({ ...marks, consentimientohash: 'no hash' })))).toEqual([
      'consentimientohash',
    ]);
  });

  it('that must be paid holds the slot for ten minutes at our price and opens one payment', async () => {
    const answer = await send(slotRequest({ precio: '0.01' }));
    const [booking] = await stored();
    expect(booking).toMatchObject({
      status: 'held',
      day: comingMonday(),
      init_hhmm: '0900',
      end_hhmm: '0920',
      seat: 1,
    });
    expect(answer).toEqual({ ...ACCEPTED, paymentUrl: `https://pay.example.test/${booking?.numcita}` });
    expect(booking?.numcita).toMatch(/^[A-Za-z0-9_-]{22}$/);
    const [held] = await test.db.query<{ seconds: number }>(
      'select extract(epoch from hold_until - now())::float8 as seconds from booking',
    );
    expect(held?.seconds).toBeGreaterThan(590);
    expect(held?.seconds).toBeLessThanOrEqual(600);
    expect(await test.db.query('select * from noted_payment')).toEqual([
      { numcita: booking?.numcita, amount_cents: 4500 },
    ]);
    expect(await mails()).toEqual([]);
  });

  it('for a child requires a parent or guardian, and is stored with the details of the visit', async () => {
    const child = slotRequest({ fechanacimiento: '2018-03-01', nopagar: true });
    const guardian = { solicitante: 'Rosa Soler', relacion: 'progenitor', dnisolicitante: 'X1234567L' };
    expect(await refusedFields(await test.submit(child))).toEqual(['solicitante', 'relacion', 'dnisolicitante']);
    expect(await refusedFields(await test.submit({ ...child, ...guardian, relacion: 'familiar' }))).toEqual([
      'relacion',
    ]);
    expect(await refusedFields(await test.submit({ ...slotRequest(), solicitante: 'Rosa' }))).toEqual(['relacion']);
    const more = { dni: null, tipoDocIdentificacion: null, sindocumento: 1, necesidades: 'Silla de ruedas' };
    expect(await send({ ...child, ...guardian, ...more })).toEqual(ACCEPTED);
    const [booking] = await stored();
    expect(booking?.patient).toMatchObject({ ...guardian, sindocumento: true, necesidades: 'Silla de ruedas' });
    expect(booking?.patient).not.toHaveProperty('dni');
    const rows = await test.db.query<{ kind: string; payload: unknown }>('select kind, payload from outbox');
    expect(rows.find(({ kind }) => kind === 'clinic-notice')?.payload).toMatchObject({
      guardian: 'Rosa Soler',
      hasNeeds: true,
      lacksDocument: true,
    });
    expect(JSON.stringify(rows)).not.toMatch(/Silla|X1234567L/);
  });

  it('to be called back holds no slot', async () => {
    for (const nombre of ['Ana', 'Eva', 'Lia'])
      expect(await send(slotRequest({ nombre, nopagar: true }))).toEqual(ACCEPTED);
    expect((await stored()).map(({ status, seat }) => [status, seat])).toEqual(Array(3).fill(['requested', null]));
    expect((await mails()).filter((mail) => mail.startsWith('booking-call-me ana@example.test es'))).toHaveLength(3);
    expect(await send(slotRequest())).toMatchObject({ success: true });
  });

  it('is refused when the seats of the slot are gone', async () => {
    expect(await send(slotRequest())).toMatchObject({ success: true });
    expect(await send(slotRequest())).toMatchObject({ success: true });
    expect(await send(slotRequest())).toEqual({ success: false });
    expect((await stored()).map(({ seat }) => seat)).toEqual([1, 2]);
  });

  it.each([
    ['a slot the clinic does not have', { hueco: '0905-0925' }, 'hueco'],
    ['a closed day', { dia: closedDay() }, 'dia'],
    ['a day that is over', { dia: '16-11-2020' }, 'dia'],
    ['a day no calendar has', { dia: '31-02-2030' }, 'dia'],
    ['a word for a day', { dia: 'mañana' }, 'dia'],
    ['a clinic nobody has', { centromedico: '99' }, 'centromedico'],
    ['a test the clinic does not make', { tipo: 'pcrVariant' }, 'centromedico'],
    ['another type', { tipo: 'consulta' }, 'tipo'],
    ['no name', { nombre: ' ' }, 'nombre'],
    ['a name with digits', { nombre: 'R2D2' }, 'nombre'],
    ['a name without letters', { nombre: '---' }, 'nombre'],
    ['a birth date to come', { fechanacimiento: '2999-01-01' }, 'fechanacimiento'],
    ['a birth date nobody has lived since', { fechanacimiento: '1850-01-01' }, 'fechanacimiento'],
    ['differing addresses', { emailconfirmation: 'eva@example.test' }, 'emailconfirmation'],
    ['an address with a second header', { email: 'a@b.es\nBcc: c@d.es', emailconfirmation: null }, 'email'],
    ['a telephone of three digits', { telefono: '112' }, 'telefono'],
    ['no document', { dni: null }, 'dni'],
    ['a document that is too long', { dni: 'A'.repeat(21) }, 'dni'],
    ['a postcode of no province', { cp: '99999' }, 'cp'],
    ['a postcode of Spain with letters', { cp: 'SW1A 1AA' }, 'cp'],
    ['a billing postcode of no province', { paisfacturacion: 'ES', cpfacturacion: '53001' }, 'cpfacturacion'],
    ['an answer that is none', { sintomascovid: 'QUIZÁ' }, 'sintomascovid'],
    ['an endless name', { nombre: 'a'.repeat(51) }, 'nombre'],
  ])('is refused with %s, by the name of the field', async (_case, wrong, field) => {
    expect(await refusedFields(await test.submit(slotRequest(wrong)))).toEqual([field]);
    expect([await stored(), await mails()]).toEqual([[], []]);
  });

  it('accepts any postcode of another country, and an address as long as the site accepts', async () => {
    const email = `${'a'.repeat(64)}@${`${'b'.repeat(58)}.`.repeat(3)}example.org`;
    const abroad = { pais: 'GB', cp: 'SW1A 1AA', dni: null, pasaporte: 'X123' };
    expect(await send(slotRequest({ ...abroad, email, emailconfirmation: email }))).toMatchObject({ success: true });
  });

  it.each([
    ['no speciality', { especialidad: 'noneEspecialidad' }, 'especialidad'],
    ['a speciality nobody has', { especialidad: '99' }, 'especialidad'],
    ['a speciality for professionals', { especialidad: '6' }, 'especialidad'],
    ['a clinic without the speciality', { centromedico: '2', especialidad: '1' }, 'centromedico'],
    ['no clinic', { centromedico: 'noneClinica' }, 'centromedico'],
    ['no telephone', { telefono: null }, 'telefono'],
    ['no address', { email: 'luis' }, 'email'],
    ['a day that is over', { dia: '2020-01-01' }, 'dia'],
    ['a day no calendar has', { dia: '31/02/2030' }, 'dia'],
    ['a word for a day', { dia: 'mañana' }, 'dia'],
  ])('of the normal kind is refused with %s, by the name of the field', async (_case, wrong, field) => {
    expect(await refusedFields(await test.submit(normalRequest(wrong)))).toEqual([field]);
    expect(await stored()).toEqual([]);
  });

  it('stores no field that the catalogue decides and no unknown key', async () => {
    await send(slotRequest({ numcita: 'mine', status: 'confirmed', numerodetarjeta: '4111' }));
    const [booking] = await stored();
    expect(booking).toMatchObject({ status: 'held', amount_cents: 4500 });
    for (const key of ['precio', 'numcita', 'status', 'numerodetarjeta', 'hueco'])
      expect(booking?.patient).not.toHaveProperty(key);
  });

  it('that is repeated under its key gets the first reply and books once', async () => {
    const first = await send(slotRequest(), 'key-0000001');
    expect(await send(slotRequest(), 'key-0000001')).toEqual(first);
    expect(await send(slotRequest({ hueco: '0920-0940' }), 'key-0000001')).toBe(409);
    expect(await stored()).toHaveLength(1);
    expect(await test.db.query('select * from noted_payment')).toHaveLength(1);
  });

  it('sent ten times at once under one key books once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(slotRequest(), 'key-0000002')));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await stored()).toHaveLength(1);
  });

  it('gives each seat to one of a hundred concurrent requests', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => send(slotRequest(), `race-${index}-key`)),
    );
    expect(answers.filter((answer) => (answer as { success: boolean }).success)).toHaveLength(2);
    expect((await stored()).map(({ seat }) => seat).sort()).toEqual([1, 2]);
  });

  it('leaves nothing behind when the payment cannot be opened', async () => {
    failPayment = true;
    expect(await send(slotRequest(), 'key-0000003')).toBe(500);
    expect([await stored(), await test.db.query('select * from noted_payment')]).toEqual([[], []]);
  });

  it('refuses a body that is not a JSON form (415, 400, 413) and an invalid key', async () => {
    const post = (body: string, type: string) =>
      test.app.request('/api/citas/solicitar', { method: 'POST', headers: { 'Content-Type': type }, body });
    expect((await post('nombre=Ana', 'application/x-www-form-urlencoded')).status).toBe(415);
    expect((await post('{"nombre":', 'application/json')).status).toBe(400);
    expect((await post(JSON.stringify('x'.repeat(70_000)), 'application/json')).status).toBe(413);
    expect((await post('[]', 'application/json')).status).toBe(422);
    expect(await send(slotRequest(), 'short')).toBe(400);
  });

  it('is protected by the table: a seat cannot be written twice, not even overlapping', async () => {
    await send(slotRequest());
    const shifted = test.db.query(
      `insert into booking (numcita, clinic_id, test, day, init_hhmm, end_hhmm, during, seat, status, request_hash,
         locale, patient, amount_cents)
       select $1, clinic_id, test, day, '0910', '0930', tstzrange(lower(during) + $2::interval, upper(during) + $2::interval),
         seat, 'confirmed', request_hash, locale, patient, amount_cents from booking`,
      ['A'.repeat(22), '10 minutes'],
    );
    await expect(shifted).rejects.toMatchObject({ code: '23P01', constraint: 'booking_seat_taken_once' });
  });
});
