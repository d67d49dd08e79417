import { addDays, toHhmm } from '@clinic/contract/dates';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DeskRefusal } from '#desk-refusal';
import { confirm, type Desk, move } from '#reception/acts';
import type { ScheduleSeed } from '#seed/schedules';
import { writeSchedules } from '#seed/write-schedules';
import { engines } from '#tests/support/backend-engines';
import { type BookingApp, openBookingApp, smallSchedules } from '#tests/support/booking-app';
import { comingMonday, normalRequest } from '#tests/support/booking-requests';
import { emptyTables } from '#tests/support/empty-tables';

const PAIRS = 100;
const AT_ONCE = 20;
const agenda: ScheduleSeed = {
  ...{ clinic: 'valencia-centro', speciality: 'cardiologia', minutes: 30, capacity: 1, priceCents: 0 },
  hours: [{ weekdays: [1, 2, 3, 4, 5, 6, 7], from: '0800', to: '1800' }],
};
const PER_DAY = 20;

/** A different hour for each pair. */
const hourOf = (pair: number) => {
  const start = 480 + 30 * (pair % PER_DAY);
  return {
    day: addDays(comingMonday(), Math.floor(pair / PER_DAY)),
    ...{ initTime: toHhmm(start), hueco: `${toHhmm(start)}-${toHhmm(start + 30)}` },
  };
};

describe.each(engines)('the last seat, requested by desk and web at once ($name)', (engine) => {
  let test: BookingApp;
  let desk: Desk;
  beforeAll(async () => {
    test = await openBookingApp(engine);
    await test.db.tx((tx) => writeSchedules(tx, [...smallSchedules, agenda]));
    desk = { db: test.db, actor: 'pilar', now: new Date(), operatorEmail: null };
  });
  afterAll(() => test.close());
  afterEach(async () => {
    expect(test.errors).toEqual([]);
    await test.reset();
    await emptyTables(test.db, 'audit');
  });

  const submit = async (more: Record<string, unknown> = {}) =>
    (await (await test.submit(normalRequest(more))).json()) as { success: boolean; referencia: string };
  const byDesk = (act: Promise<unknown>) =>
    act.then(
      () => 'done',
      (error: unknown) => (error instanceof DeskRefusal ? error.reason : String(error)),
    );
  /** Runs the pairs, several at once, and returns both replies of each. */
  const outcomes = async (pair: (index: number) => Promise<[desk: string, web: boolean]>) => {
    const all: [string, boolean][] = [];
    for (let from = 0; from < PAIRS; from += AT_ONCE)
      all.push(...(await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => pair(from + index)))));
    return all;
  };
  const expectOneWinner = async (all: [string, boolean][]) => {
    expect(all.filter(([desk, web]) => !(web ? desk === 'taken' : desk === 'done'))).toEqual([]);
    const sold = await test.db.query<{ count: number }>(
      `select count(*)::integer as count from booking where status = 'confirmed' and agenda is not null and not overbooked
       group by day, init_hhmm`,
    );
    expect(sold.filter(({ count }) => count > 1)).toEqual([]);
  };

  it(`goes to one of them in each of ${PAIRS} pairs of a confirmed request and a web booking`, async () => {
    const requests: string[] = [];
    for (let pair = 0; pair < PAIRS; pair += 1) requests.push((await submit()).referencia);
    const all = await outcomes(async (pair) => {
      const { day, initTime, hueco } = hourOf(pair);
      const acts = [
        () => byDesk(confirm(desk, requests[pair] ?? '', { day, initTime, endTime: null })),
        () => submit({ dia: day, hueco }),
      ] as const;
      const [told, { success }] = await Promise.all(pair % 2 ? [acts[0](), acts[1]()] : await swapped(acts));
      return [told, success];
    });
    await expectOneWinner(all);
  });

  it(`goes to one of them in each of ${PAIRS} pairs of a moved visit and a web booking`, async () => {
    const visits: string[] = [];
    for (let pair = 0; pair < PAIRS; pair += 1) {
      const { day, hueco } = hourOf(PAIRS + pair);
      visits.push((await submit({ dia: day, hueco })).referencia);
    }
    const all = await outcomes(async (pair) => {
      const { day, initTime, hueco } = hourOf(pair);
      const acts = [
        () => byDesk(move(desk, visits[pair] ?? '', { day, initTime, endTime: null })),
        () => submit({ dia: day, hueco }),
      ] as const;
      const [told, { success }] = await Promise.all(pair % 2 ? [acts[0](), acts[1]()] : await swapped(acts));
      return [told, success];
    });
    await expectOneWinner(all);
  });
});

/** The second one starts first. */
async function swapped<A, B>([one, other]: readonly [() => Promise<A>, () => Promise<B>]): Promise<
  [Promise<A>, Promise<B>]
> {
  const second = other();
  return [one(), second];
}
