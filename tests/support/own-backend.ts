import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

export type OwnBackend = {
  /** First passwords by e-mail, as the operator was told them. */
  passwords: Map<string, string>;
  /** Where its mails are written. */
  mailFolder: string;
  /** Runs an operator's command beside it; answers what it printed. */
  operate: (args: string[], env?: Record<string, string>) => Promise<{ told: string; complaints: string }>;
  stop: () => Promise<void>;
};

/** The built backend on a database of its own, with these professionals on their first access. */
export async function startOwnBackend(
  port: number,
  emails: string[],
  settings: Record<string, string> = {},
  /** Operator's commands on the empty database, before it runs. */
  before: string[][] = [],
): Promise<OwnBackend> {
  const folder = mkdtempSync(path.join(tmpdir(), 'own-backend-'));
  const own = { DATA_DIR: folder, BACKEND_PORT: String(port), LOG_LEVEL: 'warn', DATABASE_URL: '', ...settings };
  const env = { ...process.env, ...own };
  const command = (args: string[]) => ['dist/backend-cli.mjs', ...args];
  for (const args of before) execFileSync(process.execPath, command(args), { env });
  const passwords = new Map<string, string>();
  for (const email of emails) {
    const name = `Dra. ${email.split('@')[0]}`;
    const args = command(['professionals', 'add', '--email', email, '--name', name]);
    const told = execFileSync(process.execPath, args, { env, encoding: 'utf8' });
    passwords.set(email, told.trim().split(' ').at(-1) ?? '');
  }
  const backend = spawn(process.execPath, ['dist/backend.mjs'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  await untilAnswers(`http://127.0.0.1:${port}/api/configuracions`, backend);
  return {
    passwords,
    mailFolder: path.join(folder, 'mail'),
    operate: async (args, more = {}) => {
      const { stdout, stderr } = await promisify(execFile)(process.execPath, command(args), {
        env: { ...env, ...more },
      });
      return { told: stdout, complaints: stderr };
    },
    stop: async () => {
      const ended = new Promise((resolve) => backend.once('exit', resolve));
      backend.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilAnswers(url: string, backend: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt++) {
    if (backend.exitCode !== null) throw new Error(`The backend ended with code ${backend.exitCode}.`);
    const answer = await fetch(url).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  backend.kill('SIGKILL');
  throw new Error('The backend did not answer within 60 s.');
}
