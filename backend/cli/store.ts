import { type BackendEnv, parseBackendEnv } from '#env';
import { openStore, upgrade } from '#open-store';
import { openSocketClient } from '#operator/socket-client';
import type { Db } from '#store/db';

/** An operator command: `run` returns the text to print, or throws an Error with a sentence. */
export type Command = { usage: string; about: string; run: (args: string[]) => Promise<string> };

/**
 * Opens the database for one command and closes it again: the one in DATABASE_URL, otherwise the embedded one, through
 * the running backend if there is one, or directly.
 */
export async function withStore(work: (db: Db, env: BackendEnv) => Promise<string>): Promise<string> {
  const env = parseBackendEnv(process.env);
  const db = await open(env);
  try {
    return await work(db, env);
  } finally {
    await db.close();
  }
}

async function open({ DATA_DIR, DATABASE_URL, DATA_KEYS }: BackendEnv): Promise<Db> {
  const options = { dataDir: DATA_DIR, databaseUrl: DATABASE_URL, dataKeys: DATA_KEYS };
  const running = DATABASE_URL ? null : await openSocketClient(DATA_DIR);
  return running ? await upgrade(running, options) : await openStore(options);
}

/** Returns the only argument of a command. Throws the sentence when it is missing or there are others. */
export function onlyArgument([argument = '', ...rest]: string[], sentence: string): string {
  if (argument === '' || rest.length > 0) throw new Error(sentence);
  return argument;
}

/** Groups the commands of one subject: `subject action …`. Usage and explanation are joined from the actions. */
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
