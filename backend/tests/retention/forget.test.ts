import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { deleteExpiredData } from '#retention/forget';
import { PERIODS, type PeriodName, type Periods } from '#retention/periods';
import { engines, type OpenEngine } from '#tests/support/backend-engines';
import { emptyTables } from '#tests/support/empty-tables';

const NOW = new Date('2026-11-20T12:00:00Z');
const DAY_MS = 24 * 60 * 60_000;
const NAMES = Object.keys(PERIODS) as PeriodName[];
const DEFAULTS = Object.fromEntries(NAMES.map((name) => [name, PERIODS[name].days])) as Periods;
const NONE = Object.fromEntries([...NAMES, 'blocked'].map((name) => [name, 0]));
const HASH = 'a'.repeat(64);

/** Inserts of one record for each kind of data with a period, as old as $1 says. */
const RECORDS: Record<PeriodName, readonly string[]> = {
  unpaidBookings: [slotOf('expired', 'A', "'2030-01-01'")],
  appointments: [
    `insert into booking (numcita, clinic_id, status, request_hash, locale, patient, created_at)
     values ('${'B'.repeat(22)}', 1, 'requested', '${HASH}', 'es', '{"nombre": "Ana"}', $1::timestamptz)`,
  ],
  waiting: [
    `insert into waiting_entry (clinic_id, test, from_day, until_day, email, email_hash, locale, status, ended_at)
     values (1, 'testPCR', '2030-01-01', '2030-01-02', 'ana@a.test', 'h', 'es', 'left', $1::timestamptz)`,
  ],
  messages: [
    `insert into contact_request (reference, clinic_id, name, email, message, locale, request_hash, created_at)
     values ('R', 1, 'Ana', 'ana@a.test', 'x', 'es', '${HASH}', $1::timestamptz)`,
  ],
  callbacks: [
    `insert into callback_request (professional_id, phone, time_window, reason, request_hash, created_at)
     select id, '600', '09-11', 'Otros', '${HASH}', $1::timestamptz from professional where email = 'settled@a.test'`,
  ],
  productRequests: [
    `insert into product_request (product_id, product_name, clinic_id, name, email, phone, wants_newsletter, locale, request_hash, created_at)
     values (1, '{}', 1, 'Ana', 'ana@a.test', '600', false, 'es', '${HASH}', $1::timestamptz)`,
    `insert into voucher (code, product_request_id) select 'V' || id, id from product_request`,
  ],
  registrations: [
    `insert into professional (email, name, status, locale, created_at)
     values ('pending@a.test', 'Eva', 'pending', 'es', $1::timestamptz)`,
  ],
  disabledAccounts: [
    `insert into professional (email, name, status, locale, disabled_at)
     values ('disabled@a.test', 'Eva', 'disabled', 'es', $1::timestamptz)`,
    `insert into callback_request (professional_id, phone, time_window, reason, request_hash, created_at)
     select id, '600', '09-11', 'Otros', '${HASH}', '2026-11-19' from professional where email = 'disabled@a.test'`,
  ],
  mails: [
    `insert into outbox (kind, recipient, payload, locale, status, sent_at, created_at)
     values ('voucher', 'ana@a.test', '{}', 'es', 'sent', $1::timestamptz, $1::timestamptz)`,
  ],
  payments: [
    `insert into payment (numcita, order_code, provider, amount_cents, status, created_at)
     values ('${'C'.repeat(22)}', '0001AAAAAAAA', 'sandbox', 4500, 'paid', $1::timestamptz)`,
    `insert into payment_event (payment_id, hash, outcome, body) select id, '${HASH}', 'paid', '{}' from payment`,
  ],
  receipts: [
    `insert into receipt (series, year, position, issued_at, numcita, payment_id, reference, locale, issuer, recipient, lines, total_cents)
     values ('', 2020, 1, $1::timestamptz, 'N', 1, 'R', 'es', '{}', '{}', '[{}]', 4500)`,
  ],
  rights: [
    `insert into rights_case (reference, kind, status, name, surnames, document, email, locale, due_on, request_hash, closed_at)
     values ('R', 'access', 'done', '', '', '', '', 'es', '2020-01-01', '${HASH}', $1::timestamptz)`,
  ],
  audit: [`insert into audit (at, actor, action, subject) values ($1::timestamptz, 'desk', 'show', '7KQF-M2TX')`],
};

/** A booked slot; its day is independent of when it was booked ($1). */
function slotOf(status: string, sign: string, day: string): string {
  return `insert into booking (numcita, clinic_id, test, day, init_hhmm, end_hhmm, during, seat, status, request_hash, locale,
      patient, amount_cents, created_at)
    values ('${sign.repeat(22)}', 1, 'testPCR', ${day}, '0915', '0930',
      tstzrange(${day}::timestamptz, ${day}::timestamptz + interval '15 minutes'), 1, '${status}', '${HASH}', 'es',
      '{"nombre": "Ana"}', 4500, $1::timestamptz)`;
}

const ago = (days: number) => new Date(NOW.getTime() - days * DAY_MS).toISOString();

describe.each(engines)('personal data past its period ($name)', (engine) => {
  let opened: OpenEngine;
  beforeAll(async () => {
    opened = await engine.open();
  });
  afterAll(() => opened.close());
  afterEach(() =>
    emptyTables(
      opened.db,
      `booking, desk_note, booking_terms, payment, payment_event, contact_request, callback_request,
         product_request, voucher, professional, outbox, receipt, audit`,
    ),
  );

  const insert = async (name: PeriodName, at: string) => {
    await opened.db.query(
      `insert into professional (email, name, status, locale) values ('settled@a.test', 'Ana', 'active', 'es') on conflict do nothing`,
    );
    for (const sql of RECORDS[name]) await opened.db.query(sql, sql.includes('$1') ? [at] : []);
  };
  const forget = (periods: Periods = DEFAULTS, now = NOW) =>
    deleteExpiredData(opened.db, { periods, now, mailFolder: path.join(opened.folder, 'mail') });

  it.each(NAMES)('is kept until the day before and deleted the day after: %s', async (name) => {
    await insert(name, ago(DEFAULTS[name] - 1));
    expect(await forget()).toEqual(NONE);
    expect(await forget(DEFAULTS, new Date(NOW.getTime() + 2 * DAY_MS))).toEqual({ ...NONE, [name]: 1 });
    expect(await forget(DEFAULTS, new Date(NOW.getTime() + 2 * DAY_MS))).toEqual(NONE);
  });

  it.each(NAMES)('is kept as long as the operator configures: %s', async (name) => {
    await insert(name, ago(3));
    expect(await forget({ ...DEFAULTS, [name]: 4 })).toEqual(NONE);
    expect(await forget({ ...DEFAULTS, [name]: 2 })).toEqual({ ...NONE, [name]: 1 });
  });

  it('is kept for the refund of a late payment as long as an appointment', async () => {
    await opened.db.query(slotOf('expired', 'A', "'2026-10-20'"), [ago(30)]);
    await opened.db.query(
      `insert into payment (numcita, order_code, provider, amount_cents, status)
       values ('${'A'.repeat(22)}', '0001AAAAAAAA', 'sandbox', 4500, 'needs_refund')`,
    );
    expect(await forget()).toEqual(NONE);
    expect(await forget({ ...DEFAULTS, appointments: 20 })).toEqual({ ...NONE, appointments: 1 });
  });

  it('is kept for a future visit, however early it was booked, and for a valid voucher', async () => {
    await opened.db.query(slotOf('confirmed', 'A', "'2026-12-20'"), [ago(400)]);
    await insert('productRequests', ago(900));
    await opened.db.script(`update voucher set good_until = '2026-12-20'`);
    expect(await forget()).toEqual(NONE);
    await opened.db.script(`update voucher set good_until = '2024-01-20'`);
    expect(await forget()).toEqual({ ...NONE, productRequests: 1 });
  });

  it('excludes open holds, active accounts and queued mails', async () => {
    await opened.db.query(
      slotOf('held', 'A', "'2026-01-20'")
        .replace('created_at)', 'created_at, hold_until)')
        .replace('$1::timestamptz)', '$1::timestamptz, now())'),
      [ago(4_000)],
    );
    await insert('mails', ago(4_000));
    await opened.db.script(`update outbox set status = 'pending', sent_at = null`);
    await opened.db.script(`update professional set created_at = '2000-01-01'`);
    expect(await forget()).toEqual(NONE);
  });

  it('in a failed mail, or one written to a file, is deleted with the other mails', async () => {
    await insert('mails', ago(31));
    await opened.db.script(`update outbox set status = 'dead', sent_at = null`);
    const folder = path.join(opened.folder, 'mail');
    mkdirSync(folder, { recursive: true });
    for (const [file, days] of [
      ['old.eml', 31],
      ['new.eml', 29],
      ['note.txt', 400],
    ] as const) {
      writeFileSync(path.join(folder, file), '');
      utimesSync(path.join(folder, file), new Date(ago(days)), new Date(ago(days)));
    }
    expect(await forget()).toEqual({ ...NONE, mails: 2 });
    const left = ['old.eml', 'new.eml', 'note.txt'].filter((file) => existsSync(path.join(folder, file)));
    expect(left).toEqual(['new.eml', 'note.txt']);
  });
});
