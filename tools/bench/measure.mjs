// Shared parts of the measurements: figures of processes and times, and texts read over HTTP.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const RESPONSE_TIMEOUT_MS = 20_000;
const READY_MS = 60_000;
const TICKS_PER_SECOND = Number(execFileSync('getconf', ['CLK_TCK']).toString());

export const median = (values) => percentile(values, 0.5);

/** The percentile of the values; 0 without values. */
export const percentile = (values, share) =>
  [...values].sort((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? 0;

/** The child processes of a process, with their ids and command lines. */
function childrenOf(pid) {
  const pids = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  return pids.map((id) => ({ pid: Number(id), command: readFileSync(`/proc/${id}/cmdline`, 'utf8') }));
}

/** The embedded backend of a site. */
export const backendOf = (pid) => childrenOf(pid).find(({ command }) => command.includes('backend/'))?.pid;

/** A process, and its renderer where it is a site. */
const withRenderer = (pid) => [
  pid,
  ...childrenOf(pid).flatMap((child) => (child.command.includes('backend/') ? [] : [child.pid])),
];

const sumOf = (pid, figure) => withRenderer(pid).reduce((sum, one) => sum + figure(one), 0);

/** User and system time of a process with its renderer, all threads. */
export const cpuMs = (pid) => sumOf(pid, (one) => timeOf(`/proc/${one}/stat`));

/** User and system time of its main thread, which serves the cached responses of this site. */
export const mainThreadMs = (pid) => timeOf(`/proc/${pid}/task/${pid}/stat`);

function timeOf(file) {
  const fields = readFileSync(file, 'utf8').split(') ')[1].split(' ');
  return ((Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND) * 1000;
}

/** Resident memory of a process in MB, with its renderer. */
export const residentMb = (pid) =>
  sumOf(pid, (one) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${one}/status`, 'utf8'))?.[1]) / 1024);

/** Processes at rest use less CPU time than this in a second. */
const REST = { ms: 60_000, cpuMs: 50 };

/** Waits until these processes are idle, at most a minute. */
export async function untilAtRest(...pids) {
  const used = () => pids.reduce((sum, pid) => sum + cpuMs(pid), 0);
  for (const deadline = Date.now() + REST.ms; Date.now() < deadline; ) {
    const before = used();
    await pause(1_000);
    if (used() - before < REST.cpuMs) return;
  }
}

/** The text of an address. Throws without a 2xx within 20 s. */
export async function textOf(url, init) {
  const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return text;
}

/**
 * The text of an address of a site that has just started and reads its catalogue for the first time: it may fail for a
 * minute.
 */
export async function readWhenReady(url) {
  for (const deadline = Date.now() + READY_MS; Date.now() < deadline; await pause(500)) {
    const text = await textOf(url).catch(() => null);
    if (text !== null) return text;
  }
  return textOf(url);
}

/** The response of a site or of the embedded backend to a search, as text. */
export const searchOf = (origin, busqueda, headers = {}) =>
  textOf(`${origin}/api/buscador`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ busqueda }),
  });

/** Every address in the sitemaps of a site. */
export async function sitemapAddresses(site, read = textOf) {
  const locations = (xml) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  const addresses = [];
  for (const file of locations(await read(`${site}/sitemap.xml`))) addresses.push(...locations(await read(file)));
  return addresses;
}
