// verify:faults -- redis [SECONDS]: faults between two sites and their Redis, one after another, while visitors read,
// book and try to log in. Afterwards an edit that one site was told of during the fault shows on the other.
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '@redis/client';
import { startFaultyLine } from '../../backend/tests/support/faulty-line.ts';
import { startConfiguredUpstream } from '../../tests/support/configured-upstream.ts';
import { startRedis } from '../../tests/support/redis.ts';
import { ask } from '../../tests/support/two-sites.ts';
import { TAGS } from '../bench/programs.mjs';
import { rowOf } from './board.mjs';
import { manyHours, startLoad } from './booking-load.mjs';
import { PORTS, withStage } from './stage.mjs';
import { CLINIC, change, PAGES, read, seconds, untilShown, visitFor } from './visits.mjs';
import { withWeakServer } from './weak-server.mjs';

const SECONDS = 10;
/** Longer than a minute, so that the log must report it a second time. */
const AWAY_SECONDS = 66;
/** Longer than the time limit of a command. */
const SLOW_MS = 400;
const RECOVERY_MS = 5_000;
const PAGE_MS = 2_000;
/** One site allows a quarter of the 40 login attempts of an address while Redis is away. */
const TRIES = 15;
const LOCAL_TRIES = 10;
/** Slowly: the number of free hours is limited. */
const LOAD = { visitors: 2, betweenMs: 4_000 };
const FAULTS = [
  ['slow', `${SLOW_MS} ms delay each way`],
  ['hang', 'accepts connections and never responds'],
  ['reset', 'connections reset'],
  ['half', 'truncated responses'],
  ['away', `away for ${AWAY_SECONDS} s and back, empty`],
];

export async function redisRows(secondsEach = SECONDS) {
  const redis = await startRedis(PORTS.redis);
  const line = await startFaultyLine({ host: '127.0.0.1', port: PORTS.redis });
  const shown = { telefono: '960 000 000' };
  const between = (port) => startConfiguredUpstream(port, [{ paths: /^\/api\/centromedicos/, fields: shown }]);
  const env = { REDIS_URL: `redis://127.0.0.1:${line.port}`, LOG_LEVEL: 'warn' };
  const log = { text: '' };
  const onLog = (text) => {
    log.text += text;
  };
  try {
    return await withStage({ env, between, onLog }, async ({ site, startOther }) => {
      const other = await startOther({ ...env, LOG_LEVEL: 'silent' });
      return failInTurn({ site, other, redis, line, shown, log, secondsEach });
    });
  } finally {
    await line.close();
    await redis.stop();
  }
}

async function failInTurn(stage) {
  for (const { origin } of [stage.site, stage.other]) for (const page of PAGES) await read(origin + page);
  const hours = await manyHours(stage.site);
  const rows = [];
  for (const [fault, name] of FAULTS) {
    const seen = await failFor(stage, fault, hours);
    rows.push(rowOfFault(name, seen, await failWeak(stage, fault)));
  }
  return rows;
}

const rowOfFault = (name, seen, weak) =>
  rowOf({
    what: `Redis: ${name}`,
    bar: `cached pages 100 % served within 2 s, bookings go on, at most ${LOCAL_TRIES} of ${TRIES} login attempts, a log line a minute, an edit made during it shows on the other site within 5 s, then all attempts`,
    figure: `${seen.served} of ${seen.asked} served, slowest ${Math.round(seen.slowest)} ms; ${seen.during} booked during it; ${seen.tries} of ${TRIES} login attempts, ${seen.later} after it; ${seen.lines} log lines in ${Math.round(seen.tookMs / 1_000)} s; on the other site after ${seconds(seen.backMs)}`,
    isRight:
      seen.served === seen.asked &&
      seen.slowest <= PAGE_MS &&
      seen.during > 0 &&
      seen.tries <= LOCAL_TRIES &&
      seen.later === TRIES &&
      seen.isSaid &&
      seen.backMs <= RECOVERY_MS,
    control: {
      figure: `a server that asks Redis first, without a limit: ${weak.served} of ${weak.asked} pages served within 2 s`,
      isRight: weak.served === weak.asked,
    },
  });

async function failFor({ site, other, redis, line, shown, log, secondsEach }, fault, hours) {
  const isAway = fault === 'away';
  const from = log.text.length;
  const saidBefore = countOf(log.text);
  const load = startLoad(site, hours, LOAD);
  await line.set(fault, SLOW_MS);
  if (isAway) await redis.kill();
  const beganAt = Date.now();
  const reading = visitFor(site.origin, isAway ? AWAY_SECONDS : secondsEach, PAGE_MS);
  await pause(secondsEach * 500);
  const tries = await logIns(site, `198.51.102.${FAULTS.findIndex(([name]) => name === fault)}`);
  change(shown);
  await site.revalidate(TAGS);
  const seen = await reading;
  const during = load.since(beganAt);
  await load.stop();
  const tookMs = Date.now() - beganAt;
  if (isAway) await redis.start();
  await line.set('ok');
  const backMs = await untilShown(other.origin + CLINIC, shown.telefono);
  await pause(Math.max(0, RECOVERY_MS - backMs));
  const later = await logIns(site, `198.51.103.${FAULTS.findIndex(([name]) => name === fault)}`);
  const lines = countOf(log.text.slice(from));
  // A fault may have been logged within the same minute before; the long one is logged more than once.
  const isSaid = lines <= 1 + tookMs / 60_000 && saidBefore + lines > 0 && (!isAway || lines > 0);
  return { ...seen, during, tookMs, tries, later, backMs, lines, isSaid };
}

const countOf = (text) => text.split('Redis does not answer').length - 1;

/** The number of wrong tries of one address that are let through, each for another account. */
async function logIns(site, address) {
  let through = 0;
  for (let index = 0; index < TRIES; index += 1) {
    const body = { username: `none-${address}-${index}@clinica.test`, password: 'no es esta' };
    const headers = { 'x-forwarded-for': address };
    if ((await ask(site, '/login_profesional_check', { body, headers })).status !== 429) through += 1;
  }
  return through;
}

/** A server that counts each visit in Redis before it responds, and fails when Redis does. */
async function failWeak({ line }, fault) {
  await line.set('ok');
  const client = createClient({
    url: `redis://127.0.0.1:${line.port}`,
    disableOfflineQueue: true,
    socket: { reconnectStrategy: false },
  });
  client.on('error', () => {});
  await client.connect();
  const answer = async (_request, response) => {
    const isCounted = await client.incr('visits').catch(() => null);
    if (isCounted !== null) await client.expire('visits', 60).catch(() => null);
    if (isCounted !== null) await client.get('visits').catch(() => null);
    response.writeHead(isCounted === null ? 503 : 200).end();
  };
  return withWeakServer(answer, async ({ origin }) => {
    await line.set(fault, SLOW_MS);
    let served = 0;
    for (let visit = 0; visit < 3; visit += 1) if ((await read(origin, PAGE_MS)).status === 200) served += 1;
    client.destroy();
    await line.set('ok');
    return { asked: 3, served };
  });
}
