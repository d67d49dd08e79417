// npm run bench -- weight: the bytes of one page of each kind.
import { withBrowser } from './bench-browser.mjs';
import { CONTENT_PAGES, describePage } from './bench-page.mjs';
import { startBackend, startSite, withPrograms } from './bench-programs.mjs';
import { cell, kB, measured, tableOf, writeSection } from './bench-report.mjs';
import { buildIfNeeded } from './project.mjs';

const PORTS = { site: 18836, backend: 18837 };
const ORIGIN = `http://127.0.0.1:${PORTS.site}`;
const BARS = { html: { clinic: 12_000 }, inlined: 1.0, script: 145_000 };

/** Writes the section "Weight". Answers false when a page is over a bar. */
export async function benchWeight(machine) {
  await buildIfNeeded();
  const pages = await withPrograms('weight', measure);
  const { table, isRight } = weightTable(pages);
  const section = `## Weight

${measured('npm run bench -- weight', machine)}

${table}

How: one page of each kind on the demo catalogue, bytes as sent with gzip. Inlined data: all scripts within the document but
the names of those that begin later, by the bytes of the rest, before compression. JavaScript: every script Chromium fetches without a touch, until nothing has been
asked for during two seconds. Bars: HTML of the clinic page 12 kB, inlined data ${BARS.inlined.toFixed(1)}, JavaScript ${BARS.script / 1000} kB; bold is over.
`;
  process.stdout.write(section);
  writeSection('weight', section);
  return isRight;
}

async function measure(programs) {
  await startBackend(programs, PORTS.backend);
  await startSite(programs, { port: PORTS.site, origin: ORIGIN, upstreamPort: PORTS.backend });
  const all = async (browser) => {
    const pages = [];
    for (const [name, address] of Object.entries(CONTENT_PAGES)) {
      pages.push({ name, address, ...(await describePage(ORIGIN + address, browser)) });
    }
    return pages;
  };
  const pages = await withBrowser(all);
  if (pages) return pages;
  process.stdout.write('No Chromium is installed: the scripts were left out.\n');
  return await all(null);
}

/** A row per page; `isRight` is false when one of them is over a bar. Scripts are null where there is no browser. */
export function weightTable(pages) {
  let isRight = true;
  const within = (text, value, bar) => {
    const isOver = bar !== undefined && value > bar;
    if (isOver) isRight = false;
    return cell(text, isOver);
  };
  const rows = pages.map(({ name, address, htmlGzip, inlinedPerMarkup, scriptGzip }) => [
    `${name}, ${address}`,
    within(kB(htmlGzip), htmlGzip, BARS.html[name]),
    within(inlinedPerMarkup.toFixed(2), inlinedPerMarkup, BARS.inlined),
    scriptGzip === null ? '-' : within(kB(scriptGzip), scriptGzip, BARS.script),
  ]);
  return { table: tableOf(['page', 'HTML', 'inlined data per markup', 'JavaScript'], rows), isRight };
}
