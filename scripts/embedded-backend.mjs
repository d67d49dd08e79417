// Runs the embedded backend beside the site: its secrets, its process, its end.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { firstAnswer } from './first-answer.mjs';
import { forgetBackend, recordBackend } from './left-over.mjs';
import { signalGroup } from './processes.mjs';
import { exitWithMessage } from './project.mjs';
import { supervise } from './supervise.mjs';

const STOP_MS = 12_000;
/**
 * The database's WebAssembly is compiled once, without a parallel optimisation (docs/decisions/0140); with less room
 * the engine collects earlier, in the same time (docs/decisions/0165).
 */
const SMALL = ['--v8-pool-size=1', '--liftoff-only', '--max-old-space-size=768', '--max-semi-space-size=8'];
const COULD_NOT_START = 'The embedded backend could not start: the lines above say why.';
const FIRST_START = 'Starting the embedded backend: this first time it makes its database and the demo catalogue.\n';

/**
 * Returns the two secrets of the site, created once in a file that only this user can read. Secrets already set are not
 * changed.
 */
export function readOrCreateSecrets(dataDir) {
  const file = path.join(dataDir, 'secrets.json');
  if (!existsSync(file)) {
    const make = () => randomBytes(32).toString('base64url');
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const secrets = { SESSION_SECRET: make(), REVALIDATE_SECRET: make() };
    writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  }
  for (const [name, value] of Object.entries(JSON.parse(readFileSync(file, 'utf8')))) process.env[name] ||= value;
}

/** Points the site at the backend on this port, which accepts more calls than other upstreams. */
export function pointSiteAtBackend(port) {
  process.env.API_URL = `http://127.0.0.1:${port}`;
  process.env.BOOKING_FOR_OTHERS ||= 'on';
  process.env.CALL_TIMES ||= 'on';
  process.env.RIGHTS_FORM ||= 'on';
  process.env.OWN_VISITS ||= 'on';
  process.env.DESK ||= 'on';
}

/**
 * Starts the backend and supervises it: when it dies it is started again, after a pause that doubles. Resolves after
 * its first response, to a stop function. `args` are arguments of node.
 */
export async function startBackend(args, { port, dataDir, isFirst = false }) {
  let isReady = false;
  // Otherwise each of its dozen threads has its own arena: 100 MB more (docs/benchmarks.md, Memory).
  const env = { MALLOC_ARENA_MAX: '2', ...process.env };
  const start = () => {
    // A separate process group: Ctrl-C must reach the site first, which still needs the backend for its open requests.
    // Its input is never written to: the system closes it when this process dies, for any reason.
    const stdio = ['pipe', 'inherit', 'inherit'];
    const child = spawn(process.execPath, [...SMALL, ...args, '--ends-with-input'], { env, stdio, detached: true });
    recordBackend(dataDir, child.pid);
    return child;
  };
  const onEnded = (pauseMs) => {
    if (!isReady) exitWithMessage(COULD_NOT_START);
    process.stderr.write(`The embedded backend ended; it is started again in ${pauseMs} ms.\n`);
  };

  process.stdout.write(isFirst ? FIRST_START : 'Starting the embedded backend.\n');
  const notify = (seconds) => process.stdout.write(`The embedded backend is still at work (${seconds} s).\n`);
  if (isFirst) await makeDatabase(env, notify);
  const { child, stop } = supervise(start, { stopMs: STOP_MS, onEnded });
  process.on('exit', () => child() && signalGroup(child().pid, 'SIGTERM'));
  const url = `http://127.0.0.1:${port}/api/configuracions`;
  if (!(await firstAnswer(url, { group: child().pid, notify }))) {
    if (child()) signalGroup(child().pid, 'SIGKILL');
    exitWithMessage(`The embedded backend does not answer at ${url}, and has done nothing for a minute.`);
  }
  isReady = true;

  return async () => {
    await stop();
    forgetBackend(dataDir);
  };
}

/** Runs in a separate process, which returns the memory; without a time limit, because a slow machine needs minutes. */
async function makeDatabase(env, notify) {
  const child = spawn(process.execPath, [...SMALL, 'backend/dist/first-start.mjs'], {
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const end = () => child.kill();
  process.on('exit', end);
  const startedAt = Date.now();
  const notifying = setInterval(() => notify(Math.round((Date.now() - startedAt) / 1000)), 10_000);
  const code = await new Promise((resolve) => child.once('exit', resolve).once('error', () => resolve(null)));
  clearInterval(notifying);
  process.off('exit', end);
  if (code !== 0) exitWithMessage(COULD_NOT_START);
}
