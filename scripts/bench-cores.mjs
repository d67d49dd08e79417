// npm run bench -- cores: one process and two (WEB_PROCESSES), and nginx with its cache before one, on a cached page and on
// one that is rendered for each request. The load generator runs on the same cores.
import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { startCachingNginx } from './bench-load.mjs';
import { cpuMs, median, residentMb, textOf, textOnceReady } from './bench-measure.mjs';
import { CONTENT_PAGES } from './bench-page.mjs';
import { startBackend, startSite, withPrograms } from './bench-programs.mjs';
import { cell, tableOf, thousands } from './bench-report.mjs';
import { giveUp } from './project.mjs';
import { buildIfNeeded } from './sources.mjs';

const PORTS = { backend: 18861, one: 18862, two: 18863, nginx: 18864 };
const CACHED = CONTENT_PAGES.clinic;
/** Rendered for each visitor: a directory with a choice. */
const UNCACHED = '/medicos?nombre=mar';
const ROUNDS = 3;
const SECONDS = 4;
const BARS = { cached: 1.8, uncached: 1.6 };

/** Each request is another visitor's, so that all renderers are met. */
const VISITORS = `counter = 0
request = function()
  counter = counter + 1
  wrk.headers["X-Forwarded-For"] = "10.0." .. (math.floor(counter / 250) % 250) .. "." .. (counter % 250)
  return wrk.format()
end
`;

/** `isRight` is false when a server answers nothing; shares are marked only: on few cores the load generator decides. */
export async function benchCores() {
  if (!existsSync('/usr/bin/wrk')) giveUp('wrk is not installed: without load there is nothing to compare.');
  await buildIfNeeded();
  const measured = await withPrograms('cores', measure);
  const isRight = [...measured.cached, ...measured.uncached].every(({ perSecond }) => perSecond > 0);
  return { tables: coresTable(measured), isRight };
}

async function measure(programs) {
  await startBackend(programs, PORTS.backend);
  const start = async (port, processes) => {
    const origin = `http://127.0.0.1:${port}`;
    const env = { WEB_PROCESSES: String(processes), TRUSTED_PROXY_HOPS: '1' };
    const site = await startSite(programs, { port, origin, upstreamPort: PORTS.backend, env });
    await textOnceReady(`${origin}/salud/listo`);
    return { name: `${processes}`, origin, pids: () => [site.pid, ...childrenOf(site.pid)] };
  };
  const servers = [await start(PORTS.one, 1), await start(PORTS.two, 2)];
  if (existsSync('/usr/sbin/nginx')) {
    const nginx = await startCachingNginx(programs.folder, PORTS.nginx, PORTS.one);
    programs.adopt(nginx, 'SIGTERM');
    const [one] = servers;
    const pids = () => [...one.pids(), ...childrenOf(nginx.pid)];
    servers.push({ name: 'nginx before one', origin: `http://127.0.0.1:${PORTS.nginx}`, pids });
  }
  const script = path.join(programs.folder, 'visitors.lua');
  writeFileSync(script, VISITORS);
  const results = { cached: [], uncached: [] };
  for (const [kind, address, args] of [
    ['cached', CACHED, ['-c50']],
    ['uncached', UNCACHED, ['-c16', '-s', script]],
  ]) {
    for (const { origin } of servers) await textOf(origin + address);
    const rounds = servers.map(() => []);
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const [index, server] of servers.entries()) {
        const load = await loadOf(server, address, args);
        if (round > 0) rounds[index].push(load); // the first warms the compiler
      }
    }
    results[kind] = rounds.map((all) => ({
      perSecond: median(all.map((one) => one.perSecond)),
      cpuMs: median(all.map((one) => one.cpuMs)),
    }));
  }
  return {
    ...results,
    names: servers.map(({ name }) => name),
    memory: servers.map(({ pids }) => sum(pids().map(residentMb))),
  };
}

async function loadOf({ origin, pids }, address, args) {
  const spent = () => sum(pids().map(cpuMs));
  const before = spent();
  const all = ['-t1', ...args, `-d${SECONDS}s`, '--timeout', '10s', '-H', 'Accept-Encoding: gzip', origin + address];
  const { stdout } = await promisify(execFile)('wrk', all);
  if (/Non-2xx/.test(stdout)) process.stderr.write(stdout);
  const [, requests = '0'] = /(\d+) requests in/.exec(stdout) ?? [];
  const [, perSecond = '0'] = /Requests\/sec:\s+([\d.]+)/.exec(stdout) ?? [];
  return { perSecond: Number(perSecond), cpuMs: (spent() - before) / Number(requests) };
}

/** What of a core one process and several answer; in brackets the share of one process. */
export function coresTable({ names, memory, ...results }) {
  const rows = Object.entries(results).flatMap(([kind, loads]) => {
    const [first] = loads;
    const share = (name, load) => load[name] / first[name];
    const shown = (text, name, bar) =>
      loads.map((load, index) => {
        if (load.perSecond === 0) return cell('none in time', true);
        const value = share(name, load);
        return index === 0 ? text(load) : cell(`${text(load)} (${value.toFixed(2)})`, index === 1 && value < bar);
      });
    return [
      [
        `${kind}: requests per second`,
        `two at least ${BARS[kind]}`,
        ...shown((load) => thousands(load.perSecond), 'perSecond', BARS[kind]),
      ],
      [`${kind}: CPU per request`, '-', ...shown((load) => `${load.cpuMs.toFixed(3)} ms`, 'cpuMs', 0)],
    ];
  });
  rows.push(['memory of all of its processes', '-', ...memory.map((mb) => `${Math.round(mb)} MB`)]);
  const head = [
    `${availableParallelism()} cores, load generator included`,
    'bar',
    ...names.map((name) => `${name}${/^\d+$/.test(name) ? ' process(es)' : ''}`),
  ];
  return tableOf(head, rows);
}

const sum = (values) => values.reduce((total, value) => total + value, 0);

const childrenOf = (pid) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
