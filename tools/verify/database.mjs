// verify:faults -- database [SECONDS]: faults between backend and PostgreSQL, one after another, while visitors read
// and book. Each attempt to book is repeated with its key until it gets a response, like the form.
import { setTimeout as pause } from 'node:timers/promises';
import { startFaultyLine } from '../../backend/tests/support/faulty-line.ts';
import { connectOnce, startPostgres } from '../../backend/tests/support/postgres.ts';
import { rowOf } from './board.mjs';
import { inDatabase, manyHours, startLoad } from './booking-load.mjs';
import { withStage } from './stage.mjs';
import { PAGES, read, seconds, visitFor } from './visits.mjs';
import { withWeakServer } from './weak-server.mjs';

const SECONDS = 12;
const SLOW_MS = 40;
const RECOVERY_MS = 10_000;
const REST_MS = 2_000;
/** The time limit of a cached page. */
const PAGE_MS = 2_000;
const FAULTS = ['slow', 'hang', 'reset', 'half', 'away'];
const NAMES = {
  slow: `${SLOW_MS} ms delay each way`,
  hang: 'accepts connections and never responds',
  reset: 'connections reset',
  half: 'truncated responses',
  away: 'connections refused',
};

export async function databaseRows(secondsEach = SECONDS) {
  const postgres = startPostgres();
  try {
    const databaseUrl = await postgres.createDatabase();
    const folder = new URL(databaseUrl).searchParams.get('host');
    const line = await startFaultyLine({ path: `${folder}/.s.PGSQL.5432` });
    const { pathname, username } = new URL(databaseUrl);
    const through = `postgres://${username}@127.0.0.1:${line.port}${pathname}`;
    const backendEnv = { DATABASE_URL: through, LOG_LEVEL: 'silent' };
    try {
      return await withStage({ backendEnv }, ({ site, backend }) =>
        failInTurn({ site, line, through, secondsEach, folder: backend.folder, databaseUrl }),
      );
    } finally {
      await line.close();
    }
  } finally {
    postgres.stop();
  }
}

async function failInTurn(stage) {
  for (const page of PAGES) await read(stage.site.origin + page);
  const hours = await manyHours(stage.site);
  const rows = [];
  for (const fault of FAULTS)
    rows.push(rowOfFault(fault, await failFor(stage, fault, hours), await failWeak(stage, fault)));
  return rows;
}

const rowOfFault = (fault, seen, weak) =>
  rowOf({
    what: `database: ${NAMES[fault]}`,
    bar: `cached pages 100 % served within 2 s, 0 acknowledged lost, 0 double, booked within 10 s after it${fault === 'slow' ? ', and during it' : ''}`,
    figure: `${seen.served} of ${seen.asked} served, slowest ${Math.round(seen.slowest)} ms; ${seen.during} booked during it, ${seen.lost} of ${seen.acknowledged} lost, ${seen.double} double; booked ${seconds(seen.backMs)} after it`,
    isRight:
      seen.served === seen.asked &&
      seen.slowest <= PAGE_MS &&
      seen.acknowledged > 0 &&
      seen.lost === 0 &&
      seen.double === 0 &&
      seen.backMs <= RECOVERY_MS &&
      (fault !== 'slow' || seen.during > 0),
    control: {
      figure: `one connection, waited for ${SLOW_MS} ms: ${weak.during} of ${weak.asked} answered during it, ${weak.after} after it`,
      isRight: weak.after === weak.asked && weak.during === weak.asked,
    },
  });

async function failFor({ site, line, secondsEach, folder, databaseUrl }, fault, hours) {
  const load = startLoad(site, hours);
  await pause(REST_MS);
  await line.set(fault, SLOW_MS);
  const beganAt = Date.now();
  const seen = await visitFor(site.origin, secondsEach);
  const during = load.since(beganAt);
  await line.set('ok');
  const endedAt = Date.now();
  const backMs = (await load.firstAfter(endedAt, 'triedAt')) - endedAt;
  const acknowledged = await load.stop();
  const stored = await inDatabase({ folder, databaseUrl }, acknowledged);
  return { ...seen, during, backMs, acknowledged: acknowledged.length, ...stored };
}

/** A server with a single connection that never reconnects and has a short time limit. */
async function failWeak({ line, through }, fault) {
  const connection = await connectOnce(through, SLOW_MS);
  const answer = async (_request, response) => {
    response.writeHead((await connection.ask()) ? 200 : 503).end();
  };
  return withWeakServer(answer, async ({ origin }) => {
    const ask = async (count) => {
      let served = 0;
      for (let visit = 0; visit < count; visit += 1) if ((await read(origin)).status === 200) served += 1;
      return served;
    };
    await line.set(fault, SLOW_MS);
    const during = await ask(5);
    await line.set('ok');
    const after = await ask(5);
    connection.destroy();
    return { asked: 5, during, after };
  });
}
