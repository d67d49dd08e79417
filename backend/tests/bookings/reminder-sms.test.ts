import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { isStaleReminder } from '#bookings/reminders';
import { SLOT_TESTS, testName } from '#hours/slot-tests';
import { type OutboxLine, startOutbox } from '#outbox/worker';
import type { OutgoingSms, SmsTransport } from '#sms/transport';
import { engines } from '#tests/support/backend-engines';
import { type BookingApp, openBookingApp } from '#tests/support/booking-app';
import { emptyTables } from '#tests/support/empty-tables';
import { BRAND, SENDER } from '#tests/support/mails';
import { addVisit, HOUR_MS, instantOf, remindAt } from '#tests/support/reminders';

const DAY = '2027-06-15';
const LOCALES = ['es', 'ca', 'en'] as const;
const STARTS_AT = instantOf(DAY, '1030');
const DUE = STARTS_AT - 3 * HOUR_MS;

describe.each(engines)('the reminder as a text message ($name)', (engine) => {
  let test: BookingApp;
  beforeAll(async () => {
    test = await openBookingApp(engine);
  });
  afterAll(() => test.close());
  afterEach(async () => {
    expect(test.errors).toEqual([]);
    await test.reset();
  });

  /** Sends the messages that are due at an instant through a provider; without a provider they are given up. */
  const sendAll = async (at: number, sms: SmsTransport | null) => {
    const lines: OutboxLine[] = [];
    const stop = startOutbox({
      ...{ db: test.db, sender: SENDER, brand: BRAND, sms, everyMs: 5, retrySeconds: () => 0 },
      transport: { kind: 'files', send: async () => undefined },
      onAttempt: (line) => void lines.push(line),
      onError: (error) => void test.errors.push(error),
      isStale: (mail) => isStaleReminder(test.db, mail, new Date(at)),
    });
    const waiting = async () => (await test.db.query(`select 1 from outbox where status = 'pending'`)).length;
    await expect.poll(waiting, { timeout: 15_000, interval: 10 }).toBe(0);
    await stop();
    return lines.filter(({ kind }) => kind === 'reminder-sms').map(({ outcome }) => outcome);
  };
  const noting = (sent: OutgoingSms[]): SmsTransport => ({ send: async (sms) => void sent.push(sms) });

  it('is sent once besides the mail, three hours before, only to Spanish mobile numbers', async () => {
    await addVisit(test.db, { day: DAY, hhmm: '1030', agreedAt: 0 });
    await addVisit(test.db, { day: DAY, hhmm: '1030', agreedAt: 0, phone: '963 400 100' });
    expect(await remindAt(test.db, DUE - 30 * HOUR_MS, { hasSms: true })).toEqual([2]);
    expect(await remindAt(test.db, DUE, { hasSms: true })).toEqual([3]);
    expect(await remindAt(test.db, DUE, { hasSms: true, processes: 4 })).toEqual([0, 0, 0, 0]);
    const sent: OutgoingSms[] = [];
    expect(await sendAll(DUE, noting(sent))).toEqual(['sent']);
    expect(sent).toEqual([
      {
        id: expect.stringContaining('@'),
        to: '+34600000000',
        text: 'Recordatorio: tu cita es el martes, 15 de junio, a las 10:30. Si no puedes venir, llama al 963 400 900.',
      },
    ]);
  });

  it('replaces each mail to a patient without an e-mail, once at each hour', async () => {
    await addVisit(test.db, { day: DAY, hhmm: '1030', agreedAt: 0, email: null });
    await addVisit(test.db, { day: DAY, hhmm: '1030', agreedAt: 0, email: null, phone: '963 400 100' });
    expect(await remindAt(test.db, DUE - 45 * HOUR_MS)).toEqual([0]);
    await emptyTables(test.db, 'reminder');
    expect(await remindAt(test.db, DUE - 45 * HOUR_MS, { hasSms: true })).toEqual([1]);
    const sent: OutgoingSms[] = [];
    expect(await sendAll(DUE - 45 * HOUR_MS, noting(sent))).toEqual(['sent']);
    expect(await remindAt(test.db, DUE, { hasSms: true, processes: 4 })).toEqual(expect.arrayContaining([0, 0, 0, 1]));
    expect(await sendAll(DUE, noting(sent))).toEqual(['sent']);
    expect(sent.map(({ to }) => to)).toEqual(['+34600000000', '+34600000000']);
  });

  it('replaces the only reminder days before, and is not sent after a cancellation', async () => {
    const id = await addVisit(test.db, { day: DAY, hhmm: '1030', agreedAt: 0, email: null });
    expect(await remindAt(test.db, DUE - 45 * HOUR_MS, { hasSms: true, hours: [48] })).toEqual([1]);
    await test.db.query(`update booking set status = 'cancelled' where id = $1`, [id]);
    expect(await sendAll(DUE - 45 * HOUR_MS, noting([]))).toEqual(['removed']);
  });

  it('is not sent unless there is a provider', async () => {
    await addVisit(test.db, { day: DAY, hhmm: '1030', agreedAt: 0 });
    expect(await remindAt(test.db, DUE)).toEqual([1]);
    expect(await sendAll(DUE, null)).toEqual([]);
    expect(await remindAt(test.db, DUE, { hasSms: true })).toEqual([1]);
    expect(await sendAll(DUE, null)).toEqual(['dead']);
  });

  it('never mentions what the visit is for, in one or two messages in every language', async () => {
    const names = SLOT_TESTS.flatMap((one) => [one, ...LOCALES.map((locale) => testName(one, locale))]);
    for (const [index, name] of SLOT_TESTS.entries()) {
      for (const [at, locale] of LOCALES.entries()) {
        await addVisit(test.db, { day: DAY, hhmm: `10${index}${at}`, agreedAt: 0, locale, test: name });
      }
    }
    await remindAt(test.db, STARTS_AT - 2.9 * HOUR_MS, { hasSms: true });
    const sent: OutgoingSms[] = [];
    await sendAll(DUE, noting(sent));
    expect(sent).toHaveLength(12);
    for (const { text } of sent) {
      for (const name of names) expect(text.toLowerCase()).not.toContain(name.toLowerCase());
      expect(text).not.toMatch(/PCR|ant[ií]gen|serol|test|prueba|salud|cl[ií]nic/i);
      expect(text.length).toBeLessThan(160);
    }
  });

  it('is retried while it is useful, and not after a cancellation', async () => {
    const id = await addVisit(test.db, { day: DAY, hhmm: '1030', agreedAt: 0 });
    await remindAt(test.db, DUE, { hasSms: true });
    let attempts = 0;
    const failing: SmsTransport = {
      send: async () => {
        attempts += 1;
        if (attempts === 1) throw new Error('503');
        if (attempts === 2) await test.db.query(`update booking set status = 'cancelled' where id = $1`, [id]);
        throw new Error('503');
      },
    };
    expect(await sendAll(DUE, failing)).toEqual(['waiting', 'waiting', 'removed']);
    expect(attempts).toBe(2);
  });
});
