import { readdir, stat, unlink } from 'node:fs/promises';
import path from 'node:path';
import { instantSql, madridDaySql, madridSql } from '#madrid-sql';
import type { Db, Querier } from '#store/db';
import type { Forgotten, PeriodName, Periods } from './periods';

/** Statements that delete rows older than $1, in order; the rows of the last one are counted. */
const STATEMENTS: Record<PeriodName, readonly [...string[], string]> = {
  unpaidBookings: [
    `delete from booking where status = 'expired' and created_at < $1
       and not exists (select from payment where payment.numcita = booking.numcita and status in ('paid', 'needs_refund', 'refunded'))
     returning id`,
  ],
  appointments: [
    `delete from booking where status <> 'held'
       and coalesce(${instantSql("day + time '12:00'")}, created_at) < $1
       and (status <> 'expired'
         or exists (select from payment where payment.numcita = booking.numcita and status in ('paid', 'needs_refund', 'refunded')))
     returning id`,
  ],
  waiting: [
    `delete from waiting_entry
     where ended_at < $1 or ${instantSql("until_day + time '12:00'")} < $1 returning id`,
  ],
  messages: ['delete from contact_request where created_at < $1 returning id'],
  callbacks: ['delete from callback_request where created_at < $1 returning id'],
  productRequests: [
    `delete from voucher using product_request where product_request.id = product_request_id
       and coalesce(${instantSql("good_until + time '12:00'")}, created_at) < $1
     returning code`,
    `delete from product_request where created_at < $1
       and not exists (select from voucher where product_request_id = product_request.id)
     returning id`,
  ],
  registrations: [
    `delete from professional where (status = 'pending' and created_at < $1)
       or (status = 'disabled' and exists (select from professional_refusal where professional_id = professional.id and at < $1))
     returning id`,
  ],
  disabledAccounts: [
    `delete from callback_request using professional where professional.id = professional_id
       and status = 'disabled' and disabled_at < $1 returning callback_request.id`,
    `delete from professional where status = 'disabled' and disabled_at < $1 returning id`,
  ],
  mails: [
    `delete from outbox where (status = 'sent' and sent_at < $1) or (status = 'dead' and created_at < $1) returning id`,
  ],
  payments: [
    `delete from payment_event using payment where payment.id = payment_id
       and payment.created_at < $1 returning payment_event.id`,
    'delete from payment where created_at < $1 returning id',
  ],
  receipts: ['delete from receipt where issued_at < $1 returning id'],
  audit: ['delete from audit where at < $1 returning id'],
  rights: ['delete from rights_case where closed_at < $1 returning id'],
};

/** Deletes blocked records of erased persons after their own date. */
const BLOCKED = `delete from blocked_record where until < ${madridDaySql('$1::timestamptz')} returning id`;

const DAY_MS = 24 * 60 * 60_000;

type Options = {
  periods: Periods;
  now: Date;
  /** Folder for mails written as files; null when a mail server sends them. */
  mailFolder: string | null;
};

/**
 * Deletes the personal data whose retention period is over at `now` and records the counts; returns the number of
 * records per period.
 */
export async function deleteExpiredData(db: Db, { periods, now, mailFolder }: Options): Promise<Forgotten> {
  const names = Object.keys(STATEMENTS) as PeriodName[];
  const before = (name: PeriodName) => new Date(now.getTime() - periods[name] * DAY_MS);
  const counts: [keyof Forgotten, number][] = [];
  for (const name of names) {
    counts.push([name, await db.tx((tx) => run(tx, STATEMENTS[name], before(name)))]);
  }
  counts.push(['blocked', await db.tx((tx) => run(tx, [BLOCKED], now))]);
  const forgotten = Object.fromEntries(counts) as Forgotten;
  if (mailFolder !== null) forgotten.mails += await deleteFiles(mailFolder, before('mails'));
  await recordRound(db, forgotten, now, before('audit'));
  return forgotten;
}

async function run(tx: Querier, statements: readonly string[], before: Date): Promise<number> {
  let count = 0;
  for (const sql of statements) count = (await tx.query(sql, [before.toISOString()])).length;
  return count;
}

async function deleteFiles(folder: string, before: Date): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.eml')).map((name) => path.join(folder, name));
  let count = 0;
  for (const file of files) {
    if ((await stat(file)).mtime >= before) continue;
    await unlink(file);
    count += 1;
  }
  return count;
}

/**
 * Stores the number of deleted records of each kind and the time of a round. Rounds before `forgottenBefore` are
 * deleted.
 */
async function recordRound(q: Querier, counts: Forgotten, now: Date, forgottenBefore: Date): Promise<void> {
  await q.query('insert into retention_round (at, counts) values ($1, $2::jsonb)', [
    now.toISOString(),
    JSON.stringify(counts),
  ]);
  await q.query('delete from retention_round where at < $1', [forgottenBefore.toISOString()]);
}

/** Returns the last rounds, newest first; `at` is "YYYY-MM-DD HH:MM" on the clinics' clock. */
export const readRounds = (q: Querier, most: number): Promise<{ at: string; counts: Record<string, number> }[]> =>
  q.query(`select ${madridSql('at')} as at, counts from retention_round order by id desc limit $1`, [most]);

const FIRST_MS = 60_000;

type Daily = {
  periods: Periods;
  mailFolder: string | null;
  /** Called after each round with the number of deleted records by period. */
  onForgotten: (forgotten: Forgotten) => void;
  onError: (error: unknown) => void;
};

/**
 * Deletes personal data whose retention period is over, a minute after the start and then daily. Returns a stop
 * function.
 */
export function startRetention(db: Db, { periods, mailFolder, onForgotten, onError }: Daily): () => void {
  const round = () => void deleteExpiredData(db, { periods, mailFolder, now: new Date() }).then(onForgotten, onError);
  let daily: NodeJS.Timeout | undefined;
  const first = setTimeout(() => {
    round();
    daily = setInterval(round, DAY_MS);
    daily.unref();
  }, FIRST_MS);
  first.unref();
  return () => {
    clearTimeout(first);
    clearInterval(daily);
  };
}
