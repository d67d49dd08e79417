// npm run bench -- soak [MINUTES]: site and embedded backend under mixed load for half an hour, and whether their
// memory grows.
import { setTimeout as pause } from 'node:timers/promises';
import { buildIfNeeded } from '../../scripts/sources.mjs';
import { backendOf, median, readWhenReady, residentMb, searchOf, sitemapAddresses } from './measure.mjs';
import { startBoth } from './memory-site.mjs';
import { withPrograms } from './programs.mjs';
import { cell, tableOf } from './report.mjs';

const PORTS = { site: 18870, backend: 18871 };
const SITE = `http://127.0.0.1:${PORTS.site}`;
const VISITORS = 4;
/** Pause between two steps of a visitor: a load that leaves room for the machine's other work. */
const PAUSE_MS = 20;
const SAMPLE_MS = 1_000;
const MAX_GROWTH = 1.05;
/** Caches, compiled code and the heap size of the collector settle in the first third. */
const SETTLED = 1 / 3;
const WORDS = ['cardio', 'reso', 'valencia', 'ana', 'chequeo', 'anàlisi', 'heart', 'xyzzy'];

/** `isRight` is false when the final memory of both exceeds their memory after everything was read, or a page fails. */
export async function benchSoak(minutes = 30) {
  await buildIfNeeded();
  return soakTable(await withPrograms('soak', (programs) => measure(programs, minutes)));
}

async function measure(programs, minutes) {
  const site = await startBoth(programs, PORTS);
  await readWhenReady(`${SITE}/salud/listo`);
  const addresses = [...new Set(await sitemapAddresses(SITE, readWhenReady))];
  const backend = backendOf(site.pid);
  const samples = [];
  const seen = { requests: 0, failed: [] };
  const startedAt = Date.now();
  const endsAt = startedAt + minutes * 60_000;
  const sample = () =>
    samples.push({
      at: (Date.now() - startedAt) / (minutes * 60_000),
      site: residentMb(site.pid),
      backend: residentMb(backend),
    });
  const timer = setInterval(sample, SAMPLE_MS);
  try {
    await Promise.all(Array.from({ length: VISITORS }, (_, number) => visit(addresses, { number, endsAt, seen })));
  } finally {
    clearInterval(timer);
  }
  sample();
  return { minutes, samples, ...seen };
}

/** Pages in turn, and between them searches, junk addresses, filtered directories and clinics by distance. */
async function visit(addresses, { number, endsAt, seen }) {
  const others = [
    (step) => [`/no-existe-${number}-${step}`, 404],
    (step) => [`/medicos?nombre=${WORDS[step % WORDS.length]}`, 200],
    () => ['/api/clinicas', 200],
    () => ['/salud/listo', 200],
  ];
  for (let step = number * 101; Date.now() < endsAt; step += 1) {
    const isPage = step % 3 > 0;
    const [address, expected] = isPage ? [addresses[step % addresses.length], 200] : others[step % others.length](step);
    const answer = await fetch(new URL(address, SITE)).catch(() => null);
    await answer?.arrayBuffer();
    if (answer?.status !== expected) seen.failed.push(`${address} ${answer?.status ?? 'no answer'}`);
    seen.requests += 1;
    // One visitor may search thirty times a minute.
    if (step % 300 === 0)
      await searchOf(SITE, WORDS[step % WORDS.length]).catch((error) => seen.failed.push(error.message));
    await pause(PAUSE_MS);
  }
}

/**
 * The memory of both after the first third and in the last tenth, as medians: a single sample depends on the collector.
 */
export function soakTable({ minutes, samples, requests, failed }) {
  const of = (from, to) => {
    const some = samples.filter(({ at }) => at >= from && at <= to);
    return { site: median(some.map(({ site }) => site)), backend: median(some.map(({ backend }) => backend)) };
  };
  const [settled, end] = [of(SETTLED, SETTLED + 0.1), of(0.9, 2)];
  const total = ({ site, backend }) => site + backend;
  const growth = total(end) / total(settled);
  const isOver = growth > MAX_GROWTH;
  const shown = (held) => `${Math.round(total(held))} MB (${Math.round(held.site)} / ${Math.round(held.backend)})`;
  const peak = Math.max(...samples.map(total));
  const rows = [
    [`${requests} requests in ${minutes} minutes, failed`, '0', cell(`${failed.length}`, failed.length > 0)],
    ['held after a third (site / backend)', '-', shown(settled)],
    ['held at the end', `at most ${MAX_GROWTH} times that`, cell(`${shown(end)}, ${growth.toFixed(2)} times`, isOver)],
    ['most at any time', 'at most 900 MB', cell(`${Math.round(peak)} MB`, peak > 900)],
  ];
  for (const line of failed.slice(0, 20)) process.stdout.write(`${line}\n`);
  return { tables: tableOf(['what', 'bar', 'measured'], rows), isRight: !isOver && failed.length === 0 };
}
