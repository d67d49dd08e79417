// npm run bench -- navigation: from the press of a link to the first paint of its page on a simulated phone, with and
// without prerendering; and the useless prefetches of a visit.
import { setTimeout as pause } from 'node:timers/promises';
import { buildIfNeeded } from '../../scripts/sources.mjs';
import { chromiumPath } from './browser.mjs';
import { median } from './measure.mjs';
import { startBackend, startSite, withPrograms } from './programs.mjs';
import { kB, tableOf } from './report.mjs';
import { openSlowLine } from './slow-line.mjs';

const PORTS = { site: 18841, backend: 18842 };
const SITE = `http://127.0.0.1:${PORTS.site}`;
const PHONE = { latencyMs: 150, bitsPerSecond: 1_600_000 };
const SCREEN = { width: 412, height: 823 };
const CPU = 4;
const BARS = { share: 0.35, ms: 400, wasted: 1.5 };
const RULES = 'speculation-rules';
const PAINT = `performance.getEntriesByName('first-contentful-paint')
  .map(({ startTime }) => performance.timeOrigin + startTime - sessionStorage.pressed)[0] ?? null`;

/** Start and target of each click: 20 links, every kind of content page. */
const CLICKS = [
  ['/', ['/especialidades', '/clinicas', '/medicos', '/especial-online', '/actualidad', '/contacto']],
  ['/especialidades', ['/especialidades/cardiologia', '/especialidades/dermatologia', '/']],
  ['/clinicas', ['/clinicas/valencia-centro', '/clinicas/torrent', '/clinicas/gandia']],
  ['/especial-online', ['/productos/analitica-basica', '/productos/chequeo-ginecologico', '/medicos']],
  ['/actualidad', ['/actualidad/gripe-o-resfriado', '/pruebas', '/']],
  ['/medicos', ['/clinicas', '/especialidades']],
];

/** A pointer that rests on the link, or a link that was visible on a phone; and a tap, 100 ms long. */
const WAYS = { rested: 900, tapped: 100 };

/** A visit: three pages read, ten links hovered, none of them followed. */
const VISIT = [
  ['/', ['/clinicas', '/medicos', '/actualidad', '/especial-online']],
  ['/especialidades', ['/especialidades/dermatologia', '/especialidades/pediatria', '/pruebas']],
  ['/especialidades/cardiologia', ['/clinicas/valencia-centro', '/contacto', '/aviso-legal']],
];

/** Null without Chromium. */
export async function benchNavigation() {
  if (!chromiumPath()) {
    process.stdout.write('No Chromium is installed: the navigation was left out.\n');
    return null;
  }
  await buildIfNeeded();
  return withPrograms('navigation', async (programs) => {
    await startBackend(programs, PORTS.backend);
    await startSite(programs, { port: PORTS.site, origin: SITE, upstreamPort: PORTS.backend });
    const paths = new Set(CLICKS.flatMap(([from, targets]) => [from, ...targets]));
    for (const path of [...paths, ...paths]) await (await fetch(SITE + path)).text();
    const line = await openSlowLine(SITE, PHONE);
    try {
      return report(await clicks(line), await visit(line));
    } finally {
      line.close();
    }
  });
}

/** Milliseconds by way, for each link in turn with and without the rules, so that load on the machine affects both. */
async function clicks(line) {
  const times = [];
  for (const [from, targets] of CLICKS) {
    for (const to of targets) {
      const row = { from, to };
      line.dropped = RULES;
      row.without = await inBrowser((page, browser) => click(line, { page, browser }, from, to, WAYS.rested));
      line.dropped = null;
      for (const [way, ms] of Object.entries(WAYS)) {
        row[way] = await inBrowser((page, browser) => click(line, { page, browser }, from, to, ms));
      }
      process.stdout.write(`${JSON.stringify(row)}\n`);
      times.push(row);
    }
  }
  return times;
}

/** Puppeteer, not Playwright: a browser whose client has no tabs prerenders nothing. */
async function inBrowser(work) {
  const { launch } = await import('puppeteer-core');
  const browser = await launch({
    executablePath: chromiumPath(),
    // One process for all pages: the slow processor is slow for a prerendered page, too.
    args: ['--no-sandbox', '--disable-gpu', '--renderer-process-limit=1'],
    ignoreDefaultArgs: ['--disable-back-forward-cache', '--disable-background-networking'],
    defaultViewport: SCREEN,
  });
  try {
    const [page] = await browser.pages();
    await page.emulateCPUThrottling(CPU);
    return await work(page, browser);
  } finally {
    await browser.close();
  }
}

/** From the press of the link to the first contentful paint of its page, in ms. */
async function click(line, { page, browser }, from, to, restMs) {
  await open(page, line.origin + from);
  const point = await rest(page, to);
  if (restMs === WAYS.tapped) {
    await page.mouse.down();
    await pause(restMs);
  } else {
    await pause(restMs);
    await page.mouse.down();
  }
  await page.mouse.up();
  const ms = point && (await fromPressToPaint(browser, line.origin + to));
  if (!ms) throw new Error(`The link from ${from} to ${to} was not pressed, or did not lead there.`);
  return ms;
}

/** Measured in the tab itself: a prerendered page is a different one from the page of the link. */
async function fromPressToPaint(browser, url) {
  const session = await (await tabAt(browser, url)).createCDPSession();
  for (let left = 100; left > 0; left -= 1) {
    const { result } = await session.send('Runtime.evaluate', { expression: PAINT, returnByValue: true });
    if (result.value) return result.value;
    await pause(100);
  }
  return null;
}

async function tabAt(browser, url) {
  for (let left = 100; left > 0; left -= 1) {
    const tab = browser.targets().find((one) => one.type() === 'page' && one.url() === url);
    if (tab) return tab;
    await pause(100);
  }
  throw new Error(`No tab came to ${url}: ${browser.targets().map((one) => one.url())}`);
}

async function open(page, url) {
  await page.goto(url, { waitUntil: 'networkidle0' });
  await page.evaluate(() => {
    addEventListener(
      'click',
      ({ timeStamp }) => {
        sessionStorage.pressed = performance.timeOrigin + timeStamp;
      },
      true,
    );
  });
}

/** Moves the pointer onto the first drawn link of the page; on narrow screens the menu is opened for it. */
async function rest(page, to) {
  const place = () =>
    page.evaluate((path) => {
      const drawn = [...document.querySelectorAll(`a[href="${path}"]:not([aria-haspopup],[aria-current])`)];
      const link = drawn.find((one) => one.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false }));
      if (!link) return null;
      link.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, height } = link.getBoundingClientRect();
      return { x: left + 8, y: top + height / 2 };
    }, to);
  await place();
  await pause(500);
  const point = await place();
  if (!point) throw new Error(`${page.url()} has no link to ${to}.`);
  await page.mouse.move(point.x, point.y, { steps: 3 });
  return point;
}

/** Bytes read and bytes prefetched in vain. */
async function visit(line) {
  line.answers.length = 0;
  const read = new Set(VISIT.map(([path]) => path));
  await inBrowser(async (page) => {
    for (const [path, hovered] of VISIT) {
      await open(page, line.origin + path);
      for (const to of hovered) {
        await rest(page, to);
        await pause(WAYS.rested);
      }
    }
  });
  const sum = (answers) => answers.reduce((bytes, answer) => bytes + answer.bytes, 0);
  const isWasted = ({ document, isAhead }) => isAhead && !read.has(document);
  const wasted = line.answers.filter(isWasted);
  return {
    read: sum(line.answers.filter((answer) => !isWasted(answer))),
    wasted: sum(wasted),
    documents: new Set(wasted.map(({ document }) => document)).size,
  };
}

function report(rows, { read, wasted, documents }) {
  const of = (way) => median(rows.map((row) => row[way]));
  const share = median(rows.map(({ rested, without }) => rested / without));
  const ms = (way) => `${Math.round(of(way))} ms`;
  const tables = [
    tableOf(
      ['click to first paint, median of 20 links', 'bar', 'measured'],
      [
        ['without prefetching', '-', ms('without')],
        ['the pointer rested on the link', `less than ${BARS.ms} ms`, ms('rested')],
        ['the same as a share of the click without', `at most ${BARS.share}`, share.toFixed(2)],
        ['a tap of 100 ms', '-', ms('tapped')],
      ],
    ),
    tableOf(
      ['three pages read, ten links hovered', 'bar', 'measured'],
      [
        ['bytes read', '-', kB(read)],
        [`bytes of ${documents} pages fetched or rendered in vain`, '-', kB(wasted)],
        ['in vain by read', `at most ${BARS.wasted}`, (wasted / read).toFixed(2)],
      ],
    ),
  ].join('\n\n');
  return { tables, isRight: documents > 0 && wasted / read <= BARS.wasted };
}
