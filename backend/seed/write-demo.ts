import type { Logger } from 'pino';
import type { Db } from '#store/db';
import { seedWhenEmpty } from './write';
import { seedSchedulesWhenEmpty } from './write-schedules';

/** Writes the demo catalogue and its opening hours into an empty database. */
export async function writeDemo(db: Db, log: Logger): Promise<void> {
  if (await seedWhenEmpty(db, async () => (await import('./demo')).demoContent())) log.info('demo catalogue written');
  if (await seedSchedulesWhenEmpty(db, async () => (await import('./demo')).demoSchedules()))
    log.info('demo opening hours written');
}
