import { madridDay } from '@clinic/contract/dates';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { indexBookings, searchTerms } from '#reception/blind-index';
import { markVisit } from '#reception/visit-acts';
import { engines } from '#tests/support/backend-engines';
import { comingMonday, normalRequest, slotRequest } from '#tests/support/booking-requests';
import { type DeskBrowser, openStaffApp, type StaffApp } from '#tests/support/staff-app';

type Whole = Record<string, unknown> & {
  notas: { text: string; who: string }[];
  correos: { id: number; kind: string; status: string; recipient: string }[];
  actos: { action: string; details: object }[];
};

describe.each(engines)('acts at the desk ($name)', (engine) => {
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
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(200);
    const [last] = await test.db.query<{ reference: string }>('select reference from booking order by id desc limit 1');
    return last?.reference ?? '';
  };
  const act = async (reference: string, name: string, body: object) =>
    (await test.act(pilar, reference, name, body)) as Whole;
  const setDay = (day: string, hhmm: string) =>
    test.db.query(`update booking set status = 'confirmed', day = $1, init_hhmm = $2, end_hhmm = '2359'`, [day, hhmm]);

  it('record that a patient came, or did not, once the visit has begun, and undo it', async () => {
    const reference = await submit(normalRequest());
    expect(await act(reference, 'visita', { visita: 'arrived' })).toBe('409 notConfirmed');
    const day = comingMonday();
    await setDay(day, '0900');
    expect(await act(reference, 'visita', { visita: 'arrived' })).toBe('409 tooEarly');
    // Early that morning a patient may already be there, but nobody can be missing yet.
    const then = { db: test.db, actor: 'staff 1', now: new Date(`${day}T05:00:00Z`), operatorEmail: '', hasSms: false };
    await markVisit(then, reference, 'arrived');
    await expect(markVisit(then, reference, 'no_show')).rejects.toThrow(`${reference} has not begun.`);
    expect(await pilar.ask('GET', `/reservas/${reference}`)).toMatchObject({ visita: 'arrived' });
    await setDay(madridDay(new Date()), '0000');
    expect(await act(reference, 'visita', { visita: 'no_show' })).toMatchObject({ visita: 'no_show' });
    expect(await act(reference, 'visita', { visita: null })).toMatchObject({ visita: null });
    expect(await act(reference, 'visita', { visita: 'lost' })).toBe('422 badVisit');
    expect(await act(reference, 'visita', {})).toBe('422 badVisit');
  });

  it('add notes, which are stored sealed and deleted with the booking', async () => {
    const reference = await submit(slotRequest());
    const { notas } = await act(reference, 'nota', { texto: '  Viene en silla de ruedas.\nAvisar.  ' });
    expect(notas).toEqual([{ at: expect.any(String), who: 'Pilar', text: 'Viene en silla de ruedas.\nAvisar.' }]);
    expect(await act(reference, 'nota', { texto: ' ' })).toBe('409 emptyNote');
    expect(await act(reference, 'nota', { texto: 'x'.repeat(2001) })).toBe('409 longNote');
    const [stored] = await (test.db.asStored ?? test.db).query<{ text: string }>('select text from desk_note');
    expect(stored?.text).toMatch(/^~s1~/);
    await test.db.script('delete from booking');
    expect(await test.db.query('select from desk_note')).toEqual([]);
  });

  it('cancel for one of the listed reasons, which is logged', async () => {
    const reference = await submit(slotRequest());
    expect(await act(reference, 'cancelar', {})).toBe('422 needsReason');
    const { actos } = await act(reference, 'cancelar', { razon: 'doctor' });
    expect(actos).toContainEqual(
      expect.objectContaining({ action: 'cancel', details: expect.objectContaining({ reason: 'doctor' }) }),
    );
  });

  it('cancel a paid visit: the response and the inbox show the pending refund', async () => {
    const reference = await submit(slotRequest());
    await setDay(comingMonday(), '0900');
    await test.db.query(
      `insert into payment (numcita, order_code, provider, amount_cents, status)
       select numcita, '1234abcdefgh', 'sandbox', 4500, 'paid' from booking`,
    );
    expect(await act(reference, 'cancelar', { razon: 'doctor' })).toMatchObject({
      estado: 'cancelled',
      pagos: [{ status: 'needs_refund', cents: 4500 }],
    });
    const { lineas } = (await pilar.ask('GET', '/bandejas/devoluciones')) as { lineas: object[] };
    expect(lineas).toMatchObject([{ reserva: reference, centimos: 4500 }]);
  });

  it('mark a due refund as paid, with the reference of the bank', async () => {
    const reference = await submit(slotRequest());
    expect(await act(reference, 'devolucion', { referencia: 'B-1' })).toBe('409 noRefund');
    await test.db.query(
      `insert into payment (numcita, order_code, provider, amount_cents, status)
       select numcita, '1234abcdefgh', 'sandbox', 4500, 'needs_refund' from booking`,
    );
    expect(await act(reference, 'devolucion', { referencia: ' B-1 ' })).toMatchObject({
      pagos: [{ status: 'refunded', refundReference: 'B-1', refundedAt: expect.any(String) }],
    });
    expect(await act(reference, 'devolucion', { referencia: 'B-1' })).toBe('409 noRefund');
  });

  it('send the last mail to the patient again, and no older one', async () => {
    const reference = await submit(slotRequest());
    const mails = async () => ((await pilar.ask('GET', `/reservas/${reference}`)) as Whole).correos;
    const [first] = await mails();
    expect(await act(reference, 'reenviar', { correo: first?.id })).toBe('409 oldMail');
    await test.db.script(`update outbox set status = 'sent', sent_at = now()`);
    const { correos } = await act(reference, 'reenviar', { correo: first?.id });
    expect(correos.map(({ kind, status, recipient }) => `${kind} ${status} ${recipient}`)).toEqual([
      'booking-confirmed sent ana@example.test',
      expect.stringMatching(/^clinic-notice sent/),
      'booking-confirmed pending ana@example.test',
    ]);
    expect(await act(reference, 'reenviar', { correo: first?.id })).toBe('409 oldMail');
    expect(await act(reference, 'reenviar', { correo: 'x' })).toBe('409 oldMail');
  });

  it("find by any part of the name, by telephone and by e-mail, in the account's own clinics", async () => {
    const ana = await submit(slotRequest());
    const luis = await submit(normalRequest());
    const find = async (texto: string, browser = pilar) =>
      ((await browser.ask('POST', '/buscar', { texto })) as { citas: { referencia: string }[] }).citas.map(
        ({ referencia }) => referencia,
      );
    for (const texto of ['perez', 'ANA gómez', '600000000', '+34 600 000 000', 'Ana@example.test', 'gomez, ana'])
      expect(await find(texto), texto).toEqual([ana]);
    expect(await find('luis')).toEqual([luis]);
    for (const texto of ['', 'an', 'ana luis', '600 000 00', 'example.test'])
      expect(await find(texto), texto).toEqual([]);
    const castello = await test.signedIn({ email: 'castello@clinica.test', clinicSlugs: ['castello'] });
    expect(await find('perez', castello)).toEqual([]);
    const stored = await test.db.query<{ all: string }>('select booking_terms::text as all from booking_terms');
    expect(stored.map(({ all }) => all).join()).not.toMatch(/perez|ana|600000000/i);
  });

  it('index every booking for the search once, including existing ones', async () => {
    await submit(slotRequest());
    await submit(normalRequest());
    expect(await indexBookings(test.db, 'all')).toBe(2);
    expect(await indexBookings(test.db, 'all')).toBe(0);
    await test.db.script(`update booking_terms set key_id = '00000000'`);
    expect(await indexBookings(test.db, 'all')).toBe(2);
  });
});

describe('search words', () => {
  it.each([
    ['José María Núñez-Ibáñez', ['jose', 'maria', 'nunez', 'ibanez']],
    ['+34 600-12 34 56', ['600123456']],
    ['Ana@Example.test 963.40.09.00', ['ana@example.test', '963400900']],
    ['963/40.12.34', ['963401234']],
    ['600 123 456 / +351 220 000 021', ['600123456', '220000021']],
    ['12/03/1980', []],
    ['a 1 - ', []],
    ['李 小龙', ['李', '小龙']],
    ['О’Браян Д.', ['браян']],
    ["D'ANGELO Madonna", ['angelo', 'madonna']],
  ])('%j are %j', (text, words) => {
    expect(searchTerms(text)).toEqual(words);
  });
});
