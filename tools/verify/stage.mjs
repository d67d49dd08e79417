// The built site before a separate backend, for one line of the scoreboard; everything ends with the line.
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startOwnBackend } from '../../tests/support/separate-backend.ts';
import { startSite } from '../../tests/support/site.ts';
import { untilDrawn } from '../bench/programs.mjs';

const BASE = Number(process.env.VERIFY_PORT ?? 18_900);
export const PORTS = { site: BASE, backend: BASE + 1, redis: BASE + 2, smtp: BASE + 3, second: BASE + 4 };

/** Visitors come through a proxy that names their addresses, so that each has separate limits. */
const SITE = { TRUSTED_PROXY_HOPS: '1' };
const READY_MS = 90_000;

/**
 * Calls `work` with {site, backend, upstream}. `between` inserts a proxy between site and backend: it gets the backend's port and
 * returns {origin, close}. `env` is the site's, `backendEnv` the backend's, `emails` are professionals on their first access,
 * `onLog` is called with the site's log output. `startOther` of the stage starts another site on the same upstream.
 */
export async function withStage({ env = {}, backendEnv = {}, emails = [], between, onLog } = {}, work) {
  const open = [];
  const closeAll = async () => {
    for (const close of open.splice(0).toReversed()) await close();
  };
  const quit = () => void closeAll().finally(() => process.exit(1));
  process.on('SIGINT', quit).on('SIGTERM', quit);
  try {
    const origin = `http://localhost:${PORTS.site}`;
    const backend = await startOwnBackend(PORTS.backend, emails, { SITE_URL: origin, ...backendEnv });
    open.push(() => backend.stop());
    await untilDrawn(path.join(path.dirname(backend.mailFolder), 'media'));
    const upstream = (await between?.(PORTS.backend)) ?? null;
    if (upstream) open.push(() => upstream.close());
    const apiUrl = upstream?.origin ?? `http://127.0.0.1:${PORTS.backend}`;
    const site = await startSite({ apiUrl, port: PORTS.site, env: { ...SITE, ...env }, onLog });
    open.push(() => site.stop());
    await untilReady(site.origin);
    const startOther = async (more) => {
      const other = await startSite({ apiUrl, port: PORTS.second, env: { ...SITE, SITE_URL: origin, ...more } });
      open.push(() => other.stop());
      await untilReady(other.origin);
      return other;
    };
    return await work({ site, backend, upstream, startOther });
  } finally {
    process.off('SIGINT', quit).off('SIGTERM', quit);
    await closeAll();
  }
}

/** Waits until the site can accept visitors. Throws after a minute and a half. */
async function untilReady(origin) {
  for (const until = Date.now() + READY_MS; Date.now() < until; await pause(250)) {
    const answer = await fetch(`${origin}/salud/listo`).catch(() => null);
    if (answer?.ok) return;
  }
  throw new Error(`${origin} was not ready in time.`);
}

/** Calls `work` for every item, with a limited number at a time. */
export async function inParallel(items, atOnce, work) {
  const waiting = items[Symbol.iterator]();
  const one = async () => {
    for (let next = waiting.next(); !next.done; next = waiting.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: atOnce }, one));
}

/** True while the site's original process responds. */
export function isRunningStill({ pid }) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
