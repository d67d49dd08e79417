import { type BackendEnv, parseBackendEnv } from '@/backend/env';
import type { Db } from '@/backend/store/db';
import { openStore } from '@/backend/store/open';

/** A command of the operator: `run` answers what is printed, and throws an Error with a sentence. */
export type Command = { usage: string; about: string; run: (args: string[]) => Promise<string> };

/** Opens the database for one command and closes it again. */
export async function withStore(work: (db: Db, env: BackendEnv) => Promise<string>): Promise<string> {
  const env = parseBackendEnv(process.env);
  const db = await openStore({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL });
  try {
    return await work(db, env);
  } finally {
    await db.close();
  }
}

/** Commands of one subject: `subject action …`. Usage and explanation are those of the actions. */
export function group(actions: Record<string, Command>): Command {
  const usage = Object.values(actions).map((action) => action.usage);
  return {
    usage: usage.join('\n'),
    about: Object.values(actions)
      .map((action) => action.about)
      .join('\n'),
    run: async ([name = '', ...args]) => {
      const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
      if (!action) throw new Error(`Write one of:\n  ${usage.join('\n  ')}`);
      return await action.run(args);
    },
  };
}
