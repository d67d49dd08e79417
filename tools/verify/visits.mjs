// Visitors who read cached pages during a fault, and the time until an edit shows.
import { setTimeout as pause } from 'node:timers/promises';
import { TAGS } from '../bench/programs.mjs';

export const CLINIC = '/clinicas/torrent';
export const PAGES = [
  CLINIC,
  '/',
  '/ca',
  '/en/clinicas',
  '/especialidades',
  '/pruebas',
  '/productos',
  '/contacto',
  '/actualidad',
];
const VISITORS = 3;
const PAUSE_MS = 150;
const TIMEOUT_MS = 20_000;
const SHOWN_MS = 60_000;

/** The response of an address; status 0: none within 20 s. */
export async function read(url, timeoutMs = TIMEOUT_MS) {
  const answer = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) }).catch(() => null);
  return { status: answer?.status ?? 0, text: (await answer?.text().catch(() => '')) ?? '' };
}

/** Reads the pages repeatedly for some seconds. Returns the number requested and served, and the slowest in ms. */
export async function visitFor(origin, seconds, timeoutMs) {
  const until = performance.now() + seconds * 1_000;
  const seen = { asked: 0, served: 0, slowest: 0 };
  const visit = async (visitor) => {
    for (let step = visitor; performance.now() < until; step += 1) {
      const startedAt = performance.now();
      seen.asked += 1;
      if ((await read(origin + PAGES[step % PAGES.length], timeoutMs)).status === 200) seen.served += 1;
      seen.slowest = Math.max(seen.slowest, performance.now() - startedAt);
      await pause(PAUSE_MS);
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, (_, visitor) => visit(visitor)));
  return seen;
}

/**
 * Gives a clinic another telephone, notifies `site`, and waits until `reader`, which may be another site, shows it.
 * Returns the ms.
 */
export async function edit(site, shown, reader = site) {
  change(shown);
  await site.revalidate(TAGS);
  return untilShown(reader.origin + CLINIC, shown.telefono);
}

/** Another telephone of the clinic, from now on. */
export function change(shown) {
  shown.telefono = `96${String(Math.floor(Math.random() * 10_000_000)).padStart(7, '0')}`;
}

/** Time in ms until a page shows a telephone; at most a minute. */
export async function untilShown(url, telephone, startedAt = performance.now()) {
  while (performance.now() - startedAt < SHOWN_MS) {
    const { text } = await read(url);
    if (text.replaceAll(/\s/g, '').includes(telephone.replaceAll(/\s/g, ''))) break;
    await pause(100);
  }
  return performance.now() - startedAt;
}

export const seconds = (ms) => (Number.isFinite(ms) ? `${(ms / 1_000).toFixed(1)} s` : 'never');
