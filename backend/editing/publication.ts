import type { Db } from '#store/db';
import { publishDue } from './drafts';
import type { Writer } from './save';

const EVERY_MS = 1_000;

/** Publishes drafts at their planned times. Returns a stop function. */
export function startPublication(
  db: Db,
  onWritten: Writer['onWritten'],
  onError: (error: unknown) => void,
  everyMs = EVERY_MS,
): () => void {
  let isRunning = false;
  const timer = setInterval(async () => {
    if (isRunning) return;
    isRunning = true;
    await publishDue({ db, onWritten }).catch(onError);
    isRunning = false;
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
