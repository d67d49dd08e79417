// verify:faults -- disk: the disk with database, mails and pictures is full for a while. The site serves its cached
// content, logs the failure, damages nothing, and recovers without help. Needs root: the disk is a small tmpfs, mounted
// for this test.
import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { endChild } from '../../scripts/processes.mjs';
import { SECRET } from '../../tests/support/site.ts';
import { book, freeHours } from '../../tests/support/two-sites.ts';
import { environment, untilAnswers, untilDrawn, withPrograms } from '../bench/programs.mjs';
import { rowOf } from './board.mjs';
import { PORTS } from './stage.mjs';

const SIZE_MB = 400;
const ATTEMPTS = 40;
const PAGES = ['/', '/ca/clinicas', '/en/clinicas/valencia-centro', '/especialidades', '/contacto'];
const RECOVERY_MS = 45_000;

export async function diskRows() {
  if (process.getuid?.() !== 0) throw new Error('Only root may mount the small disk that this line fills.');
  const folder = mkdtempSync(path.join(tmpdir(), 'verify-disk-'));
  execFileSync('/usr/bin/mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m`, 'tmpfs', folder]);
  try {
    const ours = await withPrograms('verify-disk', (programs) => fillAndFree(programs, folder));
    return [
      rowOf({
        what: 'disk full (a separate tmpfs under DATA_DIR)',
        bar: 'clear log line, site serves its cache, nothing damaged, recovers without help',
        figure: `${ours.served} of ${ours.asked} pages served, ${ours.refused} of ${ATTEMPTS} bookings refused, log: ${ours.line || 'nothing'}; ${ours.lost} of ${ours.kept} acknowledged lost, bookings again after ${(ours.backMs / 1_000).toFixed(1)} s`,
        isRight:
          ours.served === ours.asked &&
          ours.refused > 0 &&
          ours.line !== '' &&
          ours.lost === 0 &&
          ours.backMs < RECOVERY_MS,
        control: { figure: `the same with room on the disk: ${ours.calm} refused`, isRight: ours.calm > 0 },
      }),
    ];
  } finally {
    execFileSync('/usr/bin/umount', ['-l', folder]);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function fillAndFree({ adopt }, disk) {
  const origin = `http://127.0.0.1:${PORTS.site}`;
  const data = path.join(disk, 'data');
  mkdirSync(data);
  const own = { PORT: String(PORTS.site), HOST: '127.0.0.1', SITE_URL: origin, BACKEND_PORT: String(PORTS.backend) };
  const more = { SESSION_SECRET: SECRET, TRUSTED_PROXY_HOPS: '1', LOG_LEVEL: 'warn', API_URL: '' };
  const env = { ...environment(data), ...own, ...more };
  const site = adopt(spawn(process.execPath, ['scripts/start.mjs'], { env, stdio: ['ignore', 'pipe', 'pipe'] }));
  let log = '';
  for (const stream of [site.stdout, site.stderr])
    stream.on('data', (part) => {
      log += part;
    });
  await untilAnswers(`${origin}/salud/listo`, site);
  await untilDrawn(path.join(data, 'media'));
  for (const page of PAGES) await fetch(origin + page);
  const hours = (await Promise.all([3, 4, 5, 6, 7, 8, 9, 10].map((week) => freeHours({ origin }, week)))).flat();
  const calm = await tryBookings(origin, hours, 5);

  const beganAt = log.length;
  const filler = fill(path.join(disk, 'filler'), disk);
  const full = await tryBookings(origin, hours, ATTEMPTS);
  const seen = { asked: 0, served: 0 };
  for (let visit = 0; visit < 60; visit += 1) {
    seen.asked += 1;
    const answer = await fetch(origin + PAGES[visit % PAGES.length]).catch(() => null);
    if (answer?.status === 200) seen.served += 1;
    await pause(100);
  }
  const line =
    /^.*(?:ENOSPC|no space left|disk full|could not (?:write|extend)).*$/im.exec(log.slice(beganAt))?.[0] ?? '';
  rmSync(filler);
  const freedAt = Date.now();
  let after = { acknowledged: [] };
  while (after.acknowledged.length === 0 && Date.now() - freedAt < RECOVERY_MS * 2) {
    after = await tryBookings(origin, hours, 1);
    await pause(200);
  }
  const backMs = Date.now() - freedAt;
  const kept = [...calm.acknowledged, ...full.acknowledged, ...after.acknowledged];
  const known = await Promise.all(kept.map((numcita) => isKnown(origin, numcita)));
  await endChild(site, (name) => site.kill(name), 20_000);
  return {
    ...seen,
    line: line.slice(0, 160).replaceAll('|', '/'),
    refused: full.refused,
    calm: calm.refused,
    kept: kept.length,
    lost: known.filter((isThere) => !isThere).length,
    backMs,
  };
}

/** Writes until the disk is full. */
function fill(file, disk) {
  const handle = openSync(file, 'w');
  try {
    for (let size = 1 << 20; size >= 512; size >>= 1) {
      const part = Buffer.alloc(size, 1);
      try {
        while (writeSync(handle, part) === size);
      } catch {
        // Full for this size: smaller parts may fit.
      }
    }
  } finally {
    closeSync(handle);
  }
  if (statfsSync(disk).bavail > 1) throw new Error('The disk is not full.');
  return file;
}

async function tryBookings(origin, hours, count) {
  const acknowledged = [];
  let refused = 0;
  for (let attempt = 0; attempt < count; attempt += 1) {
    const headers = { 'x-forwarded-for': `10.9.${hours.length >> 8}.${hours.length & 255}` };
    const email = `p${hours.length}@example.test`;
    const draft = { email, emailConfirmation: email };
    const answer = await book({ origin }, hours.pop(), randomUUID(), { draft, headers }).catch(() => ({ status: 0 }));
    if (answer.status !== 200) refused += 1;
    else acknowledged.push(new URL(JSON.parse(answer.text).paymentUrl, origin).searchParams.get('numcita'));
  }
  return { acknowledged, refused };
}

/** A held booking is reported as awaiting its payment, an unknown one is not found. */
async function isKnown(origin, numcita) {
  const headers = { 'x-forwarded-for': `10.8.${Math.floor(Math.random() * 250)}.1` };
  const answer = await fetch(`${origin}/api/citas/comprobar?numcita=${numcita}`, { headers });
  return /pending|pendiente|waiting|held/i.test(await answer.text());
}
