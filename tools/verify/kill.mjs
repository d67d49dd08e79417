// verify:faults -- kill [ROUNDS]: every process is killed with -9 in turn while visitors book: acknowledged bookings
// are in the database, once, and bookings are accepted again within ten seconds. Each is restarted as by its service
// (deploy/).
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres } from '../../backend/tests/support/postgres.ts';
import { startRedis } from '../../tests/support/redis.ts';
import { rendererOf, SECRET } from '../../tests/support/site.ts';
import { environment, siteEnvironment, untilAnswers, withPrograms } from '../bench/programs.mjs';
import { rowOf } from './board.mjs';
import { inDatabase, manyHours, startLoad } from './booking-load.mjs';
import { PORTS } from './stage.mjs';

const ROUNDS = 1;
const RESTART_MS = 500;
const REST_MS = 4_000;
const RECOVERY_MS = 10_000;

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
      isRight: ours.lost === 0 && ours.double === 0 && slowest <= RECOVERY_MS && ours.acknowledged > 0,
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
      const load = startLoad(stage.at, await manyHours(stage.at));
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
  const shared = { REDIS_URL: redis.url, TRUSTED_PROXY_HOPS: '1', LOG_LEVEL: 'silent' };
  const env = siteEnvironment(programs, { port: PORTS.site, origin, upstreamPort: PORTS.backend });
  const site = keepRunning(programs, ['dist/server.mjs'], { ...env, ...shared, SESSION_SECRET: SECRET });
  kept.push(site);
  await untilAnswers(`${origin}/salud/listo`, site.child());
  const kills = [
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
    ['renderer', () => process.kill(rendererOf(site.child().pid), 'SIGKILL')],
    ['site', () => site.child().kill('SIGKILL')],
  ];
  return { at: { origin }, databaseUrl, folder: programs.folder, kills };
}

/** Like a service with Restart=always. */
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

/** A server that acknowledges bookings held only in memory, killed once. */
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
