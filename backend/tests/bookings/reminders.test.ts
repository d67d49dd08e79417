import { addDays } from '@clinic/contract/dates';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { dueOf, remindersOf } from '#bookings/reminders';
import { engines } from '#tests/support/backend-engines';
import { type BookingApp, openBookingApp } from '#tests/support/booking-app';
import { addVisit, HOUR_MS, instantOf, remindAt, remindersIn, type VisitSeed } from '#tests/support/reminders';

const FIRST_DAY = '2027-01-04';
const DAYS = 11;
const STEP_MS = 5 * 60_000;
/** The clocks change on 2027-03-28 and 2027-10-31. */
const CHANGES = ['2027-03-28', '2027-10-31'];
const LOCALES = ['es', 'ca', 'en'] as const;

/** Repeats the same numbers in every run. */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

it('sends a late reminder while it is useful, never next to the following one', () => {
  expect(remindersOf([3, 48], true)).toEqual([
    { hours: 48, usefulHours: 24, channel: 'mail' },
    { hours: 3, usefulHours: 0.5, channel: 'mail' },
    { hours: 3, usefulHours: 0.5, channel: 'sms' },
  ]);
  expect(remindersOf([48], true).map(({ channel }) => channel)).toEqual(['mail']);
  expect(remindersOf([24, 72, 48, 3], false).map(({ usefulHours }) => usefulHours)).toEqual([48, 24, 3, 0.5]);
});

describe.each(engines)('the reminders of visits ($name)', (engine) => {
  let test: BookingApp;
  beforeAll(async () => {
    test = await openBookingApp(engine);
  });
  afterAll(() => test.close());
  afterEach(() => test.reset());

  it.each(CHANGES)(
    'are sent once, at the right elapsed hour, through restarts and the clock change on %s',
    async (change) => {
      const random = seeded(20_270_104);
      const firstDay = addDays(change, -Math.floor(DAYS / 2));
      const visits = new Map<number, VisitSeed & { startsAt: number }>();
      for (let number = 0; number < DAYS; number += 1) {
        const day = addDays(firstDay, number);
        const hhmm = `${String(7 + random(15)).padStart(2, '0')}${['00', '15', '30', '45'][random(4)]}`;
        const startsAt = instantOf(day, hhmm);
        const agreedAt = startsAt - (random(8) === 0 ? random(60) : 49 + random(400)) * HOUR_MS - 1;
        const visit = { day, hhmm, agreedAt, locale: LOCALES[number % 3], email: `patient${number}@example.test` };
        visits.set(await addVisit(test.db, visit), { ...visit, startsAt });
      }
      const begin = instantOf(firstDay, '0000');
      const ticks: number[] = [];
      for (let at = begin; at < begin + DAYS * 24 * HOUR_MS; at += HOUR_MS) {
        if (random(60) === 0) at += random(40) * HOUR_MS; // the process is down
        ticks.push(at);
      }
      const queuedAt = new Map<string, number>();
      for (const at of ticks) {
        const counts = await remindAt(test.db, at, { processes: random(20) === 0 ? 2 : 1 });
        if (!counts.some((count) => count > 0)) continue;
        for (const { id, hours } of await remindersIn(test.db)) {
          const key = `${id} ${hours}`;
          if (!queuedAt.has(key)) queuedAt.set(key, at);
        }
      }

      const expected = [...visits].flatMap(([id, { startsAt, agreedAt }]) =>
        [48, 3].flatMap((hours): [string, number][] => {
          const dueAt = startsAt - hours * HOUR_MS;
          const usefulUntil = startsAt - (hours === 48 ? 24 : 0.5) * HOUR_MS;
          const at = ticks.find((tick) => tick >= dueAt && tick < usefulUntil);
          return at === undefined || agreedAt > dueAt ? [] : [[`${id} ${hours}`, at]];
        }),
      );
      expect(queuedAt).toEqual(new Map(expected));
      expect(expected.length).toBeGreaterThan(DAYS * 1.5);
      expect(expected.length).toBeLessThan(DAYS * 2);

      const mails = await test.db.query<{ kind: string; recipient: string; locale: string; numcita: string }>(
        `select kind, recipient, locale, payload ->> 'numcita' as numcita from outbox`,
      );
      expect(mails).toHaveLength(expected.length);
      const known = new Map([...visits.values()].map(({ email, locale }) => [email, locale]));
      for (const { kind, recipient, locale } of mails) {
        expect([kind, locale]).toEqual(['visit-reminder', known.get(recipient)]);
      }
    },
  );

  it.each(CHANGES)('are exact to the minute in elapsed hours in the days around %s', async (change) => {
    const ticks: number[] = [];
    for (let number = -1; number <= 2; number += 1) {
      const day = addDays(change, number);
      for (const hhmm of ['0705', '2130']) {
        await addVisit(test.db, { day, hhmm, agreedAt: 0 });
        // An hour too early, which a wrong zone would give, and around the minute.
        for (const hours of [48, 3])
          for (const step of [-13, -12, -11, -1, 0, 1])
            ticks.push(instantOf(day, hhmm) - hours * HOUR_MS + step * STEP_MS);
      }
    }
    const late: number[] = [];
    const seen = new Set<string>();
    for (const at of ticks.toSorted((one, other) => one - other)) {
      const [count = 0] = await remindAt(test.db, at);
      if (count === 0) continue;
      for (const { id, hours, startsAt } of await remindersIn(test.db)) {
        if (seen.has(`${id} ${hours}`)) continue;
        seen.add(`${id} ${hours}`);
        late.push(at - (startsAt - hours * HOUR_MS));
      }
    }
    expect(late).toEqual(Array.from({ length: 16 }, () => 0));
    const starts = new Set((await remindersIn(test.db)).map(({ startsAt }) => startsAt));
    expect(starts).toContain(instantOf(addDays(change, 1), '0705'));
  });

  it('are queued once under concurrent processes', async () => {
    for (let number = 0; number < 24; number += 1) {
      await addVisit(test.db, { day: '2027-06-15', hhmm: '1030', agreedAt: 0, email: `p${number}@example.test` });
    }
    const at = instantOf('2027-06-13', '1030');
    const counts = await remindAt(test.db, at, { processes: 8 });
    await remindAt(test.db, at, { processes: 8 });
    expect(counts.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(24);
    const recipients = await test.db.query<{ recipient: string }>('select recipient from outbox');
    expect(recipients).toHaveLength(24);
    expect(new Set(recipients.map(({ recipient }) => recipient)).size).toBe(24);
  });

  it.each([
    ['48 hours before, when it was agreed on just then', 48, 48, 1],
    ['48 hours before, when it was agreed on less than that before', 48, 47.9, 0],
    ['not before it is due', 48.1, 500, 0],
    ['late', 24.1, 500, 1],
    ['not so late that it helps nobody', 24, 500, 0],
    ['3 hours before', 3, 3, 1],
    ['not 3 hours before, when it was agreed on later', 2.9, 2.95, 0],
    ['half an hour before, late', 0.6, 500, 1],
    ['not just before it begins', 0.5, 500, 0],
    ['not when it has begun', -1, 500, 0],
  ])('of one visit: %s', async (_, hoursBefore, agreedBefore, count) => {
    const startsAt = instantOf('2027-06-15', '1030');
    await addVisit(test.db, { day: '2027-06-15', hhmm: '1030', agreedAt: startsAt - agreedBefore * HOUR_MS });
    expect(await remindAt(test.db, startsAt - hoursBefore * HOUR_MS)).toEqual([count]);
    expect(await remindersIn(test.db)).toHaveLength(count);
  });

  it('are not sent for held, requested, expired or cancelled bookings', async () => {
    const at = instantOf('2027-06-15', '1030') - 3 * HOUR_MS;
    const id = await addVisit(test.db, { day: '2027-06-15', hhmm: '1030', agreedAt: 0 });
    for (const status of ['requested', 'expired', 'cancelled', 'held']) {
      await test.db.query(
        `update booking set status = $2, hold_until = case when $2 = 'held' then now() end where id = $1`,
        [id, status],
      );
      expect([status, await remindAt(test.db, at)]).toEqual([status, [0]]);
    }
  });

  it('are found by the index of start times alone', async () => {
    for (let number = 0; number < 400; number += 1) {
      await addVisit(test.db, { day: addDays(FIRST_DAY, number), hhmm: '1030', agreedAt: 0 });
    }
    await test.db.script('analyze booking');
    const [sql, parameters] = dueOf({ hours: 48, usefulHours: 24, channel: 'mail' }, new Date('2027-06-15T08:00:00Z'));
    const plan = await test.db.query(`explain ${sql}`, parameters);
    expect(JSON.stringify(plan)).toMatch(/booking_by_start/);
    expect(JSON.stringify(plan)).not.toContain('Seq Scan on booking');
  });

  it('are deleted with their visit', async () => {
    const id = await addVisit(test.db, { day: '2027-06-15', hhmm: '1030', agreedAt: 0 });
    await remindAt(test.db, instantOf('2027-06-13', '1030'));
    expect(await remindersIn(test.db)).toHaveLength(1);
    await test.db.query('delete from booking where id = $1', [id]);
    expect(await remindersIn(test.db)).toEqual([]);
  });
});
