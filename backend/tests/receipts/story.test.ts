import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { showBooking } from '#cli/show-booking';
import { findReceipt } from '#receipts/read';
import { cancel } from '#reception/acts';
import { deleteExpiredData } from '#retention/forget';
import { PERIODS, type PeriodName, type Periods } from '#retention/periods';
import type { Db } from '#store/db';
import { engines, type OpenEngine } from '#tests/support/backend-engines';
import { emptyTables } from '#tests/support/empty-tables';
import { ISSUER, insertHeld, insertPaid, numbersOf, numcitaOf, orderOf, settle } from '#tests/support/receipts';

const NOW = new Date('2026-11-23T12:00:00Z');
const ISSUING = { issuer: ISSUER, now: () => NOW };
const DAY_MS = 24 * 60 * 60_000;
const BILLING = {
  nocoincidefacturacion: true,
  nombrefacturacion: 'Tejidos Íñiguez, S.A.',
  dnifacturacion: 'A58818501',
  direccionfacturacion: 'Rambla, 2',
  cpfacturacion: '08002',
  ciudadfacturacion: 'Sabadell',
  provinciafacturacion: 'Barcelona',
  paisfacturacion: 'ES',
  paisfacturacionname: 'España',
};

describe.each(engines)('a receipt ($name)', (engine) => {
  let opened: OpenEngine;
  let db: Db;
  beforeAll(async () => {
    opened = await engine.open();
    ({ db } = opened);
  });
  afterAll(() => opened.close());
  afterEach(() =>
    emptyTables(
      db,
      `booking, desk_note, booking_terms, reminder, payment, payment_event, outbox, audit, receipt,
         receipt_counter`,
    ),
  );

  const cancelled = (index: number, issuer: typeof ISSUER | null = ISSUER) =>
    cancel({ db, actor: 'test', now: NOW, issuer }, numcitaOf(index));
  /** The mails to patients with the number of the attached receipt. */
  const attached = async () =>
    (
      await db.query<{ kind: string; receipt: string | null }>(
        `select kind, payload ->> 'receipt' as receipt from outbox where kind <> 'clinic-notice' order by id`,
      )
    ).map(({ kind, receipt }) => [kind, receipt]);

  it('keeps issuer, recipient and payment unchanged from the time of issue', async () => {
    await insertPaid(db, 1, ISSUING, { locale: 'ca' });
    await db.script(`update booking set patient = '{"nombre": "Otra", "email": "otra@example.test"}'`);
    expect(await findReceipt(db, '2026-000001')).toEqual({
      number: '2026-000001',
      day: '2026-11-23',
      reference: expect.stringMatching(/^\w{4}-\w{4}$/),
      locale: 'ca',
      issuer: ISSUER,
      recipient: {
        name: 'Ana Pérez Gómez',
        document: '12345678Z',
        isPassport: false,
        address: ['C/ Colón, 1', '46004 València'],
      },
      lines: [{ concept: 'PCR nasofaríngia', baseCents: 4500, vatCents: 0, totalCents: 4500 }],
      totalCents: 4500,
      corrects: null,
      correctedDay: null,
    });
    expect(await attached()).toEqual([['booking-confirmed', '2026-000001']]);
  });

  it('is addressed to the recipient of the billing data', async () => {
    await insertPaid(db, 1, ISSUING, { patient: BILLING });
    await insertPaid(db, 2, ISSUING, { patient: { dni: null, pasaporte: 'X 123', pais: 'FR', paisname: 'Francia' } });
    expect((await findReceipt(db, '2026-000001'))?.recipient).toEqual({
      name: 'Tejidos Íñiguez, S.A.',
      document: 'A58818501',
      isPassport: false,
      address: ['Rambla, 2', '08002 Sabadell (Barcelona)'],
    });
    expect((await findReceipt(db, '2026-000002'))?.recipient).toMatchObject({
      document: 'X 123',
      isPassport: true,
      address: ['C/ Colón, 1', '46004 València', 'Francia'],
    });
  });

  it('is corrected when the visit is cancelled, by the original issuer when none is set', async () => {
    for (const index of [1, 2]) await insertPaid(db, index, ISSUING);
    await cancelled(1);
    await cancelled(2, null);
    expect(await numbersOf(db)).toEqual(['2026-000001', '2026-000002', 'R2026-000001', 'R2026-000002']);
    expect(await findReceipt(db, 'R2026-000002')).toMatchObject({
      issuer: ISSUER,
      corrects: '2026-000002',
      correctedDay: '2026-11-23',
      totalCents: -4500,
      lines: [{ concept: 'PCR nasofaríngea', baseCents: -4500, vatCents: 0, totalCents: -4500 }],
      recipient: { name: 'Ana Pérez Gómez' },
    });
    expect((await attached()).slice(2)).toEqual([
      ['booking-cancelled', 'R2026-000001'],
      ['booking-cancelled', 'R2026-000002'],
    ]);
  });

  it('is shown to the desk together with its correction', async () => {
    await insertPaid(db, 1, ISSUING);
    await cancelled(1);
    const shown = await showBooking({ db, actor: 'test' }, numcitaOf(1));
    expect(shown).toMatch(
      /Receipt: +2026-000001 of 2026-11-23, 45\.00 euros\n +Receipt: +R2026-000001 .*, -45\.00 euros/,
    );
  });

  it('is not issued or corrected without an issuer', async () => {
    await insertPaid(db, 1, { now: () => NOW });
    await cancelled(1);
    expect(await numbersOf(db)).toEqual([]);
    expect(await attached()).toEqual([
      ['booking-confirmed', null],
      ['booking-cancelled', null],
    ]);
  });

  it('is not issued for an immediate refund after a lost slot or a double payment', async () => {
    await insertHeld(db, 1);
    await db.script(`update booking set status = 'cancelled', hold_until = null`);
    expect(await settle(db, orderOf(1), ISSUING)).toBe('needs_refund');
    await insertPaid(db, 2, ISSUING);
    await db.query(
      `insert into payment (numcita, order_code, provider, amount_cents) values ($1, $2, 'sandbox', 4500)`,
      [numcitaOf(2), orderOf(3)],
    );
    expect(await settle(db, orderOf(3), ISSUING)).toBe('needs_refund');
    expect(await numbersOf(db)).toEqual(['2026-000001']);
    expect(await attached()).toEqual([
      ['payment-refund', null],
      ['booking-confirmed', '2026-000001'],
      ['payment-refund', null],
    ]);
  });

  it('is issued for a visit that the desk confirmed before the payment arrived', async () => {
    await insertHeld(db, 1);
    await db.script(`update booking set status = 'confirmed', hold_until = null`);
    expect(await settle(db, orderOf(1), ISSUING)).toBe('paid');
    expect(await numbersOf(db)).toEqual(['2026-000001']);
  });

  it('outlives its booking and payment, sealed, until its own period ends', async () => {
    await insertPaid(db, 1, ISSUING);
    const names = Object.keys(PERIODS) as PeriodName[];
    const periods = Object.fromEntries(names.map((name) => [name, PERIODS[name].days])) as Periods;
    const forget = (days: number, more: Partial<Periods> = {}) =>
      deleteExpiredData(db, {
        periods: { ...periods, ...more },
        now: new Date(NOW.getTime() + days * DAY_MS),
        mailFolder: null,
      });
    expect(await forget(2_191, { appointments: 1, payments: 1 })).toMatchObject({ payments: 1, receipts: 0 });
    await db.script('delete from booking');
    expect((await findReceipt(db, '2026-000001'))?.recipient.name).toBe('Ana Pérez Gómez');
    const stored = await db.asStored?.query('select receipt::text as row from receipt');
    expect(JSON.stringify(stored)).not.toMatch(/Pérez|12345678Z|Colón, 1"/);
    expect(await forget(2_193)).toMatchObject({ receipts: 1 });
    expect(await numbersOf(db)).toEqual([]);
  });
});
