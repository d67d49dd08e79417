// A site and its embedded backend on a catalogue of any size, and their measurements.
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import {
  backendOf,
  median,
  percentile,
  readWhenReady,
  residentMb,
  searchOf,
  sitemapAddresses,
  textOf,
  untilAtRest,
} from './measure.mjs';
import { startBoth } from './memory-site.mjs';
import { environment, expireAll, REVALIDATE_SECRET, untilEnded, withPrograms } from './programs.mjs';
import { QUERIES } from './search.mjs';

const PORTS = { site: 18840, backend: 18841 };
const SITE = `http://127.0.0.1:${PORTS.site}`;
const BACKEND = `http://127.0.0.1:${PORTS.backend}`;
const PAGES = { home: '/', clinic: '/clinicas/valencia-centro', doctors: '/medicos' };
/** Pages with lists to choose from, and the requests of the appointment assistant. */
const FORMS = {
  ...{ shop: '/especial-online', appointment: '/pedir-cita', product: '/pedir-producto', contact: '/contacto' },
  ...{ registration: '/registro-profesional', assistant: '/api/citas/asistente?locale=es' },
};
const FIRST_RENDERS = 5;
const CACHED_READS = 1_000;
const SEARCH_ROUNDS = 4;
/** Calls for the hours of a list of doctors: a minute, in which the backend reads all hours again three times. */
const HOURS = { doctors: 24, calls: 600, everyMs: 100 };

/** All measurements of a catalogue `times` as large as the demo; a value is null where the site fails. */
export const measureCatalogue = (times) =>
  withPrograms('growth', async (programs) => {
    const { folder, start } = programs;
    await untilEnded(start(['backend/dist/cli.mjs', 'seed', '--scale', String(times)], environment(folder)));
    const site = await startBoth(programs, PORTS, {
      env: { REVALIDATE_SECRET },
      errors: 'ignore', // The framework complains about every list it does not cache; failures are in the table.
    });
    return measure({ site: site.pid, backend: backendOf(site.pid) });
  });

/** Each measurement runs separately: the reads after an expiry, including the index, end before the next one starts. */
async function measure(pids) {
  const rest = () => untilAtRest(pids.site, pids.backend);
  const result = {};
  const note = (name, bar, unit, value) => {
    result[name] = { value, unit, bar };
  };
  for (const [name, address] of Object.entries(PAGES)) {
    const html = await readWhenReady(SITE + address).catch(() => null);
    await rest();
    note(
      `first render of the ${name} page`,
      'linear',
      'ms',
      html && (await firstRender(address, rest).catch(() => null)),
    );
    note(`cached ${name} page`, 'cached', 'ms', html && (await cachedRender(address)));
    note(`HTML of the ${name} page`, 'same', 'kB', html && Buffer.byteLength(html) / 1000);
    note(`the same, gzip, ${name}`, 'none', 'kB', html && gzipSync(html).length / 1000);
  }
  for (const [name, address] of Object.entries(FORMS)) {
    const text = await readWhenReady(SITE + address).catch(() => null);
    note(`lists of the ${name}, gzip`, 'lists', 'kB', text && gzipSync(text).length / 1000);
  }
  const { addresses, ms } = (await sitemaps().catch(() => null)) ?? { addresses: null, ms: null };
  note('addresses in the sitemaps', 'none', '', addresses);
  note('all sitemaps, uncached', 'linear', 'ms', ms);
  await rest();
  note('search, p95', 'linear', 'ms', await searchP95().catch(() => null));
  await rest();
  note(`first hours of ${HOURS.doctors} doctors, p95`, 'quick', 'ms', await firstHoursP95().catch(() => null));
  const [ofSite, ofBackend] = [residentMb(pids.site), residentMb(pids.backend)];
  note('memory of the site', 'linear', 'MB', ofSite);
  note('memory of the backend', 'linear', 'MB', ofBackend);
  note('memory of both', 'memory', 'MB', ofSite + ofBackend);
  return result;
}

async function msOf(work) {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/** The median of uncached requests. */
async function firstRender(address, rest) {
  const times = [];
  for (let round = 0; round < FIRST_RENDERS; round += 1) {
    await expireAll(SITE);
    times.push(await msOf(() => textOf(SITE + address)));
    await rest();
  }
  return median(times);
}

/** The 10th percentile of many requests: other load on the machine only adds time. */
async function cachedRender(address) {
  const times = [];
  for (let read = 0; read < CACHED_READS; read += 1) times.push(await msOf(() => textOf(SITE + address)));
  return percentile(times, 0.1);
}

/** Reads the index and all sitemaps it lists: the number of addresses, and the total time. */
async function sitemaps() {
  await expireAll(SITE);
  let addresses = 0;
  const ms = await msOf(async () => {
    addresses = (await sitemapAddresses(SITE)).length;
  });
  return { addresses, ms };
}

/** One visitor, each query with a unique suffix: the search is measured, not its cache. */
async function searchP95() {
  const times = [];
  for (let round = 0; round < SEARCH_ROUNDS; round += 1) {
    for (const query of QUERIES) {
      const ms = await msOf(() => searchOf(BACKEND, query + '.'.repeat(round)));
      if (round > 0) times.push(ms); // The first round warms the compiler.
    }
  }
  return percentile(times, 0.95);
}

/** The first free hours of doctors who have some, from all parts of the catalogue. */
async function firstHoursP95() {
  const address = `${BACKEND}/api/citas/primerashoras?tipo=medico`;
  const ids = [...new Set(JSON.parse(await textOf(address)).horas.map(({ id }) => id))].sort((a, b) => a - b);
  const shown = Array.from(
    { length: HOURS.doctors },
    (_, index) => ids[Math.floor((index * ids.length) / HOURS.doctors)],
  );
  const times = [];
  for (let call = 0; call < HOURS.calls; call += 1) {
    times.push(await msOf(() => textOf(`${address}&id=${shown.join()}`)));
    await pause(HOURS.everyMs);
  }
  return percentile(times, 0.95);
}
