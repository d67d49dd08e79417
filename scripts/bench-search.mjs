// npm run bench -- search: how long the search takes for 20 visitors at once, on the demo catalogue and on one with
// 10,000 doctors. The embedded database, a process of its own, over HTTP.
import { cpuMs } from './bench-load.mjs';
import { environment, startBackend, untilEnded, withPrograms } from './bench-programs.mjs';
import { writeSection } from './bench-report.mjs';
import { bundleIfNeeded } from './project.mjs';

const PORT = 18834;
const USERS = 20;
const ROUNDS = 5;
const CATALOGUES = [
  { name: 'the demo catalogue, 78 doctors', scale: 1, barMs: 50 },
  { name: '129 times as large, 10,062 doctors', scale: 129, barMs: 150 },
];

/** What people type, as it grows in the field, with mistakes and without accents. */
export const QUERIES = [
  ...['c', 'ca', 'card', 'cardio', 'cardiologia', 'Cardiología', 'cardiolojia', 'cardiologo valencia'],
  ...['res', 'reson', 'resonancia', 'resonansia', 'resonancia rodilla', 'rodila', 'RM', 'tac', 'ecografia'],
  ...['derma', 'dermatologia', 'dermatolgo', 'pediatra', 'ginecologia', 'traumatologo', 'truma', 'psicologo'],
  ...['garcia', 'garsia', 'dra ferrandis', 'Dr. Montagut', 'lucia segarra', 'lusia', 'amparo', 'xyzzy'],
  ...['valencia', 'valensia', 'castellon', 'hospitalet', 'barselona', 'gandia', 'madrid', 'calle colon'],
  ...['chequeo', 'cheqeo', 'analitica', 'análisis', 'genética', 'test genetico', 'bono', 'dolor de espalda', 'sueño'],
];

/** Measures both catalogues and writes the section "Search" of docs/benchmarks.md. */
export async function benchSearch(machine) {
  await bundleIfNeeded();
  const rows = [];
  for (const { name, scale, barMs } of CATALOGUES) {
    const { first, again } = await withPrograms('search', (programs) => measure(programs, scale));
    rows.push(
      `| ${name}, never asked before | p95 at most ${barMs} ms | ${first} |`,
      `| ${name}, asked again | the same | ${again} |`,
    );
    process.stdout.write(`${rows.slice(-2).join('\n')}\n`);
  }
  writeSection(
    'search',
    `## Search

Measured ${new Date().toISOString().slice(0, 10)} by \`npm run bench -- search\` on ${machine}.

| catalogue | bar | p50 / p95 | CPU per search |
| --- | --- | --- | --- |
${rows.join('\n')}

How: ${USERS} visitors without pause, each ${ROUNDS} times ${QUERIES.length} different queries as people type them (beginnings, missing accents, typing
mistakes) in their own order, \`POST /api/buscador\` of the embedded backend; two rounds before do not count. Signs after
the words make a search one that was never asked. ${USERS} visitors without pause wait for one another: the times are about
${USERS} times the CPU on a free core, and longer on a shared machine; trust the CPU.
`,
  );
}

async function measure(programs, scale) {
  const env = environment(programs.folder);
  await untilEnded(programs.start(['dist/backend-cli.mjs', 'seed', '--scale', String(scale)], env));
  const backend = await startBackend(programs, PORT);
  await visitor(0, 2, true);
  return { first: await crowd(backend.pid, true), again: await crowd(backend.pid, false) };
}

/** All visitors at once, as two cells of the table. */
async function crowd(pid, isNew) {
  const cpuBefore = cpuMs(pid);
  const times = (await Promise.all(Array.from({ length: USERS }, (_, user) => visitor(user, ROUNDS, isNew)))).flat();
  const cpu = (cpuMs(pid) - cpuBefore) / times.length;
  times.sort((a, b) => a - b);
  const percentile = (share) => times[Math.floor(share * (times.length - 1))].toFixed(1);
  return `${percentile(0.5)} / ${percentile(0.95)} ms | ${cpu.toFixed(2)} ms`;
}

/** The milliseconds of each search of one visitor, who begins at another query than the others. */
async function visitor(user, rounds, isNew) {
  const times = [];
  for (let turn = 0; turn < rounds * QUERIES.length; turn += 1) {
    const startedAt = performance.now();
    await search(`${QUERIES[(user * 7 + turn * 3) % QUERIES.length]}${isNew ? nextSigns() : ''}`);
    times.push(performance.now() - startedAt);
  }
  return times;
}

let asked = 0;
/** Signs that say nothing and come in this order once only. */
function nextSigns() {
  asked += 1;
  return ` ${asked.toString(4).replace(/\d/g, (digit) => '.,;!'[digit])}`;
}

async function search(busqueda) {
  const answer = await fetch(`http://127.0.0.1:${PORT}/api/buscador`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ busqueda }),
  });
  if (!answer.ok) throw new Error(`The search for "${busqueda}" answered ${answer.status}.`);
  return await answer.json();
}
