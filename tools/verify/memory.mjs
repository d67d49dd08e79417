// verify:faults -- memory [MINUTES]: site and backend under mixed load, then at rest: both return to their earlier
// memory, within a tenth. Growth over half an hour is measured by `npm run bench -- soak`.
import { setTimeout as pause } from 'node:timers/promises';
import { backendOf, median, readWhenReady, residentMb, searchOf, sitemapAddresses } from '../bench/measure.mjs';
import { startBoth } from '../bench/memory-site.mjs';
import { untilAnswers, withPrograms } from '../bench/programs.mjs';
import { rowOf } from './board.mjs';
import { PORTS } from './stage.mjs';

const MINUTES = 2;
const VISITORS = 4;
const PAUSE_MS = 20;
const REST_MS = 30_000;
const MAX_GROWTH = 1.1;
const ORIGIN = `http://127.0.0.1:${PORTS.site}`;

export async function memoryRows(minutes = MINUTES) {
  const ours = await withPrograms('verify-memory', (programs) => measure(programs, minutes));
  const weak = await withPrograms('verify-memory-weak', measureLeak);
  const shown = ({ before, after }) => `${Math.round(before)} MB before, ${Math.round(after)} MB at rest after it`;
  const isRight = ({ before, after }) => after <= before * MAX_GROWTH;
  return [
    rowOf({
      what: `${minutes} minutes of mixed load, then rest`,
      bar: 'memory back to within 10 %',
      figure: `${shown(ours)}; ${ours.requests} requests, ${ours.failed} failed`,
      isRight: isRight(ours) && ours.failed === 0,
      control: { figure: `a server that keeps every request: ${shown(weak)}`, isRight: isRight(weak) },
    }),
  ];
}

async function measure(programs, minutes) {
  const site = await startBoth(programs, PORTS);
  await readWhenReady(`${ORIGIN}/salud/listo`);
  const addresses = [...new Set(await sitemapAddresses(ORIGIN, readWhenReady))];
  const seen = { requests: 0, failed: 0 };
  const held = () => heldBy(() => residentMb(site.pid) + residentMb(backendOf(site.pid)));
  const load = (until) =>
    Promise.all(Array.from({ length: VISITORS }, (_, visitor) => visit(addresses, visitor, { until, seen })));
  for (const address of addresses) await (await fetch(new URL(address, ORIGIN))).arrayBuffer(); // caches fill
  await load(Date.now() + (minutes * 60_000) / 2); // code is compiled
  await pause(REST_MS);
  const before = await held();
  await load(Date.now() + minutes * 60_000);
  await pause(REST_MS);
  return { before, after: await held(), ...seen };
}

async function visit(addresses, visitor, { until, seen }) {
  for (let step = visitor * 97; Date.now() < until; step += 1) {
    const [address, wanted] =
      step % 4 === 0 ? [`/no-existe-${visitor}-${step}`, 404] : [addresses[step % addresses.length], 200];
    const answer = await fetch(new URL(address, ORIGIN)).catch(() => null);
    await answer?.arrayBuffer();
    seen.requests += 1;
    if (answer?.status !== wanted) seen.failed += 1;
    if (step % 400 === 0) await searchOf(ORIGIN, 'cardio').catch(() => {});
    await pause(PAUSE_MS);
  }
}

/** The median of some moments: a single one depends on the collector. */
async function heldBy(read) {
  const samples = [];
  for (let count = 0; count < 10; count += 1) {
    samples.push(read());
    await pause(300);
  }
  return median(samples);
}

async function measureLeak({ start }) {
  const program = `const all = []; require('node:http').createServer((q, a) => { all.push(Buffer.alloc(500000, 1)); a.end('well'); }).listen(${PORTS.site})`;
  const child = start(['-e', program], process.env);
  await untilAnswers(ORIGIN, child);
  const before = await heldBy(() => residentMb(child.pid));
  for (let visits = 0; visits < 200; visits += 1) await (await fetch(ORIGIN)).text();
  return { before, after: await heldBy(() => residentMb(child.pid)) };
}
