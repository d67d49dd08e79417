// npm run bench -- pages: a cached page, from this site, from plain `next start` of the same build, from a bare Node
// server and from nginx with the same bytes, in turn; and the first render of an uncached page.
import { existsSync } from 'node:fs';
import { buildIfNeeded } from '../../scripts/sources.mjs';
import { withBrowser } from './browser.mjs';
import { measureFirstRender, startCounter } from './first-render.mjs';
import { measureLoad, startBareNode, startNginx } from './load.mjs';
import { median } from './measure.mjs';
import { CONTENT_PAGES, describePage } from './page.mjs';
import { LIMITS, pagesTables } from './pages-tables.mjs';
import { startPlainNext } from './plain-next.mjs';
import { expireAll, startBackend, startSite, withPrograms } from './programs.mjs';

const PAGE = process.env.BENCH_PAGE ?? CONTENT_PAGES.clinic;
const UNCACHED = process.env.BENCH_UNCACHED_PAGE ?? '/clinicas/valencia-campanar';
const PORTS = { site: 18830, backend: 18831, counter: 18832, nginx: 18833, bare: 18834, plain: 18835 };
const ORIGIN = `http://127.0.0.1:${PORTS.site}`;
const ROUNDS = 3;

/** `isRight` is false when a first render waits for too many calls; times are only marked. */
export async function benchPages() {
  await buildIfNeeded();
  const report = await withPrograms('pages', measure);
  const isRight = report.firstRender.roundTrips <= LIMITS.roundTrips;
  return { tables: pagesTables({ page: PAGE, uncached: UNCACHED, ...report }), isRight };
}

async function measure(programs) {
  await startBackend(programs, PORTS.backend);
  const counter = await startCounter(PORTS.counter, PORTS.backend);
  try {
    const site = await startSite(programs, { port: PORTS.site, origin: ORIGIN, upstreamPort: PORTS.counter });
    const firstRender = await measureFirstRender(ORIGIN, UNCACHED, { counter, expireAll: () => expireAll(ORIGIN) });

    const servers = { site: { url: ORIGIN + PAGE, pid: () => site.pid } };
    await weigh(servers);
    const plain = await startPlainNext(programs, { port: PORTS.plain, origin: ORIGIN, upstreamPort: PORTS.backend });
    servers.plain = { url: `http://localhost:${PORTS.plain}${PAGE}`, pid: () => plain.pid };
    await weigh(servers);
    const bare = await startBareNode(programs, PORTS.bare, servers.site.page);
    servers.bare = { url: `http://127.0.0.1:${PORTS.bare}/`, pid: () => bare.pid, page: servers.site.page };
    if (existsSync('/usr/sbin/nginx')) servers.nginx = await nginxWith(programs, servers.site.page);
    else process.stdout.write('nginx is not installed: its column was left out.\n');

    if (existsSync('/usr/bin/wrk')) await compare(Object.values(servers));
    else process.stdout.write('wrk is not installed: requests per second were left out.\n');
    return { servers, firstRender };
  } finally {
    counter.close();
  }
}

/** Adds the weight of the page to servers without it; without a browser the scripts are unknown. */
async function weigh(servers) {
  const add = async (browser) => {
    for (const server of Object.values(servers)) server.page ??= await describePage(server.url, browser);
    return true;
  };
  if (await withBrowser(add)) return;
  process.stdout.write('No Chromium is installed: the scripts were left out.\n');
  await add(null);
}

async function nginxWith({ folder, adopt }, { gzip, headers }) {
  const nginx = await startNginx(folder, PORTS.nginx, gzip, headers);
  adopt(nginx.child, 'SIGTERM'); // SIGKILL would leave its worker behind.
  return { url: `http://127.0.0.1:${PORTS.nginx}/page.html`, pid: nginx.workerPid };
}

/**
 * Adds the medians of the rounds to each server; the servers take turns in each round, so that other load affects all
 * of them.
 */
async function compare(servers) {
  for (const { url, pid } of servers) await measureLoad(url, pid(), 2); // warms the compiler; not counted
  const rounds = servers.map(() => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, { url, pid }] of servers.entries()) rounds[index].push(await measureLoad(url, pid()));
  }
  for (const [index, server] of servers.entries()) {
    const medianOf = (name) => median(rounds[index].map((one) => one[name]));
    const names = ['perSecond', 'p99', 'cpuMs', 'mainMs'];
    server.load = Object.fromEntries(names.map((name) => [name, medianOf(name)]));
  }
}
