import { wallMoment } from '@clinic/contract/dates';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { isStaleReminder, startReminders } from '#bookings/reminders';
import type { MailTransport } from '#mail/transport';
import { type OutboxLine, startOutbox } from '#outbox/worker';
import { cancel, confirm, move } from '#reception/acts';
import { engines } from '#tests/support/backend-engines';
import { type BookingApp, openBookingApp } from '#tests/support/booking-app';
import { normalRequest, slotRequest } from '#tests/support/booking-requests';
import { BRAND, SENDER } from '#tests/support/mails';
import { addVisit, agreedAtOf, HOUR_MS, instantOf, remindAt, remindersIn } from '#tests/support/reminders';

const DAY = '2027-06-15';

describe.each(engines)('a reminder of a visit that changes ($name)', (engine) => {
  let test: BookingApp;
  beforeAll(async () => {
    test = await openBookingApp(engine);
  });
  afterAll(() => test.close());
  afterEach(async () => {
    expect(test.errors).toEqual([]);
    await test.reset();
  });

  const desk = (at: number) => ({ db: test.db, actor: 'ana', now: new Date(at), operatorEmail: null });
  const referenceOf = async (id: number) => {
    const [found] = await test.db.query<{ reference: string }>('select reference from booking where id = $1', [id]);
    return found?.reference ?? '';
  };
  const moveTo = async (id: number, hhmm: string, at: number) => {
    await move(desk(at), await referenceOf(id), { day: DAY, initTime: hhmm, endTime: null });
    await agreedAtOf(test.db, id, at);
  };
  /** Sends the mails that are due at an instant; returns the subjects of the reminders and the number of dropped ones. */
  const sendAll = async (at: number, senders = 1) => {
    const subjects: string[] = [];
    const lines: OutboxLine[] = [];
    const send: MailTransport['send'] = async ({ subject }) => void subjects.push(subject);
    const stops = Array.from({ length: senders }, () =>
      startOutbox({
        ...{ db: test.db, sender: SENDER, brand: BRAND, transport: { kind: 'files', send }, everyMs: 5 },
        onAttempt: (line) => void lines.push(line),
        onError: (error) => void test.errors.push(error),
        isStale: (mail) => isStaleReminder(test.db, mail, new Date(at)),
      }),
    );
    const waiting = async () => (await test.db.query(`select 1 from outbox where status = 'pending'`)).length;
    await expect.poll(waiting, { timeout: 15_000, interval: 10 }).toBe(0);
    await Promise.all(stops.map((stop) => stop()));
    const removed = lines.filter(({ kind, outcome }) => kind === 'visit-reminder' && outcome === 'removed').length;
    return { reminders: subjects.filter((subject) => subject.startsWith('Recordatorio')), removed };
  };

  it('counts from the confirmation or move of the visit, not from other changes', async () => {
    await test.submit(slotRequest());
    await test.submit(normalRequest());
    const rows = () =>
      test.db.query<{ id: number; reference: string; agreed: number | null }>(
        'select id, reference, extract(epoch from agreed_at)::float8 as agreed from booking order by id',
      );
    const [visit, request] = await rows();
    expect([visit?.agreed, request?.agreed]).toEqual([expect.any(Number), null]);
    await confirm(desk(Date.now()), request?.reference ?? '', { day: DAY, initTime: '1030', endTime: null });
    expect((await rows())[1]?.agreed).toEqual(expect.any(Number));
    for (const { id } of await rows()) await agreedAtOf(test.db, id, 0);
    await test.db.query(`update booking set amount_cents = 1, status = 'confirmed', sequence = 7, patient = patient`);
    expect((await rows()).map(({ agreed }) => agreed)).toEqual([0, 0]);
    await move(desk(Date.now()), request?.reference ?? '', { day: DAY, initTime: '1100', endTime: null });
    expect((await rows()).map(({ agreed }) => agreed)).toEqual([0, expect.not.closeTo(0)]);
  });

  it('is sent for the new hour after a move, and once for an hour that is moved back to', async () => {
    const id = await addVisit(test.db, { day: DAY, hhmm: '1030', agreedAt: 0 });
    const due = instantOf(DAY, '1030') - 48 * HOUR_MS;
    await remindAt(test.db, due);
    expect((await sendAll(due)).reminders).toHaveLength(1);
    await moveTo(id, '2000', due - 12 * HOUR_MS);
    expect(await remindAt(test.db, due + 10 * HOUR_MS)).toEqual([1]);
    expect((await sendAll(due + 10 * HOUR_MS)).reminders).toEqual([
      'Recordatorio: tu cita del martes, 15 de junio, a las 20:00',
    ]);
    await moveTo(id, '1030', due - 12 * HOUR_MS);
    expect(await remindAt(test.db, due + HOUR_MS)).toEqual([0]);
    expect((await remindersIn(test.db)).map(({ hours }) => hours)).toEqual([48, 48]);
  });

  it('is not sent when the visit was moved or cancelled after queueing, and is queued again for a restored hour', async () => {
    const moved = await addVisit(test.db, { day: DAY, hhmm: '1030', agreedAt: 0 });
    const cancelled = await addVisit(test.db, { day: DAY, hhmm: '1030', agreedAt: 0 });
    const due = instantOf(DAY, '1030') - 48 * HOUR_MS;
    expect(await remindAt(test.db, due)).toEqual([2]);
    await moveTo(moved, '1100', due);
    await cancel(desk(due), await referenceOf(cancelled));
    expect(await sendAll(due)).toEqual({ reminders: [], removed: 2 });
    expect(await remindersIn(test.db)).toEqual([]);
    await moveTo(moved, '1030', due);
    expect(await remindAt(test.db, due)).toEqual([1]);
    expect((await sendAll(due)).reminders).toHaveLength(1);
    expect(await remindAt(test.db, due + HOUR_MS)).toEqual([0]);
  });

  it('is dropped when it could not be sent in time', async () => {
    await addVisit(test.db, { day: DAY, hhmm: '1030', agreedAt: 0 });
    const due = instantOf(DAY, '1030') - 3 * HOUR_MS;
    await remindAt(test.db, due);
    expect(await sendAll(due + 2.5 * HOUR_MS)).toEqual({ reminders: [], removed: 1 });
    expect(await remindAt(test.db, due + 2.5 * HOUR_MS)).toEqual([0]);
  });

  it('is sent once for every visit that is not cancelled at the same moment', async () => {
    const due = instantOf(DAY, '1030') - 48 * HOUR_MS;
    const ids: number[] = [];
    for (let number = 0; number < 40; number += 1) {
      ids.push(await addVisit(test.db, { day: DAY, hhmm: '1030', agreedAt: 0 }));
    }
    const references = await Promise.all(ids.map(referenceOf));
    const cancels = references.filter((_, index) => index % 2 === 0).map((one) => cancel(desk(due), one));
    await Promise.all([remindAt(test.db, due, { processes: 4 }), ...cancels]);
    await remindAt(test.db, due, { processes: 4 });
    expect((await sendAll(due, 3)).reminders).toHaveLength(20);
    expect(await remindersIn(test.db)).toHaveLength(20);
  });

  it('is queued by the running process, which stops on request', async () => {
    const soon = wallMoment(new Date(Date.now() + 2 * HOUR_MS));
    const visit = { day: soon.day, hhmm: soon.hhmm, agreedAt: 0 };
    await addVisit(test.db, visit);
    const options = { db: test.db, now: () => new Date(), hours: [48, 3], changeHours: 24, hasSms: false };
    const stop = startReminders({ ...options, onError: (error) => void test.errors.push(error) }, 5);
    await expect.poll(async () => (await remindersIn(test.db)).length, { timeout: 15_000, interval: 10 }).toBe(1);
    await stop();
    await addVisit(test.db, visit);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await remindersIn(test.db)).toHaveLength(1);
  });
});
