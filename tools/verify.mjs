// npm run verify:faults, npm run verify:security [-- NAME [NUMBER]]: the lines of docs/operations.md, Scoreboard,
// measured on the built site and written there. A line passes when its figure meets the limit and its control violates
// it.
import { register } from 'tsx/esm/api';
import { exitWithMessage, install, openProject } from '../scripts/project.mjs';
import { buildIfNeeded } from '../scripts/sources.mjs';
import { showRows, writeRows } from './verify/board.mjs';

/** Each returns its lines. The meaning of the number is described in its file. */
const BOARDS = {
  faults: {
    upstream: async (seconds) => (await import('./verify/upstream-faults.mjs')).upstreamRows(seconds),
    database: async (seconds) => (await import('./verify/database.mjs')).databaseRows(seconds),
    redis: async (seconds) => (await import('./verify/redis-faults.mjs')).redisRows(seconds),
    clock: async (seconds) => (await import('./verify/clock.mjs')).clockRows(seconds),
    kill: async (rounds) => (await import('./verify/kill.mjs')).killRows(rounds),
    disk: async () => (await import('./verify/disk.mjs')).diskRows(),
    mails: async (count) => (await import('./verify/mails.mjs')).mailRows(count),
    memory: async (minutes) => (await import('./verify/memory.mjs')).memoryRows(minutes),
  },
  security: {
    supply: async () => (await import('./verify/supply-chain.mjs')).supplyRows(),
    requests: async (count) => (await import('./verify/bad-requests.mjs')).requestRows(count),
    guesses: async (count) => (await import('./verify/guesses.mjs')).guessRows(count),
    passwords: async () => (await import('./verify/passwords.mjs')).passwordRows(),
    sessions: async () => (await import('./verify/sessions.mjs')).sessionRows(),
    scripts: async (count) => (await import('./verify/cross-site-scripts.mjs')).scriptRows(count),
    slow: async (count) => (await import('./verify/slow-clients.mjs')).slowRows(count),
    headers: async () => (await import('./verify/headers.mjs')).headerRows(),
  },
};

const [board = '', named, number] = process.argv.slice(2);
const measurements = BOARDS[board] ?? exitWithMessage(`Write one of ${Object.keys(BOARDS).join(', ')}.`);
if (named && !Object.hasOwn(measurements, named)) {
  exitWithMessage(`There is no line "${named}": write one of ${Object.keys(measurements).join(', ')}.`);
}

openProject();
await install();
await buildIfNeeded();
register();

let hasFailed = false;
for (const name of named ? [named] : Object.keys(measurements)) {
  const rows = await measurements[name](number === undefined ? undefined : Number(number));
  showRows(rows);
  writeRows(board, rows);
  if (rows.some(({ holds }) => !holds)) hasFailed = true;
}
process.exit(hasFailed ? 1 : 0);
