import { readFileSync } from 'node:fs';
import path from 'node:path';
import { addDays, madridDay } from '@clinic/contract/dates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expireHolds } from '#bookings/hold';
import { createPayments, type Payments } from '#payments/payments';
import { createSandbox } from '#payments/sandbox';
import { settlePayment } from '#payments/settle';
import { migrationsFolder } from '#store/migrate';
import { engines } from '#tests/support/backend-engines';
import { comingMonday, normalRequest, slotRequest } from '#tests/support/booking-requests';
import { callerConsultation, callerTest } from '#tests/support/caller';
import { emptyTables } from '#tests/support/empty-tables';
import { contactForm, sendForm } from '#tests/support/inbox-app';
import { type DeskBrowser, openStaffApp, type StaffApp } from '#tests/support/staff-app';

type Row = Record<string, number | string | null>;
type Figures = { filas: Row[]; total: Row };

const VISITED = comingMonday();
/** The day on which everything arrived, in an earlier month than the visits. */
const ARRIVED = `${addDays(`${madridDay(new Date()).slice(0, 7)}-01`, -1).slice(0, 7)}-10`;
const monthOf = (day: string) => day.slice(0, 7);

const NONE = {
  ...{ confirmadas: 0, pagadas: 0, atendidas: 0, ausencias: 0, caducadas: 0, anuladas: 0 },
  ...{ porpaciente: 0, porclinica: 0, pormedico: 0, repetidas: 0, porotro: 0 },
  ...{ solicitudes: 0, atiempo: 0, esperan: 0, mediana: null },
  ...{ bonos: 0, canjeados: 0, bonoscaducados: 0, mensajes: 0, profesionales: 0 },
};
const VISITS = {
  // A test paid on the web, one by telephone, a consultation agreed on by telephone, and the request that was called back.
  ...{ confirmadas: 4, pagadas: 1, atendidas: 1, ausencias: 1, caducadas: 1 },
  // One test by telephone for each reason.
  ...{ anuladas: 5, porpaciente: 1, porclinica: 1, pormedico: 1, repetidas: 1, porotro: 1 },
};
const ARRIVALS = {
  // Two requests that never had an hour: one cancelled by its patient, one by the clinic for another reason.
  ...{ anuladas: 2, porpaciente: 1, porotro: 1 },
  // Called back after 90 minutes, cancelled by the clinic after 30 hours, cancelled by the patient, and waiting.
  ...{ solicitudes: 4, atiempo: 1, esperan: 1, mediana: (90 + 30 * 60) / 2 },
  ...{ bonos: 3, bonoscaducados: 1, mensajes: 1 },
};

describe.each(engines)('every figure of a known day ($name)', (engine) => {
  let test: StaffApp;
  let pilar: DeskBrowser;
  let manager: DeskBrowser;
  let payments: Payments;
  let agreedOn = '';
  beforeAll(async () => {
    test = await openStaffApp(engine, { createPayment: (tx, booking) => payments.createPayment(tx, booking) });
    const site = { brand: 'Salud & Co', siteUrl: 'https://www.clinica.test', onError: () => undefined };
    payments = createPayments({ db: test.db, provider: createSandbox(), ...site });
    await emptyTables(test.db, 'voucher, product_request, contact_request, callback_request, professional');
    await test.db.script(`delete from producto_centromedico; insert into producto_centromedico values (1, 1), (1, 2)`);
    pilar = await test.signedIn({});
    manager = await test.signedIn({ role: 'manager', email: 'jefa@clinica.test' });
    await liveThrough();
  });
  afterAll(() => test.close());

  const act = (reference: string, name: string, body: object) => test.act(pilar, reference, name, body);
  const byTelephone = async (body: Record<string, unknown>) =>
    ((await pilar.ask('POST', '/reservas', body)) as { referencia: string }).referencia;
  const onWeb = async (body: Record<string, unknown>): Promise<string> => {
    await sendForm(test, '/citas/solicitar', body);
    const [row] = await test.db.query<{ reference: string }>('select reference from booking order by id desc limit 1');
    return row?.reference ?? '';
  };
  const at = (inicio: string) => ({ fecha: VISITED, inicio });

  async function liveThrough(): Promise<void> {
    const paid = await onWeb(slotRequest());
    await pay(paid);
    await onWeb(slotRequest());
    await test.db.query(`update booking set hold_until = now() - interval '1 minute' where status = 'held'`);
    expect(await expireHolds(test.db)).toBe(1);
    const missed = await byTelephone(callerTest({ hueco: '0920', email: '' }));
    agreedOn = await byTelephone(callerConsultation({ dia: VISITED, hueco: '1000' }));
    const hours = { '0940': 'patient', '1000': 'clinic', '1020': 'doctor', '1040': 'duplicate', '1100': 'other' };
    for (const [hueco, razon] of Object.entries(hours))
      await act(await byTelephone(callerTest({ hueco })), 'cancelar', { razon });

    const calledBack = await byTelephone(callerConsultation({ dia: VISITED }));
    await act(calledBack, 'confirmar', at('1100'));
    const late = await onWeb(normalRequest());
    await act(late, 'cancelar', { razon: 'other' });
    const withdrawn = await onWeb(normalRequest({ email: 'ema@example.test' }));
    await cancelOwn(withdrawn);
    const waiting = await onWeb(normalRequest({ email: 'eva@example.test' }));

    const product = { producto: '1', centromedico: 1, nombre: 'Ana', telefono: '600 000 000', newsletter: false };
    for (const name of ['a', 'b', 'c'])
      await sendForm(test, '/reservas/solicitar', { ...product, email: `${name}@example.test` });
    const codes = await test.db.query<{ code: string }>('select code from voucher order by product_request_id');
    await pilar.ask('POST', '/bonos/canjear', { codigo: codes[0]?.code, clinica: 2 });
    await sendForm(test, '/contactos/solicitar', contactForm());
    const applicant = { nombre: 'Eva', email: 'eva@example.test', telefono: '600333444', numcolegiado: '46/54321' };
    await sendForm(test, '/profesionals/register', { ...applicant, especialidad: '/api/especialidads/2' });

    test.wait((Date.parse(`${VISITED}T12:00:00Z`) - Date.now()) / 1000);
    await act(paid, 'visita', { visita: 'arrived' });
    await act(missed, 'visita', { visita: 'no_show' });
    await moveBack([calledBack, '90 minutes'], [late, '30 hours'], [withdrawn, '1 hour'], [waiting, '0']);
    await test.db.query('update voucher set good_until = $2::date where code = $1', [codes[1]?.code, ARRIVED]);
  }

  /** Moves all events to the known day, and each answer to a known time after its request: the database clock cannot be set. */
  async function moveBack(...answers: [reference: string, after: string][]): Promise<void> {
    const morning = `timestamptz '${ARRIVED} 10:00 Europe/Madrid'`;
    for (const table of ['booking', 'product_request', 'contact_request', 'professional'])
      await test.db.script(`update ${table} set created_at = ${morning}`);
    await test.db.script(`alter table audit disable trigger user; update audit set at = ${morning};
      update voucher set redeemed_at = ${morning} where redeemed_at is not null`);
    for (const [reference, after] of answers)
      await test.db.query(
        `update audit set at = at + $2::interval where subject = $1 and action in ('confirm', 'cancel')`,
        [reference, after],
      );
    await test.db.script('alter table audit enable trigger user');
  }

  async function pay(reference: string): Promise<void> {
    const [order] = await test.db.query<{ code: string; cents: number; currency: string }>(
      `select order_code as code, payment.amount_cents as cents, currency from payment join booking using (numcita)
       where reference = $1`,
      [reference],
    );
    const { code: orderCode = '', cents: amountCents = 0, currency = '' } = order ?? {};
    const notice = { orderCode, amountCents, currency, result: 'paid' as const, signed: orderCode, body: {} };
    expect(await settlePayment(test.db, 'sandbox', notice)).toBe('paid');
  }

  async function cancelOwn(reference: string): Promise<void> {
    const [mail] = await test.db.query<{ link: string }>(
      `select payload ->> 'link' as link from outbox where payload ->> 'reference' = $1 and kind = 'appointment-requested'`,
      [reference],
    );
    await sendForm(test, '/citas/propia/anular', { secreto: mail?.link.split('#')[1] });
  }

  const figures = async (query = '') => {
    const months = `desde=${monthOf(ARRIVED)}&hasta=${monthOf(VISITED)}`;
    return (await manager.ask('GET', `/cifras?${months}${query}`)) as Figures;
  };
  const row = (mes: string, centromedico: number | null, counts: object) => ({ ...NONE, mes, centromedico, ...counts });

  it('cover its events, by clinic and month', async () => {
    const { filas } = await figures();
    expect(filas).toEqual([
      row(monthOf(ARRIVED), null, { profesionales: 1 }),
      row(monthOf(ARRIVED), 1, ARRIVALS),
      row(monthOf(ARRIVED), 2, { canjeados: 1 }),
      row(monthOf(VISITED), 1, VISITS),
    ]);
  });

  it('are added up, except the median, which covers all requests', async () => {
    const sum = { ...VISITS, anuladas: 7, porpaciente: 2, porotro: 2, canjeados: 1, profesionales: 1 };
    expect((await figures()).total).toEqual({ ...NONE, ...ARRIVALS, ...sum });
    expect((await figures('&clinica=2')).total).toEqual({ ...NONE, canjeados: 1 });
  });

  it('count no visit agreed on by telephone as a request, not even one stored as such by an earlier release', async () => {
    const isRequest = async () =>
      (await test.db.query<{ is: boolean }>('select is_request as is from booking where reference = $1', [agreedOn]))[0]
        ?.is;
    expect(await isRequest()).toBe(false);
    await test.db.query('update booking set is_request = true where reference = $1', [agreedOn]);
    expect((await figures()).total).toMatchObject({ solicitudes: 5, atiempo: 1 });
    const sql = readFileSync(path.join(migrationsFolder(), '0056-agreed-by-telephone.sql'), 'utf8');
    await test.db.script(sql.slice(sql.indexOf('update booking')));
    expect(await isRequest()).toBe(false);
    expect((await figures()).total).toMatchObject({ solicitudes: 4, atiempo: 1 });
  });
});
