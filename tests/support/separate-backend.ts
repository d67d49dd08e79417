import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { copyBuiltDatabase } from '@/backend/tests/support/built-database';
import { reuseRendered } from './rendered';
import { provideSeededDatabase } from './seeded-database';
import { stopProcess } from './stop-process';

export type OwnBackend = {
  /** First passwords by e-mail, as printed by the command. */
  passwords: Map<string, string>;
  /** Where its mails are written. */
  mailFolder: string;
  /** Runs an operator's command beside it; returns its output. */
  operate: (args: string[], env?: Record<string, string>) => Promise<{ output: string; complaints: string }>;
  /** Its data folder, with the embedded database in `db`. */
  folder: string;
  stop: () => Promise<void>;
};

/** The built backend with a new database, with these professionals on their first access. */
export async function startOwnBackend(
  port: number,
  emails: string[],
  settings: Record<string, string> = {},
  /** Operator's commands on the empty database, before it runs. */
  before: string[][] = [],
  /** Called with its log output. */
  onLog?: (text: string) => void,
): Promise<OwnBackend> {
  const folder = mkdtempSync(path.join(tmpdir(), 'own-backend-'));
  if (!settings.DATABASE_URL && before.length === 0) await provideSeededDatabase(folder);
  else if (!settings.DATABASE_URL) await copyBuiltDatabase(path.join(folder, 'db'));
  reuseRendered(folder);
  const place = { DATA_DIR: folder, BACKEND_PORT: String(port), DATABASE_URL: '' };
  const env = { ...process.env, ...place, LOG_LEVEL: 'warn', HOLDS_WITHOUT_CODE: 'off', ...settings };
  const command = (args: string[]) => ['backend/dist/cli.mjs', ...args];
  const operate: OwnBackend['operate'] = async (args, more = {}) => {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, command(args), { env: { ...env, ...more } });
    return { output: stdout, complaints: stderr };
  };
  for (const args of before) execFileSync(process.execPath, command(args), { env });
  const backend = spawn(process.execPath, ['backend/dist/server.mjs'], {
    env,
    stdio: ['ignore', onLog ? 'pipe' : 'ignore', 'inherit'],
  });
  backend.stdout?.setEncoding('utf8').on('data', (text: string) => onLog?.(text));
  await untilAnswers(`http://127.0.0.1:${port}/api/configuracions`, backend);
  // Through the running backend: otherwise each command would open the database again.
  const passwords = new Map<string, string>();
  for (const email of emails) {
    const name = `Dra. ${email.split('@')[0]}`;
    const { output } = await operate(['professionals', 'add', '--email', email, '--name', name]);
    passwords.set(email, output.trim().split(' ').at(-1) ?? '');
  }
  return {
    passwords,
    folder,
    mailFolder: path.join(folder, 'mail'),
    operate,
    stop: async () => {
      await stopProcess(backend);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilAnswers(url: string, backend: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 2_400; attempt++) {
    if (backend.exitCode !== null) throw new Error(`The backend ended with code ${backend.exitCode}.`);
    const answer = await fetch(url).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  backend.kill('SIGKILL');
  throw new Error('The backend did not answer within 120 s.');
}
