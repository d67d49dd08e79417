// npm run bench: the figures of docs/benchmarks.md, measured here and now and written there. Site and nginx answer the
// same bytes in turn, in one run; on a busy machine trust the ratios and the CPU, not the requests per second.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { measureLoad, median, startNginx } from './bench-load.mjs';
import { describePage, measureFirstRender, startCounter } from './bench-page.mjs';
import { writeReport } from './bench-report.mjs';
import { benchSearch } from './bench-search.mjs';
import { buildIfNeeded, enterProject, giveUp, install } from './project.mjs';

const PAGE = process.env.BENCH_PAGE ?? '/clinicas/valencia-centro';
const UNCACHED = process.env.BENCH_UNCACHED_PAGE ?? '/clinicas/valencia-campanar';
const PORTS = { site: 18830, backend: 18831, counter: 18832, nginx: 18833 };
const ROUNDS = 3;

enterProject();
await install();
const machine = `${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores, Node ${process.versions.node}`;
if (process.argv[2] === 'search') {
  await benchSearch(machine);
  process.exit(0);
}
if (process.argv[2] === 'memory') {
  const { benchMemory } = await import('./bench-memory.mjs');
  process.exit((await benchMemory(machine)) ? 0 : 1);
}
if (process.argv[2] === 'growth') {
  const { benchGrowth } = await import('./bench-growth.mjs');
  const most = process.argv[3];
  process.exit((await benchGrowth(machine, most === undefined ? undefined : Number(most))) ? 0 : 1);
}
if (process.argv[2] === 'booking') {
  const { benchBooking } = await import('./bench-booking.mjs');
  const keys = process.argv[3];
  process.exit((await benchBooking(keys === undefined ? undefined : Number(keys))) ? 0 : 1);
}
await buildIfNeeded();

const folder = mkdtempSync(path.join(tmpdir(), 'site-bench-'));
const children = [];
process.on('exit', () => {
  for (const child of children) child.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

const common = { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'warn', DATA_DIR: folder };
const backend = start(['dist/backend.mjs'], { ...common, BACKEND_PORT: String(PORTS.backend) });
await answers(`http://127.0.0.1:${PORTS.backend}/api/configuracions`);
const counter = await startCounter(PORTS.counter, PORTS.backend);
const site = start(['scripts/start.mjs'], {
  ...common,
  PORT: String(PORTS.site),
  HOST: '127.0.0.1',
  API_URL: `http://127.0.0.1:${PORTS.counter}`,
  SESSION_SECRET: 'only-for-this-measurement-0123456789',
});
const origin = `http://127.0.0.1:${PORTS.site}`;
await answers(`${origin}/salud/vivo`);

const firstRender = await measureFirstRender(origin, UNCACHED, counter);
const page = await describePage(origin, PAGE);
const atRest = residentMb();
const load = existsSync('/usr/bin/wrk') ? await compareWithNginx() : null;
if (!load) process.stdout.write('wrk is not installed: requests per second were left out.\n');

const memory = `${atRest} / ${residentMb()} MB`;
writeReport({ machine, page: { path: PAGE, ...page }, firstRender: { path: UNCACHED, ...firstRender }, load, memory });
process.exit(0);

/** Site and nginx in turn; medians of the rounds. */
async function compareWithNginx() {
  const { headers } = await fetch(`${origin}${PAGE}`);
  const nginx = existsSync('/usr/sbin/nginx') ? await startNginx(folder, PORTS.nginx, page.gzip, headers) : null;
  if (nginx) children.push(nginx.child);
  const rounds = { site: [], nginx: [] };
  await measureLoad(`${origin}${PAGE}`, site.pid, 2); // warms the compiler; not counted
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.site.push(await measureLoad(`${origin}${PAGE}`, site.pid));
    if (nginx) rounds.nginx.push(await measureLoad(`http://127.0.0.1:${PORTS.nginx}/page.html`, nginx.workerPid()));
  }
  const summary = (all) => ({
    perSecond: median(all.map((one) => one.perSecond)),
    p99: median(all.map((one) => one.p99)),
    cpuMs: median(all.map((one) => one.cpuMs)),
  });
  return { site: summary(rounds.site), nginx: nginx ? summary(rounds.nginx) : null };
}

/** Resident memory of both processes in MB. */
function residentMb() {
  const kilobytes = [site, backend].map(
    ({ pid }) => /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1],
  );
  return Math.round(kilobytes.reduce((sum, one) => sum + Number(one), 0) / 1024);
}

function start(args, env) {
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  children.push(child);
  return child;
}

async function answers(url) {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; ) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  giveUp(`${url} did not answer within a minute.`);
}
