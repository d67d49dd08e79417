// Site and embedded backend as `npm start` runs them, and what they hold while visitors come.
import { execFile, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { giveUp } from './project.mjs';

const PORTS = { site: 18850, backend: 18851 };
const SITE = `http://127.0.0.1:${PORTS.site}`;
const PAGE = '/clinicas/valencia-centro';
const REST_MS = 60_000;
const VISITORS = 4;
const CARDS = 200;
const LOAD_SECONDS = 10;
const SAMPLE_MS = 100;
const STOP_MS = 20_000;

/** Each moment with the resident memory of both in MB, and how the crawl went. */
export async function measureMemory() {
  if (!existsSync('/proc/self/status')) giveUp('Memory is read from /proc: this measurement needs Linux.');
  const folder = mkdtempSync(path.join(tmpdir(), 'memory-bench-'));
  const env = {
    ...process.env,
    ...{ NODE_ENV: 'production', LOG_LEVEL: 'error', DATA_DIR: folder, DATABASE_URL: '', API_URL: '' },
    ...{ PORT: String(PORTS.site), HOST: '127.0.0.1', SITE_URL: SITE, BACKEND_PORT: String(PORTS.backend) },
  };
  const site = spawn(process.execPath, ['scripts/start.mjs'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const abandon = () => {
    site.kill('SIGTERM'); // it ends its backend
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  const quit = () => process.exit(1);
  process.on('exit', abandon).on('SIGINT', quit).on('SIGTERM', quit);
  try {
    await untilAnswers(`${SITE}/salud/vivo`, site);
    return await measure(() => ({ site: residentMb(site.pid), backend: residentMb(backendOf(site.pid)) }));
  } finally {
    await stop(site);
    process.off('exit', abandon).off('SIGINT', quit).off('SIGTERM', quit);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function measure(resident) {
  const moments = {};
  await text(`${SITE}/`);
  await pause(REST_MS);
  moments.rest = resident();

  const addresses = await addressesOfSitemaps();
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

/** Does the work, and tells what both processes held at the moment they held most. */
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

/** Reads every address once, a few at a time. Answers how many failed and how long they took, in ms. */
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
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.floor(share * (times.length - 1))] ?? 0;
  return { failed, p50: at(0.5), p95: at(0.95), longest: at(1) };
}

async function addressesOfSitemaps() {
  const locations = (xml) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  const addresses = new Set();
  for (const file of locations(await patientText(`${SITE}/sitemap.xml`))) {
    for (const address of locations(await patientText(file))) addresses.add(address);
  }
  return [...addresses];
}

/** The pictures that these pages show to other sites. */
async function cardsOf(addresses) {
  const cards = new Set();
  for (const address of addresses) {
    const [, card] =
      /<meta property="og:image" content="([^"]+\/media\/tarjetas\/[^"]+)"/.exec(await text(address)) ?? [];
    if (card) cards.add(card);
  }
  return [...cards];
}

/** The catalogue is read for the first time here, which on a busy machine may take longer than the site waits. */
async function patientText(url) {
  for (let tries = 0; tries < 10; tries += 1) {
    const read = await text(url).catch(() => null);
    if (read !== null) return read;
    await pause(2_000);
  }
  return text(url);
}

async function text(url) {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.text();
}

const residentMb = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** The embedded backend is the only program the site's process runs. */
const backendOf = (pid) => Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0]);

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function untilAnswers(url, child) {
  for (const deadline = Date.now() + 120_000; Date.now() < deadline; await pause(100)) {
    if (child.exitCode !== null) throw new Error(`The site ended with code ${child.exitCode} before it answered.`);
    const answer = await fetch(url).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return;
  }
  throw new Error(`${url} did not answer in time.`);
}

async function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
  await exit;
  clearTimeout(timer);
}
