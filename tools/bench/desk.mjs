// npm run bench -- desk [COUNT]: the search for a booking among a hundred thousand at the desk, and the figures, in one
// process, without HTTP.
import { execFileSync } from 'node:child_process';
import { cell, tableOf } from './report.mjs';

const COUNT = 100_000;
/** Milliseconds. */
const BAR = 300;
const ROWS = {
  phone: 'found by telephone',
  email: 'found by e-mail',
  names: 'found by name and surnames',
  surname: 'found by one surname that a fifth of them have',
  reading: 'looking for bookings that cannot be found yet',
  week: 'the agenda of a day',
  figures: 'the figures of all clinics for 24 months',
};

export function benchDesk(count = COUNT) {
  const args = ['--import', 'tsx', 'backend/tests/support/measure-desk.ts', String(count)];
  const measured = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
  const rows = Object.entries(ROWS).map(([name, what]) => {
    const { middle, longest } = measured[name];
    return [what, `at most ${BAR} ms`, `${middle.toFixed(1)} ms`, cell(`${longest.toFixed(1)} ms`, longest > BAR)];
  });
  const isRight = Object.keys(ROWS).every((name) => measured[name].longest <= BAR);
  return { tables: tableOf([`${count} bookings`, 'bar', 'middle of 40', 'longest'], rows), isRight };
}
