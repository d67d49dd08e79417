import { countAttempt, forgetAttempts, type Limit, undoAttempt } from '#forms/limits';
import type { Db } from '#store/db';
import { BusyError } from './semaphore';

export type Counted = [limit: Limit, who: string | null];

/** `wait`: too many attempts; the next one is allowed after `seconds`. */
export type AttemptResult<T> = { kind: 'done'; value: T } | { kind: 'wait'; seconds: number };

/**
 * Runs an attempt that is counted first, so that parallel attempts count like sequential ones. On success the count is
 * taken back, and the attempts of the last entry of `counted`, the owner, are forgotten. Throws BusyError when too many
 * passwords are waiting to be checked; that does not count as an attempt.
 */
export async function countedTry<T>(
  db: Db,
  counted: readonly Counted[],
  attempt: () => Promise<T>,
  isSuccess: (value: T) => boolean,
): Promise<AttemptResult<T>> {
  for (const one of counted) {
    const seconds = await countAttempt(db, ...one);
    if (seconds !== null) return { kind: 'wait', seconds };
  }
  const takeBack = async () => {
    for (const one of counted) await undoAttempt(db, ...one);
  };
  const value = await attempt().catch(async (error: unknown) => {
    if (error instanceof BusyError) await takeBack();
    throw error;
  });
  if (!isSuccess(value)) return { kind: 'done', value };
  await takeBack();
  const [limit, who] = counted.at(-1) ?? [];
  if (limit && who) await forgetAttempts(db, limit, who);
  return { kind: 'done', value };
}
