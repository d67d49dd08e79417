import type { IncomingMessage } from 'node:http';
import { json, Loopback } from '@clinic/contract/tests/support/loopback';
import type { Answer, Recording } from './recording';
import { deriveAnswer } from './replay-derived';
import { CLINICS, DOCTORS, PRODUCTS, SLUGGED, TESTS } from './spelled-records';
import { SAME_CATALOGUE } from './wire-flavours';

/** The flavour of docs/contract.md#flavours in which a list is served; the others as recorded. */
const FLAVOURS: Record<string, string> = {
  centromedicos: 'flags as 0 and 1',
  productos: 'plain arrays without @id (Accept json)',
  pruebas: 'keyed objects',
  medicos: 'relations embedded',
  especialidads: 'lists in pages of two',
  paginas: 'no prefix, nulls omitted (4.x)',
};

const flavours = new Map(SAME_CATALOGUE);

type Row = Record<string, unknown>;

/** A foreign API Platform and WordPress with the corpora of spellings. `posted` lists the forms that it has received. */
export async function startSpelledUpstream() {
  const upstream = await new Loopback().start();
  const posted: Row[] = [];
  const known = recordingsOf(upstream.origin);
  const rowAt = (iri: string): unknown => deriveAnswer('GET', iri, known).body;
  const answered = (path: string): Answer => {
    const answer = deriveAnswer('GET', path, known);
    const flavour = flavours.get(FLAVOURS[path.split(/[/?]/)[2] ?? ''] ?? '');
    return flavour ? flavour(answer, path, rowAt) : answer;
  };
  upstream.answer = (request, response) => {
    if (request.method === 'GET') {
      const { status, headers, body } = answered(request.url ?? '/');
      return json(response, status, body, headers['content-type']);
    }
    void bodyOf(request).then((body) => {
      posted.push(body);
      json(response, 200, { success: true });
    });
  };
  return { origin: upstream.origin, posted, stop: () => upstream.stop() };
}

async function bodyOf(request: IncomingMessage): Promise<Row> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString()) as Row;
}

/** A recording of each list, with all its records. */
function recordingsOf(blog: string): Map<string, Recording> {
  const slugged = (list: string): Row[] => SLUGGED.filter((one) => one.list === list).map(({ row }) => row);
  const rowsOf = (records: { row: Row }[]) => records.map(({ row }) => row);
  const lists: Record<string, Row[]> = {
    centromedicos: [...rowsOf(CLINICS), ...slugged('centromedicos').map((row) => ({ ...row, otro: false }))],
    productos: [...rowsOf(PRODUCTS), ...slugged('productos')],
    pruebas: [...rowsOf(TESTS), ...slugged('pruebas')],
    especialidads: slugged('especialidads').map((row) => ({ ...row, servicio: 'medicas', paraprofesional: false })),
    medicos: rowsOf(DOCTORS),
    paginas: slugged('paginas'),
    configuracions: [{ nombre: 'Configuración', blog }],
  };
  const recordings = Object.entries(lists).map(([list, rows]): [string, Recording] => {
    const members = rows.map((row, index) => ({ ...row, '@id': `/api/${list}/${index + 1}`, id: index + 1 }));
    return [list, recorded({ 'hydra:member': members })];
  });
  const posts = slugged('posts').map(({ nombre, urlseo }) => ({
    ...{ slug: urlseo, date: '2026-03-01T10:00:00', title: { rendered: nombre }, _embedded: {} },
    ...{ content: { rendered: '<p>Texto.</p>' }, excerpt: { rendered: '<p>Texto.</p>' } },
  }));
  return new Map([...recordings, ['/wp-json/wp/v2/posts?', recorded(posts)]]);
}

const recorded = (body: unknown): Recording => ({
  request: { method: 'GET', path: '' },
  status: 200,
  headers: {},
  body,
});
