// Fills an empty database with the demo catalogue SCALE times and prints as JSON how long the editor waits: npm run bench -- editor.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStore } from '#open-store';
import { demoContent } from '#seed/demo';
import { scaleTables } from '#seed/scale';
import { seedWhenEmpty } from '#seed/write';
import { openStaffApp } from './staff-app';

const ROUNDS = 20;
const CATALOGUE = '/gestion/catalogo';

const scale = Number(process.argv[2]);
const folder = mkdtempSync(path.join(tmpdir(), 'measure-editor-'));
const content = demoContent();
const desk = await openStaffApp(
  {
    name: 'measured',
    open: async () => {
      const db = await openStore({ dataDir: folder, databaseUrl: process.env.DATABASE_URL });
      return { db, folder, close: () => db.close() };
    },
  },
  {},
  (db) => seedWhenEmpty(db, async () => ({ ...content, tables: scaleTables(content.tables, scale) })),
);
const editor = await desk.signedIn({ role: 'editor' });

/** The body of a call, which must succeed. */
async function call(method: string, address: string, body?: object): Promise<Record<string, unknown>> {
  const answer = await editor.call(method, `${CATALOGUE}${address}`, body);
  if (!answer.ok) throw new Error(`${answer.status} ${method} ${address}: ${await answer.text()}`);
  return (await answer.json()) as Record<string, unknown>;
}

/** The maximum and median of many runs in milliseconds. The first run is not counted: it compiles. */
async function timed(run: (round: number) => Promise<unknown>, rounds = ROUNDS) {
  await run(0);
  const times: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const startedAt = performance.now();
    await run(round);
    times.push(performance.now() - startedAt);
  }
  times.sort((one, other) => one - other);
  return { middle: times[Math.floor(rounds / 2)] ?? 0, longest: times.at(-1) ?? 0 };
}

/** A page of a list, which must have records. */
const list = (name: string, query: string) =>
  timed(async (round) => {
    const { 'hydra:member': members } = await call(
      'GET',
      `/${name}?itemsPerPage=25&${query.replace('ROUND', `${round + 1}`)}`,
    );
    if ((members as object[]).length === 0) throw new Error(`${name}?${query} is empty.`);
  });

/** Saves a name and reads it like the site; a page waits for both. */
const written = await timed(async (round) => {
  const nombre = { es: `Dermatología ${round}`, ca: `Dermatologia ${round}`, en: `Dermatology ${round}` };
  await call('PUT', '/especialidads/2', { nombre });
  const answer = await desk.app.request('/api/especialidads/2');
  const { nombre: shown } = (await answer.json()) as { nombre: string };
  if (shown !== nombre.es) throw new Error(`The catalogue still answers ${shown}.`);
}, 5);

const measured = {
  first: await list('medicos', 'page=ROUND'),
  last: await list('medicos', `page=${Math.floor((content.tables.medicos.length * scale) / 25)}`),
  named: await list('medicos', 'nombre=ferr&order[nombre]=asc'),
  ordered: await list('medicos', 'order[nombre]=desc&page=ROUND'),
  related: await list('medicos', 'especialidads[]=1'),
  texts: await list('pruebas', 'titulo1=a&order[titulo1]=asc'),
  written,
  review: await timed(() => call('GET', '/revision'), 5),
};
await desk.close();
rmSync(folder, { recursive: true });
process.stdout.write(JSON.stringify({ records: content.tables.medicos.length * scale, ...measured }));
