import { notifyOfFreedHours } from '#bookings/freed-hours';
import { expireHolds } from '#bookings/hold';
import { notifyHoldsEnding } from '#bookings/hold-ending';
import type { Db } from '#store/db';
import { expireAttempts } from './attempts';

const EVERY_MS = 30_000;

/**
 * Frees the seats of lapsed holds, closes their payments, and mails patients whose hold is about to end and people on
 * the waiting list. It need not be punctual: slot search and bookings ignore lapsed holds anyway. Returns a stop
 * function.
 */
export function startHoldExpiry(db: Db, onError: (error: unknown) => void, everyMs = EVERY_MS): () => void {
  let isRunning = false;
  const timer = setInterval(async () => {
    if (isRunning) return;
    isRunning = true;
    await expireHolds(db)
      .then(() => expireAttempts(db))
      .then(() => notifyHoldsEnding(db))
      .then(() => notifyOfFreedHours(db, new Date()))
      .catch(onError);
    isRunning = false;
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
