import { wallMoment } from '@clinic/contract/dates';
import { STARTS_AT } from '#madrid-sql';
import { REMINDER_SMS } from '#sms/compose';
import type { Db, Querier } from '#store/db';
import { enqueueReminder, enqueueReminderSms, type MailOptions, type VideoLinks } from './mails';

const EVERY_MS = 30_000;
const HOUR_MS = 3_600_000;

/**
 * Least hours before a visit at which a late reminder is still useful: for one due more than 24 hours before the visit,
 * and for any later one.
 */
const USEFUL_HOURS = { longBefore: 24, sameDay: 0.5 };

export type ReminderOptions = MailOptions &
  VideoLinks & {
    db: Db;
    now: () => Date;
    /** Whole hours before a visit at which a reminder is sent, once each. */
    hours: readonly number[];
    /** Patients can move or cancel the visit until this many hours before it. */
    changeHours: number;
    /**
     * Whether a provider of text messages is configured: then the last reminder, if less than 24 hours before the visit,
     * is also sent as a text message, and patients without an e-mail get all of them as text messages.
     */
    hasSms: boolean;
    onError: (error: unknown) => void;
  };

type Reminder = { hours: number; usefulHours: number; channel: 'mail' | 'sms' };
type Due = { id: number; startsAt: number };

/** Returns when each reminder is due and how late it may still be sent, in hours before the visit, earliest first. */
export function remindersOf(hours: readonly number[], hasSms: boolean): Reminder[] {
  const sorted = hours.toSorted((one, other) => other - one);
  const mails = sorted.map((due, index): Reminder => {
    const least = due > USEFUL_HOURS.longBefore ? USEFUL_HOURS.longBefore : USEFUL_HOURS.sameDay;
    return { hours: due, usefulHours: Math.max(least, sorted[index + 1] ?? 0), channel: 'mail' };
  });
  const last = mails.at(-1);
  return hasSms && last && last.hours < USEFUL_HOURS.longBefore ? [...mails, { ...last, channel: 'sms' }] : mails;
}

/**
 * Queues the due reminders, each in its own transaction. Safe to run in several processes at once. Returns how many it
 * queued. A failure for one visit is passed to onError and retried at the next call.
 */
export async function remindDue(options: ReminderOptions, isStopped: () => boolean = () => false): Promise<number> {
  const { db, now, hours, hasSms, onError } = options;
  let count = 0;
  for (const reminder of remindersOf(hours, hasSms)) {
    for (const { id } of await db.query<Due>(...dueOf(reminder, now()))) {
      if (isStopped()) return count;
      const isQueued = await db
        .tx((tx) => remind(tx, options, reminder, id))
        .catch((error: unknown) => {
          onError(error);
          return false;
        });
      if (isQueued) count += 1;
    }
  }
  return count;
}

/**
 * Returns the statement that finds the visits to remind at an instant: all, or one booking with its row locked unless
 * another process holds it.
 */
export function dueOf(
  { hours, usefulHours, channel }: Reminder,
  at: Date,
  id: number | null = null,
): [string, unknown[]] {
  const sql = `select id, (extract(epoch from ${STARTS_AT}) * 1000)::float8 as "startsAt" from booking
     where status = 'confirmed'
       and ${STARTS_AT} > $1::timestamptz + make_interval(secs => $3::float8 * 3600)
       and ${STARTS_AT} <= $1::timestamptz + make_interval(hours => $2::integer)
       and coalesce(agreed_at, created_at) <= ${STARTS_AT} - make_interval(hours => $2::integer)
       and not exists (select from reminder where booking_id = booking.id and starts_at = ${STARTS_AT}
         and hours_before = $2::integer and channel = $4)
       ${id === null ? `order by ${STARTS_AT}` : 'and id = $5 for update skip locked'}`;
  return [sql, [at.toISOString(), hours, usefulHours, channel, ...(id === null ? [] : [id])]];
}

/** Returns false when the visit has been cancelled or moved, or another process is handling it. */
async function remind(tx: Querier, options: ReminderOptions, reminder: Reminder, id: number): Promise<boolean> {
  const at = options.now();
  const [due] = await tx.query<Due>(...dueOf(reminder, at, id));
  if (!due) return false;
  const { startsAt } = due;
  const usefulUntil = startsAt - reminder.usefulHours * HOUR_MS;
  const key = [id, new Date(startsAt).toISOString(), reminder.hours, reminder.channel];
  const inserted = await tx.query(
    `insert into reminder (booking_id, starts_at, hours_before, channel, useful_until) values ($1, $2, $3, $4, $5)
     on conflict do nothing returning booking_id`,
    [...key, new Date(usefulUntil).toISOString()],
  );
  if (inserted.length === 0) return false;
  const until = new Date(startsAt - options.changeHours * HOUR_MS);
  const queued =
    reminder.channel === 'sms'
      ? await enqueueReminderSms(tx, id, options)
      : ((await enqueueReminder(tx, id, options, at < until ? wallMoment(until) : null)) ??
        (isSmsAlone(reminder, options) ? await enqueueReminderSms(tx, id, options) : null));
  await tx.query(
    `update reminder set outbox_id = $5
     where booking_id = $1 and starts_at = $2 and hours_before = $3 and channel = $4`,
    [...key, queued],
  );
  return queued !== null;
}

/** Whether no other text message is due together with this reminder. */
const isSmsAlone = ({ hours }: Reminder, options: ReminderOptions): boolean =>
  options.hasSms &&
  !remindersOf(options.hours, options.hasSms).some((one) => one.channel === 'sms' && one.hours === hours);

/**
 * Whether a queued mail is a reminder that must not be sent at that instant: its visit was cancelled or moved, or it is
 * too late. The visit then counts as not reminded, so that it is reminded if it is moved back.
 */
export async function isStaleReminder(db: Db, mail: { id: number; kind: string }, at: Date): Promise<boolean> {
  if (mail.kind !== 'visit-reminder' && mail.kind !== REMINDER_SMS) return false;
  const fresh = await db.query(
    `select 1 from reminder join booking on booking.id = booking_id
     where outbox_id = $1 and status = 'confirmed' and ${STARTS_AT} = starts_at and $2::timestamptz < useful_until`,
    [mail.id, at.toISOString()],
  );
  if (fresh.length > 0) return false;
  await db.query('delete from reminder where outbox_id = $1', [mail.id]);
  return true;
}

/** Queues reminders as they become due. Returns a stop function, which resolves after the current reminder. */
export function startReminders(options: ReminderOptions, everyMs = EVERY_MS): () => Promise<void> {
  let isStopped = false;
  let running: Promise<unknown> | null = null;
  const timer = setInterval(() => {
    running ??= remindDue(options, () => isStopped)
      .catch(options.onError)
      .finally(() => {
        running = null;
      });
  }, everyMs);
  timer.unref();
  return async () => {
    isStopped = true;
    clearInterval(timer);
    await running;
  };
}
