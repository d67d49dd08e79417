import type { Db } from './db';

const CHECKPOINT_EVERY_MS = 5 * 60_000;
const NIGHT_HOUR = 4;

/**
 * The embedded database has no background processes: without this its log grows without end and its statistics age.
 * Answers the function that stops it. A server looks after itself.
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
