import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repositoryFiles } from '@/scripts/repository-files.mjs';
import { reuseRendered } from './rendered';

const ROOT = process.cwd();
/** For the first start on a busy machine: it makes the database. */
const READY_MS = 300_000;
/** The data folder inside a copied project. */
const DATA_DIR = '.data';

export type Started = {
  npm: ChildProcess;
  /** Its output so far. */
  said: () => string;
  /** The process that serves the site, and its embedded backend. */
  sitePid: number;
  backendPid: number;
};

/** A copy of the project with its build, so that a start does not affect other tests. */
export function copyProject(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'project-'));
  for (const file of repositoryFiles().filter((name) => !name.startsWith('tests/'))) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    cpSync(file, path.join(folder, file));
  }
  const isBuilt = (from: string) => !/\.next\/(cache|dev|types|pages)(\/|$)/.test(from);
  for (const built of ['.next', 'dist', 'public']) {
    cpSync(path.join(ROOT, built), path.join(folder, built), {
      recursive: true,
      verbatimSymlinks: true,
      filter: isBuilt,
    });
  }
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  reuseRendered(path.join(folder, DATA_DIR));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

export type StartSettings = { folder: string; port: number; backendPort: number; env?: Record<string, string> };

/** Runs `npm start` in a separate process group, as a person would. The test that starts it ends it. */
export function runNpmStart({ folder, port, backendPort, env = {} }: StartSettings) {
  const where = { PORT: String(port), BACKEND_PORT: String(backendPort), DATA_DIR };
  const npm = spawn('npm', ['start'], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, API_URL: '', DATABASE_URL: '', LOG_LEVEL: 'warn', ...where, ...env },
  });
  let text = '';
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (data) => (text += data));
  return { npm, said: () => text };
}

/** Resolves once it accepts visitors. */
export async function startByNpm(settings: StartSettings): Promise<Started> {
  const { npm, said } = runNpmStart(settings);
  const deadline = Date.now() + READY_MS;
  while (!(await answers(`http://localhost:${settings.port}/salud/listo`))) {
    if (npm.exitCode !== null) throw new Error(`npm start ended with ${npm.exitCode}:\n${said()}`);
    if (Date.now() > deadline) throw new Error(`npm start does not serve after ${READY_MS / 1000} s:\n${said()}`);
    await pause();
  }
  const record = JSON.parse(readFileSync(path.join(settings.folder, DATA_DIR, 'backend-process.json'), 'utf8'));
  return { npm, said, sitePid: record.site.pid, backendPid: record.backend.pid };
}

/** Whether a process runs; false for one that has ended and was not waited for. */
export function isRunning(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

export async function answers(url: string): Promise<boolean> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
  await answer?.body?.cancel();
  return answer?.ok === true;
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 50));
