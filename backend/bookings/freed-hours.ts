import { madridDay, madridInstant, wallMoment } from '@clinic/contract/dates';
import type { ContentLocale } from '#catalogue/locale';
import { readOpening } from '#hours/opening';
import type { SlotTest } from '#hours/slot-tests';
import { freeSeats, type Slot, slotsOfDay } from '#hours/slots';
import { enqueueMail } from '#outbox/enqueue';
import type { Db, Querier } from '#store/db';
import { lockSeats } from './hold';
import { pathIn } from './visit-link';
import { aboutHour, createLeaveLink } from './waiting-list';

/** Delay before the next person is mailed about the same hour. */
const TURN_MINUTES = 30;
/** Hours closer than this are not offered. */
const MIN_AHEAD_MS = 2 * 3_600_000;

type Freed = { id: number; clinicId: number; test: SlotTest; day: string; initTime: string };
type Entry = { id: number; email: string; locale: ContentLocale };

/**
 * Mails people on the waiting list about freed hours: first come, first served, and each hour to one person at a time.
 * The hour is not reserved. Safe to run in several processes at once. Returns how many mails were queued.
 */
export async function notifyOfFreedHours(db: Db, now: Date): Promise<number> {
  await db.query(
    `update waiting_entry set status = 'over', ended_at = now() where status = 'waiting' and until_day < $1::date`,
    [madridDay(now)],
  );
  let count = 0;
  for (;;) {
    const outcome = await db.tx((tx) => handleNext(tx, now));
    if (outcome === 'none') return count;
    if (outcome === 'told') count += 1;
  }
}

/** Handles one due hour; afterwards it is due later or removed. */
async function handleNext(tx: Querier, now: Date): Promise<'none' | 'told' | 'passed'> {
  const [freed] = await tx.query<Freed>(
    `select id, clinic_id as "clinicId", test, day::text as day, init_hhmm as "initTime" from freed_hour
     where next_at <= now() order by next_at, id limit 1 for update skip locked`,
  );
  if (!freed) return 'none';
  await lockSeats(tx, { ...freed, service: freed.test }, 'stored');
  const slot = await freeSlot(tx, freed, now);
  const entry = slot && (await nextEntry(tx, freed));
  if (slot && entry) {
    await notify(tx, freed, slot, entry);
    await postpone(tx, freed, TURN_MINUTES);
    return 'told';
  }
  if (slot && (await isWaitedFor(tx, freed))) await postpone(tx, freed, 1);
  else await tx.query('delete from freed_hour where id = $1', [freed.id]);
  return 'passed';
}

const postpone = (tx: Querier, { id }: Freed, minutes: number): Promise<unknown> =>
  tx.query(
    `update freed_hour set next_at = now() + make_interval(mins => $2), is_told = is_told or $2 = ${TURN_MINUTES} where id = $1`,
    [id, minutes],
  );

/**
 * Returns the slot of the hour if it has more free seats than people already mailed about it, or null if it is taken or
 * too close.
 */
async function freeSlot(tx: Querier, freed: Freed, now: Date): Promise<Slot | null> {
  const { id, clinicId, test, day, initTime } = freed;
  if (madridInstant(day, initTime).getTime() - now.getTime() < MIN_AHEAD_MS) return null;
  const slots = slotsOfDay(await readOpening(tx, clinicId, test, day), day, wallMoment(now));
  const slot = slots.find((one) => one.initTime === initTime);
  if (!slot) return null;
  const [others] = await tx.query<{ count: number }>(
    `select count(*)::integer as count from freed_hour
     where id <> $1 and is_told and clinic_id = $2 and test = $3 and day = $4 and init_hhmm = $5`,
    [id, clinicId, test, day, initTime],
  );
  return (await freeSeats(tx, { clinicId, service: test, day }, slot)) > (others?.count ?? 0) ? slot : null;
}

/** Entries waiting for the hour that have not been mailed about it. */
const WAITING = `status = 'waiting' and clinic_id = $1 and test = $2 and $3::date between from_day and until_day
  and not told @> array[$4]::text[]`;
const valuesOf = (freed: Freed) => [freed.clinicId, freed.test, freed.day, hourOf(freed)];
const hourOf = ({ day, initTime }: Freed): string => `${day} ${initTime}`;

/** Returns the first entry that was not just mailed about another hour. */
async function nextEntry(tx: Querier, freed: Freed): Promise<Entry | null> {
  const [entry] = await tx.query<Entry>(
    `select id, email, locale from waiting_entry
     where ${WAITING} and (told_at is null or told_at <= now() - make_interval(mins => ${TURN_MINUTES}))
     order by created_at, id limit 1 for update`,
    valuesOf(freed),
  );
  return entry ?? null;
}

const isWaitedFor = async (tx: Querier, freed: Freed): Promise<boolean> =>
  (await tx.query(`select 1 from waiting_entry where ${WAITING} limit 1`, valuesOf(freed))).length > 0;

async function notify(tx: Querier, freed: Freed, slot: Slot, { id, email, locale }: Entry): Promise<void> {
  const { clinicId, test, day, initTime } = freed;
  await tx.query('update waiting_entry set told = told || $2::text, told_at = now() where id = $1', [
    id,
    hourOf(freed),
  ]);
  const payload = {
    ...(await aboutHour(tx, clinicId, test, locale)),
    ...{ day, initTime, minutes: TURN_MINUTES },
    link: bookingPath(freed, slot, locale),
    leave: await createLeaveLink(tx, id, locale),
  };
  await enqueueMail(tx, { kind: 'waiting-hour', recipient: email, locale, payload });
}

/** The form with the hour preselected. The test is after the #, which is not sent to any server or log. */
const bookingPath = ({ clinicId, test, day }: Freed, { initTime, endTime }: Slot, locale: ContentLocale): string =>
  pathIn(locale, `/pedir-cita?clinica=${clinicId}&fecha=${day}#prueba=${test}&hueco=${initTime}-${endTime}`);
