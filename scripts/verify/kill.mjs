// verify:faults -- kill [ROUNDS]: every process killed with -9 in turn while visitors book: what was acknowledged is in the
// database, once, and bookings are taken again within ten seconds. Each is started again as its service would.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { openStore } from '../../backend/store/open.ts';
import { startPostgres } from '../../backend/tests/support/postgres.ts';
import { startRedis } from '../../tests/support/redis.ts';
import { SECRET } from '../../tests/support/site.ts';
import { book, freeHours } from '../../tests/support/two-sites.ts';
import { environment, siteEnvironment, untilAnswers, withPrograms } from '../bench-programs.mjs';
import { rowOf } from './board.mjs';
import { PORTS } from './stage.mjs';

const ROUNDS = 1;
const WEEKS = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const VISITORS = 3;
const BETWEEN_MS = 350;
const RESTART_MS = 500;
const REST_MS = 4_000;
const BACK_MS = 10_000;
const PATIENCE_MS = 40_000;

export async function killRows(rounds = ROUNDS) {
  const ours = await killInTurn(rounds);
  const weak = await loseInMemory();
  const slowest = Math.max(...ours.back.map(({ ms }) => ms));
  const times = ours.back.map(({ name, ms }) => `${name} ${(ms / 1_000).toFixed(1)} s`);
  return [
    rowOf({
      what: 'kill -9 of every process in turn under booking load',
      bar: '0 acknowledged lost, 0 double, back within 10 s',
      figure: `${ours.lost} of ${ours.acknowledged} lost, ${ours.double} double; back after ${times.join(', ')}`,
      isRight: ours.lost === 0 && ours.double === 0 && slowest <= BACK_MS && ours.acknowledged > 0,
      control: { figure: `bookings in memory: ${weak.lost} of ${weak.acknowledged} lost`, isRight: weak.lost === 0 },
    }),
  ];
}

async function killInTurn(rounds) {
  const postgres = startPostgres({ isDurable: true });
  const redis = await startRedis(PORTS.redis);
  const kept = [];
  try {
    return await withPrograms('verify-kill', async (programs) => {
      const stage = await startStage(programs, { postgres, redis, kept });
      const hours = (await Promise.all(WEEKS.map((week) => freeHours(stage.at, week)))).flat();
      const load = startLoad(stage.at, hours);
      const back = [];
      for (const [name, kill] of Array.from({ length: rounds }, () => stage.kills).flat()) {
        await pause(REST_MS);
        const killedAt = Date.now();
        await kill();
        back.push({ name, ms: (await load.firstAfter(killedAt)) - killedAt });
      }
      const acknowledged = await load.stop();
      for (const one of kept) one.stop();
      return { back, acknowledged: acknowledged.length, ...(await inDatabase(stage, acknowledged)) };
    });
  } finally {
    for (const one of kept) one.stop();
    await redis.stop();
    postgres.stop();
  }
}

async function startStage(programs, { postgres, redis, kept }) {
  const databaseUrl = await postgres.createDatabase();
  const origin = `http://127.0.0.1:${PORTS.site}`;
  const place = { DATABASE_URL: databaseUrl, BACKEND_PORT: String(PORTS.backend), SITE_URL: origin };
  const own = { ...place, LOG_LEVEL: 'silent', HOLDS_WITHOUT_CODE: 'off' };
  const backend = keepRunning(programs, ['backend/dist/server.mjs'], { ...environment(programs.folder), ...own });
  kept.push(backend);
  await untilAnswers(`http://127.0.0.1:${PORTS.backend}/api/configuracions`, backend.child());
  const shared = { REDIS_URL: redis.url, TRUSTED_PROXY_HOPS: '1', LOG_LEVEL: 'silent', WEB_PROCESSES: '2' };
  const env = siteEnvironment(programs, { port: PORTS.site, origin, upstreamPort: PORTS.backend });
  const site = keepRunning(programs, ['scripts/start.mjs'], { ...env, ...shared, SESSION_SECRET: SECRET });
  kept.push(site);
  await untilAnswers(`${origin}/salud/listo`, site.child());
  const kills = [
    ['web process', () => process.kill(childrenOf(site.child().pid)[0], 'SIGKILL')],
    ['backend', () => backend.child().kill('SIGKILL')],
    [
      'Redis',
      () =>
        redis
          .kill()
          .then(() => pause(RESTART_MS))
          .then(redis.start),
    ],
    ['PostgreSQL', () => postgres.kill()],
    ['site', () => site.child().kill('SIGKILL')],
  ];
  return { at: { origin }, databaseUrl, folder: programs.folder, kills };
}

const childrenOf = (pid) => readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);

/** As a service with Restart=always. */
function keepRunning({ adopt }, args, env) {
  let isStopped = false;
  let child = null;
  const start = () => {
    child = adopt(spawn(process.execPath, args, { env, stdio: 'ignore' }));
    child.once('exit', () => isStopped || setTimeout(() => isStopped || start(), RESTART_MS));
  };
  start();
  return {
    child: () => child,
    stop: () => {
      isStopped = true;
    },
  };
}

/** Visitors who book one hour after the other, each with one key until it is answered. */
function startLoad(at, hours) {
  const acknowledged = [];
  let isOver = false;
  const visit = async (visitor) => {
    for (let count = 0; !isOver && hours.length > 0; count += 1) {
      const [key, hour, begunAt] = [randomUUID(), hours.shift(), Date.now()];
      const headers = { 'x-forwarded-for': `10.${visitor}.${count >> 8}.${count & 255}` };
      for (let isDone = false; !isDone && Date.now() - begunAt < PATIENCE_MS; ) {
        const email = `p${visitor}-${count}@example.test`;
        const draft = { email, emailConfirmation: email };
        const answer = await book(at, hour, key, { draft, headers }).catch(() => ({ status: 0 }));
        isDone = answer.status === 200 || (answer.status >= 400 && answer.status < 500 && answer.status !== 429);
        if (answer.status !== 200 && isDone)
          process.stderr.write(`A booking was refused: ${answer.status} ${answer.text}\n`);
        if (answer.status === 200) acknowledged.push({ key, begunAt, at: Date.now() });
        await pause(isDone ? BETWEEN_MS : 100);
      }
    }
  };
  const visits = Array.from({ length: VISITORS }, (_, visitor) => visit(visitor));
  return {
    /** When the first attempt that was acknowledged after a moment was. */
    firstAfter: async (moment) => {
      for (;;) {
        const first = acknowledged.find((one) => one.at > moment + 50 && one.begunAt > moment);
        if (first) return first.at;
        if (Date.now() - moment > PATIENCE_MS * 2) return Number.POSITIVE_INFINITY;
        await pause(20);
      }
    },
    stop: async () => {
      isOver = true;
      await Promise.all(visits);
      return acknowledged.map(({ key }) => key);
    },
  };
}

async function inDatabase({ folder, databaseUrl }, acknowledged) {
  const db = await openStore({ dataDir: folder, databaseUrl });
  const rows = await db.query('select idempotency_key as key, count(*)::int as n from booking group by 1');
  await db.close();
  const counts = new Map(rows.map(({ key, n }) => [key, n]));
  return {
    lost: acknowledged.filter((key) => !counts.has(key)).length,
    double: rows.filter(({ n }) => n > 1).length,
  };
}

/** A server that acknowledges what it has only noted, killed once. */
async function loseInMemory() {
  const program = `const kept = new Set(); require('node:http').createServer((q, a) => { if (q.method === 'POST') kept.add(q.url); a.end(String(kept.has(q.url))); }).listen(${PORTS.site})`;
  return await withPrograms('verify-kill-weak', async (programs) => {
    const kept = keepRunning(programs, ['-e', program], process.env);
    const origin = `http://127.0.0.1:${PORTS.site}`;
    await untilAnswers(origin, kept.child());
    const keys = Array.from({ length: 20 }, () => `${origin}/${randomUUID()}`);
    for (const key of keys) await fetch(key, { method: 'POST' });
    kept.child().kill('SIGKILL');
    await pause(RESTART_MS * 2);
    await untilAnswers(origin, kept.child());
    const answers = await Promise.all(keys.map(async (key) => (await fetch(key)).text()));
    kept.stop();
    return { acknowledged: keys.length, lost: answers.filter((text) => text !== 'true').length };
  });
}
