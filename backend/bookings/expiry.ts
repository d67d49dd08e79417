import { expireAttempts } from '@/backend/payments/attempts';
import type { Db } from '@/backend/store/db';
import { expireHolds } from './hold';

const EVERY_MS = 30_000;

/**
 * Gives the seats of unpaid holds back as their time is over and closes their payments. Nothing depends on it being punctual: the slot search and the
 * next booking do not count a lapsed hold either. Answers the function that stops it.
 */
export function startHoldExpiry(db: Db, onError: (error: unknown) => void, everyMs = EVERY_MS): () => void {
  let isRunning = false;
  const timer = setInterval(async () => {
    if (isRunning) return;
    isRunning = true;
    await expireHolds(db)
      .then(() => expireAttempts(db))
      .catch(onError);
    isRunning = false;
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
