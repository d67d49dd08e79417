// npm run bench -- search: the search time of 20 concurrent visitors, on the demo catalogue and on one a hundred
// times as large: of the site with its own index, and of the embedded backend alone. Over HTTP.
import { setTimeout as pause } from 'node:timers/promises';
import { buildBackendIfNeeded } from '../../scripts/sources.mjs';
import { cpuMs, percentile, searchOf, untilAtRest } from './measure.mjs';
import { environment, startBackend, startSite, untilEnded, withPrograms } from './programs.mjs';
import { tableOf } from './report.mjs';

const PORTS = { site: 18835, backend: 18834 };
const SITE = `http://127.0.0.1:${PORTS.site}`;
const BACKEND = `http://127.0.0.1:${PORTS.backend}`;
const USERS = 20;
const ROUNDS = 5;
const CATALOGUES = [
  { name: 'the demo catalogue, 78 doctors', scale: 1, barMs: 100 },
  { name: '100 times as large, 7,800 doctors', scale: 100, barMs: 150 },
];
/** By then the index of a large catalogue is built: its results contain more kinds than the backend's. */
const INDEX_MS = 180_000;

/** Typical input while it is typed, with typing errors and without accents. */
export const QUERIES = [
  ...['c', 'ca', 'card', 'cardio', 'cardiologia', 'Cardiología', 'cardiolojia', 'cardiologo valencia'],
  ...['res', 'reson', 'resonancia', 'resonansia', 'resonancia rodilla', 'rodila', 'RM', 'tac', 'ecografia'],
  ...['derma', 'dermatologia', 'dermatolgo', 'pediatra', 'ginecologia', 'traumatologo', 'truma', 'psicologo'],
  ...['garcia', 'garsia', 'dra ferrandis', 'Dr. Montagut', 'lucia segarra', 'lusia', 'amparo', 'xyzzy'],
  ...['valencia', 'valensia', 'castellon', 'hospitalet', 'barselona', 'gandia', 'madrid', 'calle colon'],
  ...['chequeo', 'cheqeo', 'analitica', 'análisis', 'genética', 'test genetico', 'bono', 'dolor de espalda', 'sueño'],
];

/** Measures both catalogues. */
export async function benchSearch() {
  await buildBackendIfNeeded();
  const rows = [];
  for (const { name, scale, barMs } of CATALOGUES) {
    const measured = await withPrograms('search', (programs) => measure(programs, scale));
    const bar = `p95 at most ${barMs} ms, 4 ms CPU`;
    rows.push([`${name}: the site, new search`, bar, ...measured.site.first]);
    rows.push([`${name}: the site, repeated search`, bar, ...measured.site.again]);
    rows.push([`${name}: the backend alone, new search`, '-', ...measured.backend.first]);
    rows.push([`${name}: the backend alone, repeated search`, '-', ...measured.backend.again]);
  }
  const head = ['catalogue', 'bar', 'p50 / p95', 'CPU per search of the site / of the backend'];
  return { tables: tableOf(head, rows), isRight: true };
}

async function measure(programs, scale) {
  const env = environment(programs.folder);
  await untilEnded(programs.start(['backend/dist/cli.mjs', 'seed', '--scale', String(scale)], env));
  const backend = await startBackend(programs, PORTS.backend);
  await visitor(BACKEND, 0, 2, true);
  const ofBackend = { origin: BACKEND, site: null, backend: backend.pid };
  const alone = { first: await crowd(ofBackend, true), again: await crowd(ofBackend, false) };
  const site = await startSite(programs, {
    ...{ port: PORTS.site, origin: SITE, upstreamPort: PORTS.backend, env: { TRUSTED_PROXY_HOPS: '1' } },
    errors: 'ignore',
  });
  await untilIndexed();
  await untilAtRest(site.pid); // After its index it still reads lists for its pages, which is not a cost of the search.
  await visitor(SITE, 0, 2, true);
  const ofSite = { origin: SITE, site: site.pid, backend: backend.pid };
  return { backend: alone, site: { first: await crowd(ofSite, true), again: await crowd(ofSite, false) } };
}

/** Waits until the site serves from its own index: the backend finds no pages. */
async function untilIndexed() {
  for (const deadline = Date.now() + INDEX_MS; Date.now() < deadline; await pause(500)) {
    const answer = await searchOf(SITE, 'contacto', visitorHeader()).catch(() => '{}');
    if (JSON.parse(answer).pages?.length > 0) return;
  }
  throw new Error('The site had no index of its own in time.');
}

/** All visitors at once, as two cells of the table; `site` and `backend` are process ids, or null. */
async function crowd({ origin, site, backend }, isNew) {
  const cpuOf = () => [site, backend].map((pid) => (pid === null ? null : cpuMs(pid)));
  const before = cpuOf();
  const visits = Array.from({ length: USERS }, (_, user) => visitor(origin, user, ROUNDS, isNew));
  const times = (await Promise.all(visits)).flat();
  const cpu = cpuOf().map((spent, index) =>
    spent === null ? '-' : ((spent - before[index]) / times.length).toFixed(2),
  );
  const at = (share) => percentile(times, share).toFixed(1);
  return [`${at(0.5)} / ${at(0.95)} ms`, `${cpu.join(' / ')} ms`];
}

/** The milliseconds of each search of one visitor, who starts at a different query than the others. */
async function visitor(origin, user, rounds, isNew) {
  const times = [];
  for (let index = 0; index < rounds * QUERIES.length; index += 1) {
    const text = `${QUERIES[(user * 7 + index * 3) % QUERIES.length]}${isNew ? nextSigns() : ''}`;
    const startedAt = performance.now();
    await searchOf(origin, text, visitorHeader());
    times.push(performance.now() - startedAt);
  }
  return times;
}

let visitors = 0;
/** Each search has a different visitor, so that the limit per visitor does not apply. */
function visitorHeader() {
  visitors += 1;
  return { 'x-forwarded-for': `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}` };
}

let asked = 0;
/** Meaningless characters that appear in this order only once. */
function nextSigns() {
  asked += 1;
  return ` ${asked.toString(4).replace(/\d/g, (digit) => '.,;!'[digit])}`;
}
