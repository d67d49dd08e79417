// verify:faults -- upstream [SECONDS]: ten faults of the upstream one after another, under a light load of cached pages
// that come due for renewal. Afterwards a record is edited and the site notified, like by an import.
import { randomUUID } from 'node:crypto';
import { startConfiguredUpstream } from '../../tests/support/configured-upstream.ts';
import { startFaultyProxy } from '../../tests/support/faulty-proxy.ts';
import { book, freeHours } from '../../tests/support/two-sites.ts';
import { rowOf } from './board.mjs';
import { withStage } from './stage.mjs';
import { edit, PAGES, read, visitFor } from './visits.mjs';
import { withWeakServer } from './weak-server.mjs';

/** Longer than a page is cached. */
const SECONDS = 36;
const FAULTS = ['refuse', 'hang', 'slow', 'half', 'drip', 'html', 'type', 'error', 'tenth', 'empty'];
const FRESH_MS = 5_000;
const MAX_EXTRA_CALLS = 1.1;

export async function upstreamRows(seconds = SECONDS, faults = FAULTS) {
  const shown = { telefono: '960 000 000' };
  const changes = [{ paths: /^\/api\/centromedicos/, fields: shown }];
  let inner = null;
  const between = async (port) => {
    inner = await startConfiguredUpstream(port, changes);
    return startFaultyProxy(Number(new URL(inner.origin).port));
  };
  try {
    return await withStage({ between }, async ({ site, upstream }) => {
      const stage = { site, upstream, shown, seconds, hours: await freeHours(site, 3) };
      for (const page of PAGES) await read(site.origin + page);
      const usual = await visitDuring(stage, 'ok');
      const rows = [];
      for (const fault of faults) rows.push(await rowOfFault(stage, fault, usual));
      return rows;
    });
  } finally {
    await inner?.close();
  }
}

async function rowOfFault(stage, fault, usual) {
  const seen = await visitDuring(stage, fault);
  const weak = await withWeakServer(forwardTo(stage), async ({ origin }) => visitWeak(stage, origin, fault));
  const extra = seen.calls / usual.calls;
  return rowOf({
    what: `upstream: ${fault}`,
    bar: 'cached pages 100 % served, fresh within 5 s, at most 10 % more calls, 0 repeated POSTs',
    figure: `${seen.served} of ${seen.asked} served, slowest ${Math.round(seen.slowest)} ms, fresh after ${(seen.freshMs / 1_000).toFixed(1)} s, ${Math.round(100 * extra)} % of the usual calls, ${seen.repeated} repeated POSTs`,
    isRight: seen.served === seen.asked && seen.freshMs <= FRESH_MS && extra <= MAX_EXTRA_CALLS && seen.repeated === 0,
    control: {
      figure: `no cache, three attempts: ${weak.served} of ${weak.asked} served, ${weak.calls} calls where one is enough`,
      isRight: weak.served === weak.asked && weak.calls <= 1,
    },
  });
}

/** Visitors read, one books; then a clinic's telephone changes and the site is notified. */
async function visitDuring({ site, upstream, shown, seconds, hours }, fault) {
  upstream.set(fault);
  const key = randomUUID();
  const booking = book(site, hours.pop(), key, { headers: { 'x-forwarded-for': '198.51.100.7' } });
  const seen = await visitFor(site.origin, seconds);
  await booking;
  const calls = upstream.calls().length;
  upstream.set('ok');
  const freshMs = await edit(site, shown);
  for (const page of PAGES) await read(site.origin + page); // cached again, for the next one
  const repeated = Math.max(0, (upstream.posts().get(key) ?? 0) - 1);
  return { ...seen, calls, freshMs, repeated };
}

/** Requests every page from the upstream, and again when it fails. */
const forwardTo =
  ({ upstream }) =>
  async (_request, response) => {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const url = `${upstream.origin}/api/centromedicos?pagination=false`;
      const answer = await fetch(url, { signal: AbortSignal.timeout(300) }).catch(() => null);
      const body = await answer?.json().catch(() => null);
      const first = body?.['hydra:member']?.[0];
      if (answer?.ok && typeof first?.nombre === 'string') return response.end('well');
    }
    response.writeHead(503).end();
  };

async function visitWeak({ upstream }, origin, fault) {
  upstream.set(fault);
  const seen = { asked: 20, served: 0 };
  for (let visit = 0; visit < seen.asked; visit += 1) if ((await read(origin)).status === 200) seen.served += 1;
  const calls = upstream.calls().length;
  upstream.set('ok');
  return { ...seen, calls };
}
