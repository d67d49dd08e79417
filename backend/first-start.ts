// Creates the database with the demo catalogue and exits, so that the memory this needs is released before the backend
// runs (docs/decisions/0165). Does nothing if there is a catalogue.
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
