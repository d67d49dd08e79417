// Makes the database with the demo catalogue and ends, so that what this takes of the memory goes back to the system before the
// backend runs (docs/decisions/0165). It does nothing to a catalogue that is there.
import { pino } from 'pino';
import { parseBackendEnv } from './env';
import { openStore } from './open-store';
import { writeDemo } from './seed/write-demo';

try {
  const { LOG_LEVEL, DATA_DIR, DATABASE_URL, DATA_KEYS } = parseBackendEnv(process.env);
  const db = await openStore({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL, dataKeys: DATA_KEYS });
  await writeDemo(db, pino({ level: LOG_LEVEL })).finally(() => db.close());
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
