// Site and embedded backend as `npm start` runs them, and their memory under visits.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { exitWithMessage } from '../../scripts/project.mjs';
import { backendOf, percentile, readWhenReady, residentMb, sitemapAddresses, textOf } from './measure.mjs';
import { environment, NPM_START, untilAnswers, withPrograms } from './programs.mjs';

const PORTS = { site: 18850, backend: 18851 };
const SITE = `http://127.0.0.1:${PORTS.site}`;
const PAGE = '/clinicas/valencia-centro';
const REST_MS = 60_000;
const VISITORS = 4;
const CARDS = 200;
const LOAD_SECONDS = 10;
const SAMPLE_MS = 100;

/** Each moment with the resident memory of site and backend in MB, and the result of the crawl. */
export async function measureMemory() {
  if (!existsSync('/proc/self/status')) exitWithMessage('Memory is read from /proc: this measurement needs Linux.');
  return withPrograms('memory', async (programs) => {
    const site = await startBoth(programs, PORTS);
    return measure(() => ({ site: residentMb(site.pid), backend: residentMb(backendOf(site.pid)) }));
  });
}

/** Site and embedded backend as `npm start` runs them, on the catalogue of the folder, or a new one of the demo. */
export async function startBoth({ folder, start }, ports, { env, errors } = {}) {
  const origin = `http://127.0.0.1:${ports.site}`;
  const addresses = { PORT: String(ports.site), HOST: '127.0.0.1', SITE_URL: origin, API_URL: '' };
  const settings = { ...environment(folder), ...addresses, BACKEND_PORT: String(ports.backend), ...env };
  const site = start(NPM_START, settings, { errors });
  await untilAnswers(`${origin}/salud/vivo`, site);
  return site;
}

async function measure(resident) {
  const moments = {};
  await textOf(`${SITE}/`);
  await pause(REST_MS);
  moments.rest = resident();

  const addresses = [...new Set(await sitemapAddresses(SITE, readWhenReady))];
  const crawled = await atMost(resident, () => visit(addresses));
  moments.crawl = crawled.peak;

  const cards = await cardsOf(addresses.slice(0, CARDS));
  const drawn = await atMost(resident, () => visit(cards));
  moments.cards = drawn.peak;

  if (existsSync('/usr/bin/wrk')) {
    const args = ['-t1', '-c50', `-d${LOAD_SECONDS}s`, '-H', 'Accept-Encoding: gzip', `${SITE}${PAGE}`];
    moments.load = (await atMost(resident, () => promisify(execFile)('wrk', args))).peak;
  }
  await pause(REST_MS);
  moments.after = resident();
  return { moments, crawl: { addresses: addresses.length, ...crawled.value }, cards: drawn.value };
}

/** Does the work; `peak` is their maximum memory together. */
async function atMost(resident, work) {
  let peak = resident();
  const timer = setInterval(() => {
    const now = resident();
    if (now.site + now.backend > peak.site + peak.backend) peak = now;
  }, SAMPLE_MS);
  try {
    return { value: await work(), peak };
  } finally {
    clearInterval(timer);
  }
}

/** Reads every address once, a few at a time. Returns the number of failures and the time in ms. */
async function visit(addresses) {
  const rest = [...addresses];
  const times = [];
  const failed = [];
  const visitor = async () => {
    for (let address = rest.shift(); address; address = rest.shift()) {
      const startedAt = performance.now();
      const answer = await fetch(address).catch(() => null);
      await answer?.arrayBuffer();
      times.push(performance.now() - startedAt);
      if (answer?.status !== 200) failed.push(`${address} ${answer?.status ?? 'no answer'}`);
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, visitor));
  return { failed, p50: percentile(times, 0.5), p95: percentile(times, 0.95), longest: percentile(times, 1) };
}

/** The pictures that these pages offer to other sites. */
async function cardsOf(addresses) {
  const cards = new Set();
  for (const address of addresses) {
    const [, card] =
      /<meta property="og:image" content="([^"]+\/media\/tarjetas\/[^"]+)"/.exec(await textOf(address)) ?? [];
    if (card) cards.add(card);
  }
  return [...cards];
}
