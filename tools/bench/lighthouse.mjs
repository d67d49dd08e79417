// npm run bench -- lighthouse [RUNS]: Lighthouse's mobile test of one page of each kind and of the lists, medians of 5
// runs by default.

import { demoSettings, exitWithMessage } from '../../scripts/project.mjs';
import { buildIfNeeded } from '../../scripts/sources.mjs';
import { chromiumPath } from './browser.mjs';
import { openLighthouse } from './lighthouse-run.mjs';
import { lighthouseTable, summaryOf } from './lighthouse-table.mjs';
import { CONTENT_PAGES, gzipped, HIDDEN_PAGES, LISTING_PAGES } from './page.mjs';
import { startBackend, startSite, withPrograms } from './programs.mjs';

const PORTS = { site: 18838, backend: 18839 };
const ORIGIN = `http://127.0.0.1:${PORTS.site}`;
const RUNS = 5;

/** Tests each page `runs` times. Null without Chromium. */
export async function benchLighthouse(runs = RUNS) {
  if (!Number.isInteger(runs) || runs < 1 || runs > 25)
    exitWithMessage('Write "bench -- lighthouse", or a number of runs from 1 to 25 after it.');
  if (!chromiumPath()) {
    process.stdout.write('No Chromium is installed: Lighthouse was left out.\n');
    return null;
  }
  await buildIfNeeded();
  return lighthouseTable(await withPrograms('lighthouse', (programs) => measure(programs, runs)));
}

async function measure(programs, runs) {
  const run = await openLighthouse(programs);
  await startBackend(programs, PORTS.backend);
  // A site with a separate upstream lacks the names of the demo group, and has no page of insurers.
  const env = demoSettings();
  await startSite(programs, { port: PORTS.site, origin: ORIGIN, upstreamPort: PORTS.backend, env });
  const pages = [];
  for (const [name, address] of Object.entries({ ...CONTENT_PAGES, ...LISTING_PAGES })) {
    await gzipped(ORIGIN + address); // The page is cached before it is measured.
    const figures = [];
    for (let index = 0; index < runs; index += 1) figures.push(await run(ORIGIN + address));
    const summary = summaryOf(figures);
    process.stdout.write(`${name}: ${JSON.stringify(summary.medians)}\n`);
    for (const audit of summary.shortfalls) process.stdout.write(`  less than it could be: ${audit}\n`);
    pages.push({ name, address, isHidden: HIDDEN_PAGES.includes(name), ...summary });
  }
  return pages;
}
