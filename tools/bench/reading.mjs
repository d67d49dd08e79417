// npm run bench -- reading [RUNS]: the cost of a visit that only reads on a phone, and the response time of the first
// use of each control. Medians of 3 runs by default.
import { setTimeout as pause } from 'node:timers/promises';
import { exitWithMessage } from '../../scripts/project.mjs';
import { buildIfNeeded } from '../../scripts/sources.mjs';
import { chromiumPath } from './browser.mjs';
import { CONTROLS, firstUse } from './controls.mjs';
import { openLighthouse } from './lighthouse-run.mjs';
import { startBareNode } from './load.mjs';
import { median } from './measure.mjs';
import { CONTENT_PAGES, gzipped, LISTING_PAGES } from './page.mjs';
import { startBackend, startSite, withPrograms } from './programs.mjs';
import { cell, kB, tableOf } from './report.mjs';
import { openSlowLine } from './slow-line.mjs';

const PORTS = { site: 18843, backend: 18844, plain: 18845 };
const ORIGIN = `http://127.0.0.1:${PORTS.site}`;
const SCREEN = { width: 412, height: 823 };
const SLOWER = 6;
const CPU = { reading: 1, use: 4, lighthouse: 8 };
const PHONE = { latencyMs: 150, bitsPerSecond: 1_600_000 };
const BARS = { script: 12_000, blockingMs: 0, lighthouse: 100, answerMs: 1_500 };
const RUNS = 3;
const REST_MS = 1_500;

/** Text without style, picture or script: the minimum for any page of a browser on this machine. */
const PLAIN = {
  rawHeaders: ['Content-Type', 'text/html; charset=utf-8'],
  gzip: `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Text</title><h1>Text</h1>${'<p>A line of text.</p>'.repeat(20)}`,
};

const { home, speciality, clinic, doctors, article } = CONTENT_PAGES;
const PAGES = { home, speciality, clinic, doctors, shop: LISTING_PAGES.shop, article };

/** Null without Chromium. */
export async function benchReading(runs = RUNS) {
  if (!Number.isInteger(runs) || runs < 1 || runs > 25)
    exitWithMessage('Write "bench -- reading", or a number of runs from 1 to 25 after it.');
  if (!chromiumPath()) {
    process.stdout.write('No Chromium is installed: the reading visits were left out.\n');
    return null;
  }
  await buildIfNeeded();
  return withPrograms('reading', async (programs) => {
    await startBackend(programs, PORTS.backend);
    await startSite(programs, { port: PORTS.site, origin: ORIGIN, upstreamPort: PORTS.backend });
    for (const path of Object.values(PAGES)) await gzipped(ORIGIN + path); // cached before it is measured
    return readingTables(await visits(programs, runs), await firstUses(runs));
  });
}

/**
 * A row per page: bytes of executed and prefetched script, blocking in ms, Lighthouse's performance. `plain` is the
 * blocking of a page with only text, measured after each.
 */
async function visits(programs, runs) {
  const lighthouse = await openLighthouse(programs, { throttling: { cpuSlowdownMultiplier: CPU.lighthouse } });
  await startBareNode(programs, PORTS.plain, PLAIN);
  const plain = [];
  const rows = [];
  const test = async (url) => (await lighthouse(url)).figures.performance;
  for (const [name, path] of Object.entries(PAGES)) {
    const taken = [];
    for (let run = 0; run < runs; run += 1) {
      const visit = await inBrowser(ORIGIN, CPU.reading, (page) => read(page, path));
      taken.push({ ...visit, score: await test(ORIGIN + path) });
      plain.push(await test(`http://127.0.0.1:${PORTS.plain}/`));
    }
    const of = (figure) => median(taken.map((one) => one[figure]));
    rows.push({ name, path, script: of('script'), ahead: of('ahead'), blocking: of('blocking'), score: of('score') });
    process.stdout.write(`${JSON.stringify({ name, taken })}\n`);
  }
  return { rows, plain };
}

/** Loads a page, scrolls to its end, a screen at a time, and follows a link in its footer. */
async function read(page, path) {
  const bytes = { run: 0, ahead: 0 };
  page.on('requestfinished', async (request) => {
    if (!new URL(request.url()).pathname.endsWith('.js')) return;
    const isAhead = (await request.allHeaders())['sec-purpose'] !== undefined;
    bytes[isAhead ? 'ahead' : 'run'] += (await request.sizes()).responseBodySize;
  });
  const browser = page.context().browser();
  await browser.startTracing(page, { categories: TRACED });
  await page.goto(path, { waitUntil: 'networkidle' });
  const screens = await page.evaluate(() => Math.ceil(document.documentElement.scrollHeight / innerHeight));
  for (let screen = 1; screen < screens; screen += 1) {
    await page.mouse.wheel(0, SCREEN.height);
    await pause(100);
  }
  await pause(REST_MS);
  await page.evaluate((mark) => performance.mark(mark).name, MARK);
  const blocking = blockingOf(JSON.parse(String(await browser.stopTracing())).traceEvents, SLOWER);
  const { run: script, ahead } = bytes;
  await page.locator('footer a[href="/contacto"]').click({ noWaitAfter: true });
  await page.waitForURL('**/contacto');
  return { script, ahead, blocking };
}

const TRACED = ['toplevel', 'loading', 'blink.user_timing'];
const MARK = 'bench-reading';
const TASK = 'ThreadControllerImpl::RunTask';
const LONG_MS = 50;

/**
 * The blocking time of a page after its first contentful paint, in ms, on a processor slowed down by `times`: the part
 * of each task beyond 50 ms, computed from its CPU time, so that other load does not matter. `MARK` is set by the page.
 */
export function blockingOf(events, times) {
  const { pid, tid } = events.find(({ name }) => name === MARK) ?? {};
  const own = events.filter((event) => event.pid === pid && event.tid === tid);
  const painted = own.find(({ name }) => name === 'firstContentfulPaint');
  if (!painted) throw new Error('The page was not traced to its first paint.');
  return own
    .filter(({ name, ts, tdur }) => name === TASK && tdur && ts >= painted.ts)
    .reduce((sum, { tdur }) => sum + Math.max(0, (tdur / 1000) * times - LONG_MS), 0);
}

/**
 * A row per control: ms until its response, pressed as soon as the page has loaded without prefetches, and after a
 * rest.
 */
async function firstUses(runs) {
  const line = await openSlowLine(ORIGIN, PHONE);
  try {
    const rows = [];
    for (const control of CONTROLS) {
      const once = async (rests) =>
        inBrowser(line.origin, CPU.use, (page) => firstUse(page, control, rests ? REST_MS : 0));
      const [early, rested] = [[], []];
      for (let run = 0; run < runs; run += 1) {
        early.push(await once(false));
        rested.push(await once(true));
      }
      rows.push({ ...control, early: median(early), rested: median(rested) });
      process.stdout.write(`${JSON.stringify({ name: control.name, early, rested })}\n`);
    }
    return rows;
  } finally {
    line.close();
  }
}

async function inBrowser(baseURL, rate, work) {
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu'],
    ignoreDefaultArgs: ['--disable-background-networking'],
  });
  try {
    const page = await browser.newPage({ viewport: SCREEN, baseURL, hasTouch: true, isMobile: true });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    return await work(page);
  } finally {
    await browser.close();
  }
}

/** `isRight` considers only the bytes: the times depend on the machine. */
export function readingTables({ rows: pages, plain }, controls) {
  const ms = (value, bar) => cell(`${Math.round(value)} ms`, value > bar);
  const visits = tableOf(
    ['a page is read', 'script that runs', 'prefetched', `blocking, ${SLOWER} times slower`, 'Lighthouse at 8 times'],
    [
      ['bar', `at most ${kB(BARS.script)}`, '-', `${BARS.blockingMs} ms`, BARS.lighthouse],
      ...pages.map(({ name, path, script, ahead, blocking, score }) => [
        `${name}, ${path}`,
        cell(kB(script), script > BARS.script),
        kB(ahead),
        ms(blocking, BARS.blockingMs),
        cell(score, score < BARS.lighthouse),
      ]),
      [
        'a page of text alone, after each',
        '-',
        '-',
        '-',
        `${median(plain)} (${Math.min(...plain)} to ${Math.max(...plain)})`,
      ],
    ],
  );
  const uses = tableOf(
    ['first use of', 'on', 'pressed at once, nothing cached', 'pressed after a rest'],
    [
      ['bar', '-', `at most ${BARS.answerMs} ms`, `at most ${BARS.answerMs} ms`],
      ...controls.map(({ name, path, early, rested }) => [
        name,
        path,
        ms(early, BARS.answerMs),
        ms(rested, BARS.answerMs),
      ]),
    ],
  );
  return { tables: `${visits}\n\n${uses}`, isRight: pages.every(({ script }) => script > 0 && script <= BARS.script) };
}
