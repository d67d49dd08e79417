// Runs the embedded backend beside the site: its secrets, its process, its end.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { giveUp } from './project.mjs';

const FIRST_ANSWER_MS = 60_000;
const LONGEST_PAUSE_MS = 30_000;
const STOP_MS = 12_000;

/** The two secrets of the site, made once and kept where only this user reads them. Those already set are left alone. */
export function keepSecrets(dataDir) {
  const file = path.join(dataDir, 'secrets.json');
  if (!existsSync(file)) {
    const make = () => randomBytes(32).toString('base64url');
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const secrets = { SESSION_SECRET: make(), REVALIDATE_SECRET: make() };
    writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  }
  for (const [name, value] of Object.entries(JSON.parse(readFileSync(file, 'utf8')))) process.env[name] ||= value;
}

/**
 * Starts the backend and keeps it running: when it dies it is started again, after a pause that doubles. Resolves, when
 * it first answers, to the function that stops it. `args` are those of node.
 */
export async function startBackend(args, port) {
  let child;
  let isStopping = false;
  let isReady = false;
  let pauseMs = 500;

  // Each of its dozen threads would otherwise keep what it freed for itself: 100 MB (docs/benchmarks.md, Memory).
  const env = { MALLOC_ARENA_MAX: '2', ...process.env };
  const start = () => {
    const startedAt = Date.now();
    // A group of its own: Ctrl-C must reach the site first, which still needs the backend for what it is answering.
    child = spawn(process.execPath, args, { env, stdio: ['ignore', 'inherit', 'inherit'], detached: true });
    child.on('exit', () => {
      child = undefined;
      if (isStopping) return;
      if (!isReady) giveUp('The embedded backend could not start: the lines above say why.');
      if (Date.now() - startedAt > 60_000) pauseMs = 500;
      process.stderr.write(`The embedded backend ended; it is started again in ${pauseMs} ms.\n`);
      setTimeout(() => isStopping || start(), pauseMs);
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    });
  };

  start();
  process.on('exit', () => signal(child, 'SIGTERM'));
  await firstAnswer(`http://127.0.0.1:${port}/api/configuracions`);
  isReady = true;

  return async () => {
    isStopping = true;
    const running = child;
    if (!running) return;
    const ended = new Promise((resolve) => running.once('exit', resolve));
    signal(running, 'SIGTERM');
    const limit = setTimeout(() => signal(running, 'SIGKILL'), STOP_MS);
    await ended;
    clearTimeout(limit);
  };
}

/** Signals the whole group: a reloading runner has a child of its own. */
function signal(child, name) {
  if (!child?.pid || child.exitCode !== null) return;
  try {
    process.kill(-child.pid, name);
  } catch {
    // It ended by itself in between.
  }
}

async function firstAnswer(url) {
  const deadline = Date.now() + FIRST_ANSWER_MS;
  while (Date.now() < deadline) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  giveUp(`The embedded backend did not answer at ${url} within ${FIRST_ANSWER_MS / 1000} seconds.`);
}
