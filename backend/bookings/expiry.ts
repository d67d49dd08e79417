import { expireAttempts } from '#payments/attempts';
import type { Db } from '#store/db';
import { expireHolds } from './hold';
import { notifyHoldsEnding } from './hold-ending';

const EVERY_MS = 30_000;

/**
 * Frees the seats of lapsed holds, closes their payments, and tells whose hold is about to end. It need not be punctual: slot search
 * and bookings do not count a lapsed hold either. Answers the function that stops it.
 */
export function startHoldExpiry(db: Db, onError: (error: unknown) => void, everyMs = EVERY_MS): () => void {
  let isRunning = false;
  const timer = setInterval(async () => {
    if (isRunning) return;
    isRunning = true;
    await expireHolds(db)
      .then(() => expireAttempts(db))
      .then(() => notifyHoldsEnding(db))
      .catch(onError);
    isRunning = false;
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
