import { hasAnyTerms, hasTerms, indexBookings, searchTerms } from '#reception/blind-index';
import { SEALED } from '#sealing/reseal';
import type { Db, Querier } from '#store/db';
import {
  type Criteria,
  isNobody,
  isOthers,
  type Match,
  matchesOf,
  type NormalizedCriteria,
  normalizeCriteria,
} from './person';

export type Row = Record<string, unknown> & { id: number };

/**
 * A row about a person. `of` is the key of the record it belongs to, or null; `isOthers` marks a booking whose patient
 * is someone else.
 */
export type PersonRecord = {
  key: string;
  table: string;
  row: Row;
  matches: Match[];
  of: string | null;
  isOthers?: boolean;
};

/**
 * Tables with personal data: all tables with sealed columns, except the staff table. Tables added there are searched,
 * exported and erased automatically.
 */
export const PERSON_TABLES: readonly string[] = SEALED.map(({ table }) => table).filter((table) => table !== 'staff');

const BATCH = 500;
const INDEX_BATCH = 200;

const keyOf = (table: string, { id }: Row): string => `${table}:${id}`;

/**
 * Returns everything stored about a person, including dependent records. Bookings are found by their index; the other
 * tables are scanned in batches. Empty for criteria that identify nobody.
 */
export async function findPerson(db: Db, criteria: Criteria): Promise<PersonRecord[]> {
  const wanted = normalizeCriteria(criteria);
  if (isNobody(wanted)) return [];
  while ((await indexBookings(db, 'all')) === INDEX_BATCH); // indexes all bookings first, so that none is missed
  const found = new Map<string, PersonRecord>();
  const add = (table: string, row: Row, matches: Match[]) => {
    if (matches.length > 0) found.set(keyOf(table, row), { key: keyOf(table, row), table, row, matches, of: null });
  };
  for (const row of await bookingsOf(db, criteria, wanted)) {
    add('booking', row, matchesOf(wanted, row));
    const record = found.get(keyOf('booking', row));
    if (record) record.isOthers = isOthers(wanted, row.patient as Record<string, unknown>);
  }
  for (const table of PERSON_TABLES.filter((one) => one !== 'booking'))
    await eachRow(db, table, (row) => add(table, row, matchesOf(wanted, row)));
  await addBelongings(db, found, wanted);
  return [...found.values()];
}

/** Returns a case with everything that belongs to it. */
export async function recordsOfCase(db: Db, row: Row): Promise<PersonRecord[]> {
  const key = keyOf('rights_case', row);
  const found = new Map<string, PersonRecord>([[key, { key, table: 'rights_case', row, matches: [], of: null }]]);
  await addBelongings(db, found, normalizeCriteria({ name: '', email: '', phone: '', document: '' }));
  return [...found.values()];
}

async function bookingsOf(
  q: Querier,
  { name, email, phone, document }: Criteria,
  wanted: NormalizedCriteria,
): Promise<Row[]> {
  const one = [email, phone, document.replace(/\s/g, '')].flatMap((text) => searchTerms(text));
  const any = hasAnyTerms(one, 1);
  const all = hasTerms(wanted.name.length > 0 ? searchTerms(name) : [], 1 + any.params.length);
  const conditions = [...(one.length > 0 ? [any.sql] : []), ...(wanted.name.length > 0 ? [all.sql] : [])];
  if (conditions.length === 0) return [];
  return await rowsOf(q, 'booking', conditions.join(' or '), [...any.params, ...all.params]);
}

/** Returns complete rows of a table with their sealed values opened. */
export async function rowsOf(q: Querier, table: string, where: string, params: readonly unknown[]): Promise<Row[]> {
  const rows = await q.query<{ row: Row }>(`select to_jsonb(${table}) as row from ${table} where ${where}`, params);
  return rows.map(({ row }) => row);
}

async function eachRow(q: Querier, table: string, work: (row: Row) => void): Promise<void> {
  for (let last = 0; ; ) {
    const rows = await rowsOf(q, table, `id > $1 order by id limit ${BATCH}`, [last]);
    for (const row of rows) work(row);
    const end = rows.at(-1);
    if (!end) return;
    last = end.id;
  }
}

/**
 * Adds records that refer to a found one by number, reference or id: receipts, mails, notes, calls of a professional.
 */
async function addBelongings(q: Querier, found: Map<string, PersonRecord>, wanted: NormalizedCriteria): Promise<void> {
  const columns = await q.query<{ table: string; column: string }>(
    `select table_name::text as table, column_name::text as column from information_schema.columns
     where table_schema = 'public' and table_name = any($1) and (column_name = 'numcita' or column_name = any($2))`,
    [PERSON_TABLES, PERSON_TABLES.map((table) => `${table}_id`)],
  );
  const owners = [...found.values()];
  const links = [
    ...columns.map(({ table, column }) => ({ table, column, owned: byLink(owners, column) })),
    { table: 'outbox', column: `payload ->> 'reference'`, owned: byLink(owners, 'reference') },
    { table: 'outbox', column: `payload ->> 'numcita'`, owned: byLink(owners, 'numcita') },
  ];
  for (const { table, column, owned } of links) {
    if (owned.size === 0 || (table === 'booking' && column === 'numcita')) continue;
    const rows = await rowsOf(q, table, `(${column})::text = any($1::text[])`, [[...owned.keys()]]);
    for (const row of rows) {
      const key = keyOf(table, row);
      const link = column.startsWith('payload') ? (row.payload as Row)[column.split("'")[1] ?? ''] : row[column];
      found.set(key, { key, table, row, matches: matchesOf(wanted, row), of: owned.get(String(link)) ?? null });
    }
  }
}

/** Returns the keys of records by the value that others refer to in such a column. */
function byLink(owners: readonly PersonRecord[], column: string): Map<string, string> {
  const isOwner = ({ table, of }: PersonRecord) => of === null && table !== 'outbox' && table !== 'receipt';
  const entries = owners.filter(isOwner).flatMap(({ key, table, row }): [string, string][] => {
    if (column === 'numcita' || column === 'reference')
      return typeof row[column] === 'string' ? [[row[column], key]] : [];
    return column === `${table}_id` ? [[String(row.id), key]] : [];
  });
  return new Map(entries);
}
