// npm run bench -- lighthouse [RUNS]: Lighthouse's mobile test of one page of each kind, medians of 5 runs unless said
// otherwise.
import { chromiumPath } from './bench-browser.mjs';
import { openLighthouse } from './bench-lighthouse-run.mjs';
import { lighthouseSection, summaryOf } from './bench-lighthouse-section.mjs';
import { CONTENT_PAGES, gzipped } from './bench-page.mjs';
import { startBackend, startSite, withPrograms } from './bench-programs.mjs';
import { writeSection } from './bench-report.mjs';
import { buildIfNeeded, giveUp } from './project.mjs';

const PORTS = { site: 18838, backend: 18839 };
const ORIGIN = `http://127.0.0.1:${PORTS.site}`;
const RUNS = 5;

/** Writes the section "Lighthouse". Answers false when the median of a score misses its bar; times are marked only. */
export async function benchLighthouse(machine, runs = RUNS) {
  if (!Number.isInteger(runs) || runs < 1 || runs > 25)
    giveUp('Write "bench -- lighthouse", or a number of runs from 1 to 25 after it.');
  if (!chromiumPath()) {
    process.stdout.write('No Chromium is installed: Lighthouse was left out.\n');
    return true;
  }
  await buildIfNeeded();
  const pages = await withPrograms('lighthouse', (programs) => measure(programs, runs));
  const { section, isRight } = lighthouseSection({ machine, runs, pages });
  process.stdout.write(section);
  writeSection('lighthouse', section);
  return isRight;
}

async function measure(programs, runs) {
  const run = await openLighthouse(programs);
  await startBackend(programs, PORTS.backend);
  await startSite(programs, { port: PORTS.site, origin: ORIGIN, upstreamPort: PORTS.backend });
  const pages = [];
  for (const [name, address] of Object.entries(CONTENT_PAGES)) {
    await gzipped(ORIGIN + address); // the page is kept before it is looked at
    const figures = [];
    for (let turn = 0; turn < runs; turn += 1) figures.push(await tried(() => run(ORIGIN + address)));
    const summary = summaryOf(figures);
    process.stdout.write(`${name}: ${JSON.stringify(summary.medians)}\n`);
    for (const audit of summary.shortfalls) process.stdout.write(`  less than it could be: ${audit}\n`);
    pages.push({ name, address, ...summary });
  }
  return pages;
}

/** A busy machine may lose a run: it is made once more. A page that cannot be tested ends the measurement. */
async function tried(run) {
  try {
    return await run();
  } catch (error) {
    process.stdout.write(`  once more: ${error.message}\n`);
    return await run();
  }
}
