import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export type OwnBackend = {
  /** First passwords by e-mail, as the operator was told them. */
  passwords: Map<string, string>;
  /** Where its mails are written. */
  mailFolder: string;
  /** An operator's command: the database has one owner, so the backend stops for it and starts again. */
  operate: (args: string[]) => Promise<string>;
  stop: () => Promise<void>;
};

/** The built backend on a database of its own, with these professionals on their first access. */
export async function startOwnBackend(
  port: number,
  emails: string[],
  settings: Record<string, string> = {},
): Promise<OwnBackend> {
  const folder = mkdtempSync(path.join(tmpdir(), 'own-backend-'));
  const own = { DATA_DIR: folder, BACKEND_PORT: String(port), LOG_LEVEL: 'warn', DATABASE_URL: '', ...settings };
  const env = { ...process.env, ...own };
  const command = (args: string[]) =>
    execFileSync(process.execPath, ['dist/backend-cli.mjs', ...args], { env, encoding: 'utf8' }).trim();
  const passwords = new Map<string, string>();
  for (const email of emails) {
    const name = `Dra. ${email.split('@')[0]}`;
    const told = command(['professionals', 'add', '--email', email, '--name', name]);
    passwords.set(email, told.split(' ').at(-1) ?? '');
  }
  const start = async () => {
    const started = spawn(process.execPath, ['dist/backend.mjs'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
    await untilAnswers(`http://127.0.0.1:${port}/api/configuracions`, started);
    return started;
  };
  const end = async () => {
    const ended = new Promise((resolve) => backend.once('exit', resolve));
    backend.kill('SIGTERM');
    await ended;
  };
  let backend = await start();
  return {
    passwords,
    mailFolder: path.join(folder, 'mail'),
    operate: async (args) => {
      await end();
      const told = command(args);
      backend = await start();
      return told;
    },
    stop: async () => {
      await end();
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
