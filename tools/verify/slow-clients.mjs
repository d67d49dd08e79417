// verify:security -- slow [COUNT]: clients that start and do not continue. They are disconnected, and visitors do not
// notice them.
import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from '../bench/measure.mjs';
import { rowOf } from './board.mjs';
import { PORTS, withStage } from './stage.mjs';
import { withWeakServer } from './weak-server.mjs';

const COUNT = 800;
const LIMIT_MS = 20_000;
/** Interval of the drip: one byte, or nothing. */
const DRIP_MS = 1_000;
const PAGE_EVERY_MS = 25;
const PAGES = ['/', '/ca/clinicas', '/en/clinicas/valencia-centro', '/especialidades', '/contacto'];
const MIN_PART = 0.95;
const SLOWEST_PAGE_MS = 200;

/** The initial bytes, and the dripped ones. */
const KINDS = [
  { name: 'head', first: 'GET / HTTP/1.1\r\nHost: localhost\r\nX-A: ', drip: 'a' },
  { name: 'silence', first: '', drip: '' },
  {
    name: 'body',
    first:
      'POST /api/buscador HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{',
    drip: ' ',
  },
  {
    name: 'chunked body',
    first:
      'POST /api/contactos/solicitar HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
    drip: '1\r\n \r\n',
  },
];

export async function slowRows(count = COUNT) {
  const ours = await withStage({}, async ({ site }) => {
    for (const page of PAGES) await (await fetch(site.origin + page)).text();
    return attack(PORTS.site, site.origin, count);
  });
  const weak = await withWeakServer(
    (request, response) => request.on('end', () => response.end('well')).resume(),
    ({ port, origin }) => attack(port, origin, Math.min(count, 80)),
  );
  return [
    rowOf({
      what: `${count} slow clients`,
      bar: '95 % let go in 20 s, page p99 under 200 ms',
      figure: shown(ours),
      isRight: ours.letGo >= MIN_PART && ours.p99 < SLOWEST_PAGE_MS,
      control: { figure: `a server without limits: ${shown(weak)}`, isRight: weak.letGo >= MIN_PART },
    }),
  ];
}

const shown = ({ letGo, p99 }) => `${(100 * letGo).toFixed(1)} % let go in 20 s, page p99 ${Math.round(p99)} ms`;

async function attack(port, origin, count) {
  const clients = Array.from({ length: count }, (_, index) => drip(port, KINDS[index % KINDS.length]));
  const times = [];
  const until = Date.now() + LIMIT_MS;
  for (let visit = 0; Date.now() < until; visit += 1) {
    const startedAt = performance.now();
    await (await fetch(origin + PAGES[visit % PAGES.length])).text();
    times.push(performance.now() - startedAt);
    await pause(PAGE_EVERY_MS);
  }
  const letGo = clients.filter((client) => client.isLetGo()).length / count;
  for (const client of clients) client.close();
  return { letGo, p99: percentile(times, 0.99) };
}

function drip(port, { first, drip: more }) {
  let isLetGo = false;
  const socket = net.connect(port, '127.0.0.1', () => socket.write(first));
  const timer = setInterval(() => more && socket.writable && socket.write(more), DRIP_MS);
  const end = () => {
    isLetGo = true;
    clearInterval(timer);
  };
  socket.on('error', end).on('close', end).resume();
  // A response that closes the connection counts as well: the rest is up to the client.
  socket.on('end', end);
  return {
    isLetGo: () => isLetGo,
    close: () => {
      clearInterval(timer);
      socket.destroy();
    },
  };
}
