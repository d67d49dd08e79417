import type { Db } from './db';

const CHECKPOINT_EVERY_MS = 5 * 60_000;
const NIGHT_HOUR = 4;

/**
 * Maintains the embedded database, which has no background processes: otherwise its log would grow without limit and
 * its statistics would age. A server maintains itself. Returns a stop function.
 */
export function startMaintenance(
  db: Db,
  onError: (error: unknown) => void,
  now: () => Date = () => new Date(),
): () => void {
  if (db.kind !== 'embedded') return () => undefined;
  let lastVacuum = '';
  const timer = setInterval(async () => {
    try {
      await db.script('checkpoint');
      const time = now();
      if (time.getHours() !== NIGHT_HOUR || time.toDateString() === lastVacuum) return;
      lastVacuum = time.toDateString();
      await db.script('vacuum (analyze)');
    } catch (error) {
      onError(error);
    }
  }, CHECKPOINT_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
