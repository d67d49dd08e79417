// npm run bench -- weight: the bytes of one page of each kind.

import { buildIfNeeded } from '../../scripts/sources.mjs';
import { withBrowser } from './browser.mjs';
import { CONTENT_PAGES, describePage } from './page.mjs';
import { startBackend, startSite, withPrograms } from './programs.mjs';
import { cell, kB, tableOf } from './report.mjs';

const PORTS = { site: 18836, backend: 18837 };
const ORIGIN = `http://127.0.0.1:${PORTS.site}`;
const BARS = { html: { clinic: 13_500 }, inlined: 1.0, script: 153_000 };

/** Weighs one page of each kind on the demo catalogue. */
export async function benchWeight() {
  await buildIfNeeded();
  return weightTable(await withPrograms('weight', measure));
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

/** A row per page; `isRight` is false when one of them exceeds a limit. Scripts are null without a browser. */
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
  return { tables: tableOf(['page', 'HTML', 'inlined data per markup', 'JavaScript'], rows), isRight };
}
