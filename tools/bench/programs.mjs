// The programs of one measurement: started in a separate folder, and ended with it, also on Ctrl-C.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { endChild } from '../../scripts/processes.mjs';
import { textOf } from './measure.mjs';

const FIRST_ANSWER_MS = 120_000;
const STOP_MS = 15_000;
const DRAWING_MS = 3 * 60_000;

const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

/**
 * The arguments of Node in `npm start`: a proxy with a small young generation has 38 MB less (docs/benchmarks.md,
 * Memory).
 */
export const NPM_START = scripts.start.split(' ').slice(1);

/** The secret of every measured site. */
export const REVALIDATE_SECRET = 'only-for-this-measurement-0123456789';

/**
 * Calls `work` with functions that start programs, and ends all of them afterwards. `start` runs node in the project or
 * in `cwd`; `adopt` takes over a program started elsewhere, with the signal that ends it at once.
 */
export async function withPrograms(name, work) {
  const folder = mkdtempSync(path.join(tmpdir(), `${name}-bench-`));
  const children = [];
  const adopt = (child, lastSignal = 'SIGKILL') => {
    children.push({ child, lastSignal });
    return child;
  };
  const start = (args, env, { cwd, errors = 'inherit' } = {}) =>
    adopt(spawn(process.execPath, args, { env, cwd, stdio: ['ignore', 'ignore', errors] }));
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  const abandon = () => {
    for (const { child, lastSignal } of children) child.kill(lastSignal);
    remove();
  };
  const quit = () => process.exit(1);
  process.on('exit', abandon).on('SIGINT', quit).on('SIGTERM', quit);
  try {
    return await work({ folder, start, adopt });
  } finally {
    for (const { child } of children.toReversed()) await endChild(child, (name) => child.kill(name), STOP_MS);
    process.off('exit', abandon).off('SIGINT', quit).off('SIGTERM', quit);
    remove();
  }
}

/** Environment of every program: this machine's, without variables that would send a measurement's data anywhere. */
export const environment = (folder) => ({
  ...process.env,
  ...{ NODE_ENV: 'production', LOG_LEVEL: 'warn', DATA_DIR: folder, DATABASE_URL: '', SMTP_URL: '' },
});

/** The embedded backend on a new demo catalogue, once its pictures are drawn. */
export async function startBackend({ folder, start }, port) {
  const backend = start(['backend/dist/server.mjs'], { ...environment(folder), BACKEND_PORT: String(port) });
  await untilAnswers(`http://127.0.0.1:${port}/api/configuracions`, backend);
  await untilDrawn(path.join(folder, 'media'));
  return backend;
}

/** Environment of the site, or of the framework alone; `origin` is the address in its pages. */
export const siteEnvironment = ({ folder }, { port, origin, upstreamPort }) => ({
  ...environment(folder),
  ...{ PORT: String(port), HOST: '127.0.0.1', SITE_URL: origin, API_URL: `http://127.0.0.1:${upstreamPort}` },
  ...{ SESSION_SECRET: REVALIDATE_SECRET, REVALIDATE_SECRET },
});

/** The site as `npm start` runs it, in front of a running upstream. */
export async function startSite(programs, { env, errors, ...settings }) {
  const site = programs.start(NPM_START, { ...siteEnvironment(programs, settings), ...env }, { errors });
  await untilAnswers(`${settings.origin}/salud/vivo`, site);
  return site;
}

/** The cache tags of every read of the catalogue (lib/upstream/tags.ts). */
export const TAGS = [
  ...['centromedicos', 'especialidads', 'medicos', 'pruebas', 'productos', 'paginas', 'banners', 'equipamientos'],
  ...['bloques', 'etiquetas', 'media_objects', 'configuracions', 'posts'],
];

/** Makes a site read everything again. */
export const expireAll = (origin) =>
  textOf(`${origin}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${REVALIDATE_SECRET}`, 'content-type': 'application/json' },
    body: JSON.stringify({ tags: TAGS }),
  });

/** Waits until an address returns a 2xx. Throws when its program ends first, or after two minutes. */
export async function untilAnswers(url, child) {
  for (const deadline = Date.now() + FIRST_ANSWER_MS; Date.now() < deadline; await pause(100)) {
    if (hasEnded(child)) throw new Error(`A program ended with code ${child.exitCode} before it answered at ${url}.`);
    const answer = await fetch(url, { signal: AbortSignal.timeout(10_000) }).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return;
  }
  throw new Error(`${url} did not answer in time.`);
}

/** Waits for a program that ends. Throws when it fails. */
export async function untilEnded(child) {
  if (!hasEnded(child)) await new Promise((resolve) => child.once('exit', resolve));
  if (child.exitCode !== 0) throw new Error(`A program ended with ${child.exitCode ?? child.signalCode}.`);
}

/** Waits until a new backend has drawn its pictures, which would disturb the measurement. */
export async function untilDrawn(media) {
  const drawn = () => (existsSync(media) ? readdirSync(media).length : 0);
  const deadline = Date.now() + DRAWING_MS;
  for (let before = -1; before !== drawn() && Date.now() < deadline; ) {
    before = drawn();
    await pause(2_000);
  }
}

const hasEnded = (child) => child.exitCode !== null || child.signalCode !== null;
