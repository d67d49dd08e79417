// verify:faults -- clock [SECONDS]: the clock of site and backend jumps an hour and a day forward and back while
// visitors read and book, as after a suspension or a late time synchronisation. PostgreSQL, Redis and visitors keep
// their clocks.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startConfiguredUpstream } from '../../tests/support/configured-upstream.ts';
import { ask, book } from '../../tests/support/two-sites.ts';
import { rowOf } from './board.mjs';
import { manyHours } from './booking-load.mjs';
import { withStage } from './stage.mjs';
import { change, edit, PAGES, read, seconds, untilShown, visitFor } from './visits.mjs';
import { withWeakServer } from './weak-server.mjs';

const SECONDS = 10;
const HOUR_MS = 3_600_000;
/** One after the other; the last one restores the clock. */
const JUMPS = [
  ['an hour forward', HOUR_MS],
  ['back again', 0],
  ['a day forward', 24 * HOUR_MS],
  ['back again, and an hour more', -HOUR_MS],
];
const FRESH_MS = 5_000;
/** Pages are cached for half a minute, and served once more during their renewal. */
const UNAIDED_MS = 45_000;
const RECOVERY_MS = 10_000;
/** The burst of bookings that an address may send (lib/http), used up before each jump. */
const BURST = 40;

export async function clockRows(secondsEach = SECONDS) {
  const folder = mkdtempSync(path.join(tmpdir(), 'verify-clock-'));
  const file = path.join(folder, 'shift');
  const set = (ms) => writeFileSync(file, String(ms));
  set(0);
  const env = {
    SHIFTED_CLOCK: file,
    NODE_OPTIONS: `--require ${path.resolve('tools/verify/shifted-clock.cjs')}`,
  };
  const shown = { telefono: '960 000 000' };
  const between = (port) => startConfiguredUpstream(port, [{ paths: /^\/api\/centromedicos/, fields: shown }]);
  try {
    return await withStage({ env, backendEnv: env, between }, async ({ site }) => {
      for (const page of PAGES) await read(site.origin + page);
      const stage = { site, shown, set, secondsEach, hours: await manyHours(site) };
      const rows = [];
      for (const [name, shiftMs] of JUMPS) rows.push(await rowOfJump(stage, name, shiftMs));
      return rows;
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function rowOfJump(stage, name, shiftMs) {
  const seen = await visitAfter(stage, shiftMs);
  const weak = await withWeakServer(keepByClock(), async ({ origin }) => weakAfter(origin));
  return rowOf({
    what: `clock of site and backend: ${name}`,
    bar: 'pages 100 % served, booked within 10 s, also by a visitor over the limit, an edit shows within 5 s after a purge, within 45 s without',
    figure: `${seen.served} of ${seen.asked} served, slowest ${Math.round(seen.slowest)} ms; booked after ${seconds(seen.bookedMs)}, by the limited visitor after ${seconds(seen.limitedMs)}; an edit shows after ${seconds(seen.toldMs)} with a purge, ${seconds(seen.untoldMs)} without`,
    isRight:
      seen.served === seen.asked &&
      seen.bookedMs <= RECOVERY_MS &&
      seen.limitedMs <= RECOVERY_MS &&
      seen.toldMs <= FRESH_MS &&
      seen.untoldMs <= UNAIDED_MS,
    control: {
      figure: `kept by the clock, which is put back: ${weak.isFresh ? 'fresh' : 'old after its time was over'}`,
      isRight: weak.isFresh,
    },
  });
}

/**
 * One address uses up its limit, the clock jumps, visitors read, that address and another one book, and a telephone is
 * changed twice.
 */
async function visitAfter({ site, shown, set, secondsEach, hours }, shiftMs) {
  const limited = { 'x-forwarded-for': `198.51.100.${hours.length % 250}` };
  for (let sent = 0; sent < BURST; sent += 1) {
    const { status } = await ask(site, '/api/citas/solicitar', { headers: limited, body: { draft: {} } });
    if (status === 429) break;
  }
  set(shiftMs);
  await pause(200); // every thread has read the clock
  const jumpedAt = performance.now();
  const reading = visitFor(site.origin, secondsEach);
  const bookedMs = await booked(site, hours, { 'x-forwarded-for': `198.51.101.${hours.length % 250}` }, jumpedAt);
  const limitedMs = await booked(site, hours, limited, jumpedAt);
  const seen = await reading;
  const toldMs = await edit(site, shown);
  change(shown);
  const untoldMs = await untilShown(site.origin + PAGES[0], shown.telefono);
  return { ...seen, bookedMs, limitedMs, toldMs, untoldMs };
}

/** Time between the jump and the acknowledgement of a booking. */
async function booked(site, hours, headers, jumpedAt) {
  while (performance.now() - jumpedAt < RECOVERY_MS * 3) {
    const email = `p${hours.length}@example.test`;
    const draft = { email, emailConfirmation: email };
    const hour = hours[Math.floor(hours.length / 2)];
    const answer = await book(site, hour, crypto.randomUUID(), { draft, headers }).catch(() => ({ status: 0 }));
    if (answer.status !== 429) hours.splice(hours.indexOf(hour), 1);
    if (answer.status === 200) return performance.now() - jumpedAt;
    if (answer.status !== 429) process.stderr.write(`A booking was refused: ${answer.status} ${answer.text}\n`);
    await pause(300);
  }
  return Number.POSITIVE_INFINITY;
}

/** Caches a response for a tenth of a second by a clock that is put back an hour after the first one. */
function keepByClock() {
  let [shiftMs, endsAt, made] = [0, 0, 0];
  return (_request, response) => {
    if (Date.now() + shiftMs > endsAt) {
      made += 1;
      endsAt = Date.now() + shiftMs + 100;
    }
    shiftMs = -HOUR_MS;
    response.end(String(made));
  };
}

async function weakAfter(origin) {
  await read(origin);
  await pause(300);
  return { isFresh: (await read(origin)).text === '2' };
}
