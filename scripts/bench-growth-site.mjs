// A site and its embedded backend on a catalogue of any size, and what is measured of them.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { median } from './bench-load.mjs';
import { QUERIES } from './bench-search.mjs';

const PORTS = { site: 18840, backend: 18841 };
const SITE = `http://127.0.0.1:${PORTS.site}`;
const BACKEND = `http://127.0.0.1:${PORTS.backend}`;
const SECRET = 'only-for-this-measurement-0123456789';
const PAGES = { home: '/', clinic: '/clinicas/valencia-centro', doctors: '/medicos' };
const FIRST_RENDERS = 5;
const CACHED_READS = 200;
const SEARCH_ROUNDS = 4;

/** What is longer than this is not waited for: the largest catalogue takes minutes to write. */
const LIMITS_MS = { seed: 10 * 60_000, start: 2 * 60_000, page: 20_000, warm: 60_000, stop: 15_000 };

/** What every read of the catalogue is kept under (lib/api/tags.ts). */
const TAGS = [
  ...['centromedicos', 'especialidads', 'medicos', 'pruebas', 'productos', 'paginas', 'banners', 'equipamientos'],
  ...['bloques', 'etiquetas', 'media_objects', 'configuracions', 'posts'],
];

/** All measurements of a catalogue `times` as large as the demo; a value is null where the site fails. */
export async function measureCatalogue(times) {
  const folder = mkdtempSync(path.join(tmpdir(), 'growth-bench-'));
  const env = {
    ...process.env,
    ...{ NODE_ENV: 'production', LOG_LEVEL: 'error', DATA_DIR: folder, DATABASE_URL: '' },
    ...{ PORT: String(PORTS.site), HOST: '127.0.0.1', SITE_URL: SITE, API_URL: BACKEND },
    ...{ BACKEND_PORT: String(PORTS.backend), SESSION_SECRET: SECRET, REVALIDATE_SECRET: '' },
  };
  const children = [];
  // The framework writes pages of complaints about lists it does not keep: what fails is in the table.
  const start = (args, more, complaints = 'inherit') => {
    const child = spawn(process.execPath, args, { env: { ...env, ...more }, stdio: ['ignore', 'ignore', complaints] });
    children.push(child);
    return child;
  };
  const quit = () => process.exit(1);
  const abandon = () => {
    for (const child of children) child.kill('SIGKILL');
  };
  process.on('exit', abandon).on('SIGINT', quit).on('SIGTERM', quit);
  try {
    await ended(start(['dist/backend-cli.mjs', 'seed', '--scale', String(times)]), LIMITS_MS.seed);
    const backend = start(['dist/backend.mjs']);
    await untilAnswers(`${BACKEND}/health`, backend);
    const site = start(['scripts/start.mjs'], { REVALIDATE_SECRET: SECRET }, 'ignore');
    await untilAnswers(`${SITE}/salud/vivo`, site);
    return await measure(site, backend);
  } finally {
    for (const child of children.toReversed()) await stop(child);
    process.off('exit', abandon).off('SIGINT', quit).off('SIGTERM', quit);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(site, backend) {
  const result = {};
  const note = (name, bar, unit, value) => {
    result[name] = { value, unit, bar };
  };
  for (const [name, address] of Object.entries(PAGES)) {
    const html = await warm(address);
    note(`first render of the ${name} page`, 'linear', 'ms', html && (await firstRender(address)));
    note(`cached ${name} page`, 'cached', 'ms', html && (await cachedRender(address)));
    note(`HTML of the ${name} page`, 'same', 'kB', html && Buffer.byteLength(html) / 1000);
    note(`the same, gzip, ${name}`, 'none', 'kB', html && gzipSync(html).length / 1000);
  }
  const { addresses, ms } = (await sitemaps().catch(() => null)) ?? { addresses: null, ms: null };
  note('addresses in the sitemaps', 'none', '', addresses);
  note('all sitemaps, read anew', 'linear', 'ms', ms);
  note('search, p95', 'linear', 'ms', await searchP95().catch(() => null));
  note('memory of the site', 'linear', 'MB', residentMb(site));
  note('memory of the backend', 'linear', 'MB', residentMb(backend));
  return result;
}

/** The page once it can be made, null when it cannot: the backend reads its catalogue at the first call. */
async function warm(address) {
  for (const deadline = Date.now() + LIMITS_MS.warm; Date.now() < deadline; ) {
    const html = await text(SITE + address).catch(() => null);
    if (html !== null) return html;
    await pause(500);
  }
  return null;
}

/** The median of requests that find nothing kept; null when one of them fails. */
async function firstRender(address) {
  const times = [];
  for (let round = 0; round < FIRST_RENDERS; round += 1) {
    await expireAll();
    const startedAt = performance.now();
    if ((await text(SITE + address).catch(() => null)) === null) return null;
    times.push(performance.now() - startedAt);
  }
  return median(times);
}

async function cachedRender(address) {
  const times = [];
  for (let read = 0; read < CACHED_READS; read += 1) {
    const startedAt = performance.now();
    await text(SITE + address);
    times.push(performance.now() - startedAt);
  }
  return median(times);
}

/** Reads the index and all it names: how many addresses, and the time of all together. */
async function sitemaps() {
  await expireAll();
  const locations = (xml) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  const startedAt = performance.now();
  let addresses = 0;
  for (const file of locations(await text(`${SITE}/sitemap.xml`))) addresses += locations(await text(file)).length;
  return { addresses, ms: performance.now() - startedAt };
}

/** One visitor, each query with signs after it that make it a new one: the work of the search, not of its copies. */
async function searchP95() {
  const times = [];
  for (let round = 0; round < SEARCH_ROUNDS; round += 1) {
    for (const query of QUERIES) {
      const startedAt = performance.now();
      await text(`${BACKEND}/api/buscador`, JSON.stringify({ busqueda: query + '.'.repeat(round) }));
      if (round > 0) times.push(performance.now() - startedAt); // the first round warms the compiler
    }
  }
  times.sort((a, b) => a - b);
  return times[Math.floor(0.95 * (times.length - 1))];
}

async function expireAll() {
  const headers = { authorization: `Bearer ${SECRET}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ tags: TAGS });
  const answer = await fetch(`${SITE}/api/revalidate`, { method: 'POST', headers, body });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`The site did not expire its pages: ${answer.status}.`);
}

async function text(url, body) {
  const sent = body ? { method: 'POST', headers: { 'content-type': 'application/json' }, body } : {};
  const answer = await fetch(url, { ...sent, signal: AbortSignal.timeout(LIMITS_MS.page) });
  const read = await answer.text();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return read;
}

const residentMb = ({ pid }) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function untilAnswers(url, child) {
  for (const deadline = Date.now() + LIMITS_MS.start; Date.now() < deadline; await pause(100)) {
    if (child.exitCode !== null) throw new Error(`A program ended with code ${child.exitCode} before it answered.`);
    const answer = await fetch(url).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return;
  }
  throw new Error(`${url} did not answer in time.`);
}

/** Waits for a program to end well. Throws when it fails or takes too long. */
async function ended(child, limitMs) {
  const exit = new Promise((resolve) => child.once('exit', resolve));
  const timer = setTimeout(() => child.kill('SIGKILL'), limitMs);
  const code = await exit;
  clearTimeout(timer);
  if (code !== 0) throw new Error(`The catalogue could not be written: the command ended with ${code ?? 'a signal'}.`);
}

async function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), LIMITS_MS.stop);
  await exit;
  clearTimeout(timer);
}
