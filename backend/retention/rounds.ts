import { madridSql } from '#madrid-clock';
import type { Querier } from '#store/db';
import type { Forgotten } from './periods';

/** Stores what a round deleted: how many of each kind and when, nothing else. Those before `forgottenBefore` are deleted. */
export async function recordRound(q: Querier, counts: Forgotten, now: Date, forgottenBefore: Date): Promise<void> {
  await q.query('insert into retention_round (at, counts) values ($1, $2::jsonb)', [
    now.toISOString(),
    JSON.stringify(counts),
  ]);
  await q.query('delete from retention_round where at < $1', [forgottenBefore.toISOString()]);
}

/** The last rounds, the newest first, at "YYYY-MM-DD HH:MM" by the clock of the clinics. */
export const readRounds = (q: Querier, most: number): Promise<{ at: string; counts: Record<string, number> }[]> =>
  q.query(`select ${madridSql('at')} as at, counts from retention_round order by id desc limit $1`, [most]);
