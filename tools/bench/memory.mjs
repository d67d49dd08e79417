// npm run bench -- memory: the memory of site and embedded backend at rest, while every page is read, and under load.

import { buildIfNeeded } from '../../scripts/sources.mjs';
import { measureMemory } from './memory-site.mjs';
import { cell, tableOf } from './report.mjs';

const REST_MB = 600;
const LOAD_MB = 900;
const SLOW_MS = 1_000;

const MOMENTS = {
  rest: { what: 'at rest: the home page read, a minute without a visitor', bar: REST_MB },
  crawl: { what: 'at most while every address of the sitemaps is read, four at a time', bar: LOAD_MB },
  cards: { what: 'at most while 200 cards for other sites are drawn, four at a time', bar: LOAD_MB },
  load: { what: 'at most under `wrk -t1 -c50 -d10s` on one page', bar: LOAD_MB },
  after: { what: 'a minute after all of this', bar: LOAD_MB },
};

/** Measures on a new demo catalogue. */
export async function benchMemory() {
  await buildIfNeeded();
  const measured = await measureMemory();
  for (const line of [...measured.crawl.failed, ...measured.cards.failed].slice(0, 20)) {
    process.stdout.write(`${line}\n`);
  }
  return memoryTable(measured);
}

/**
 * `isRight` is false when both processes together exceed a limit or an address fails; a slow crawl is only marked,
 * because it depends on the load of the machine.
 */
export function memoryTable({ moments, crawl, cards }) {
  let isRight = crawl.failed.length + cards.failed.length === 0;
  const rows = Object.entries(MOMENTS).flatMap(([name, { what, bar }]) => {
    if (!moments[name]) return []; // wrk is not installed
    const { site, backend } = moments[name];
    const isOver = site + backend > bar;
    if (isOver) isRight = false;
    const together = cell(`${Math.round(site + backend)} MB`, isOver);
    return [[what, `at most ${bar} MB`, together, `${Math.round(site)} / ${Math.round(backend)} MB`]];
  });
  const times = `${Math.round(crawl.p50)} / ${Math.round(crawl.p95)} / ${Math.round(crawl.longest)} ms`;
  const failures = cell(`${crawl.failed.length} of ${crawl.addresses}`, crawl.failed.length > 0);
  rows.push(
    ['addresses that fail in that crawl', '0', failures, ''],
    ['first answer of each, p50 / p95 / longest', 'p95 at most 1 s', cell(times, crawl.p95 > SLOW_MS), ''],
  );
  return { tables: tableOf(['what', 'bar', 'together', 'site / backend'], rows), isRight };
}
