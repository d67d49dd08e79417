import type { Querier } from '#store/db';
import type { Key } from './keys';
import { isSealedWith, keyIdsIn, open, seal } from './seal';
import { withSealed } from './values';

/** Sealed columns: text columns, and a JSON column with the fields that stay plain because SQL reads them. */
export type Sealed = { table: string; texts: string[]; json?: { column: string; plain: ReadonlySet<string> } };

/**
 * Fields of an appointment that SQL reads: speciality, doctor or diagnostic test, the kind of visit, the preferred day,
 * when to call, and the consent decisions. No other field may be readable without a key.
 */
export const PLAIN_OF_PATIENT: ReadonlySet<string> = new Set([
  ...['especialidad', 'medico', 'prueba', 'tipo', 'dia', 'horario', 'horariollamada', 'modalidad'],
  ...['terminos', 'consientenotificaciones', 'consentimientoversion', 'consentimientohash'],
]);

/** Fields of a mail that SQL reads: its booking. */
export const PLAIN_OF_MAIL: ReadonlySet<string> = new Set(['numcita', 'reference', 'about']);

export const SEALED: readonly Sealed[] = [
  { table: 'booking', texts: [], json: { column: 'patient', plain: PLAIN_OF_PATIENT } },
  { table: 'desk_note', texts: ['text'] },
  { table: 'desk_form_draft', texts: [], json: { column: 'body', plain: new Set() } },
  { table: 'contact_request', texts: ['name', 'email', 'phone', 'message', 'address'] },
  { table: 'contact_answer', texts: ['text'] },
  { table: 'product_request', texts: ['name', 'email', 'phone'] },
  { table: 'callback_request', texts: ['phone'] },
  { table: 'waiting_entry', texts: ['email'] },
  {
    table: 'rights_case',
    texts: ['name', 'surnames', 'document', 'email', 'phone', 'booking_reference', 'message'],
  },
  { table: 'professional', texts: ['name', 'phone', 'college_number'] },
  { table: 'professional_refusal', texts: ['reason'] },
  { table: 'staff', texts: ['name', 'totp_secret'] },
  { table: 'receipt', texts: [], json: { column: 'recipient', plain: new Set() } },
  {
    table: 'outbox',
    texts: ['recipient', 'reply_to', 'last_error'],
    json: { column: 'payload', plain: PLAIN_OF_MAIL },
  },
];

const BATCH = 200;

type StoredRow = Record<string, unknown> & { id: number };

/**
 * Seals plain values and values under older keys with the first key; returns the number of rows. `q` must read and
 * write stored values without opening them. A row is written only if it has not changed since it was read.
 */
export async function resealAll(q: Querier, keys: readonly Key[]): Promise<number> {
  let count = 0;
  for (const sealed of await sealedTables(q)) count += await resealTable(q, sealed, keys);
  return count;
}

/** Returns the sealed tables that exist: the migration that seals is older than some of them. */
async function sealedTables(q: Querier): Promise<readonly Sealed[]> {
  const rows = await q.query<{ name: string }>(
    `select table_name::text as name from information_schema.tables where table_schema = 'public'`,
  );
  return SEALED.filter(({ table }) => rows.some(({ name }) => name === table));
}

async function resealTable(q: Querier, { table, texts, json }: Sealed, keys: readonly Key[]): Promise<number> {
  const columns = [...texts, ...(json ? [json.column] : [])];
  let [count, last] = [0, 0];
  for (;;) {
    const rows = await q.query<StoredRow>(
      `select id, ${columns.join(', ')} from ${table} where id > $1 order by id limit ${BATCH}`,
      [last],
    );
    for (const row of rows) {
      const changed = columns.flatMap((column) => {
        const before = row[column];
        const plain = json?.column === column ? json.plain : null;
        const after = plain ? resealedJson(before, keys, plain) : resealedText(before, keys);
        return after === before ? [] : [{ column, before, after, type: plain ? 'jsonb' : 'text' }];
      });
      if (changed.length > 0) count += await write(q, table, row.id, changed);
    }
    const end = rows.at(-1);
    if (!end) return count;
    last = end.id;
  }
}

type Change = { column: string; before: unknown; after: unknown; type: string };

async function write(q: Querier, table: string, id: number, changes: Change[]): Promise<number> {
  const sets = changes.map(({ column, type }, at) => `${column} = $${2 * at + 2}::${type}`);
  const same = changes.map(({ column, type }, at) => `${column} = $${2 * at + 3}::${type}`);
  const values = changes.flatMap(({ before, after, type }) =>
    [after, before].map((value) => (type === 'jsonb' ? JSON.stringify(value) : value)),
  );
  const sql = `update ${table} set ${sets.join(', ')} where id = $1 and ${same.join(' and ')} returning id`;
  return (await q.query(sql, [id, ...values])).length;
}

function resealedText(stored: unknown, keys: readonly Key[]): unknown {
  const [current] = keys;
  if (typeof stored !== 'string' || stored === '' || !current || isSealedWith(current, stored)) return stored;
  const plain = open(keys, stored);
  return typeof plain === 'string' && (plain !== stored || keyIdsIn(stored).length === 0)
    ? seal(current, plain)
    : stored; // none of our keys opens it
}

function resealedJson(stored: unknown, keys: readonly Key[], plain: ReadonlySet<string>): unknown {
  const [current] = keys;
  if (!current || stored === null || typeof stored !== 'object') return stored;
  if (keyIdsIn(JSON.stringify(stored)).some((id) => !keys.some((key) => key.id === id))) return stored; // a lost key
  const needsIt = Object.entries(stored).some(([name, value]) => !plain.has(name) && !isWhollySealed(value, current));
  return needsIt ? withSealed(open(keys, stored), current, plain) : stored;
}

const isWhollySealed = (value: unknown, key: Key): boolean => {
  if (value === null || value === '') return true;
  if (typeof value === 'object') return Object.values(value).every((one) => isWhollySealed(one, key));
  return typeof value === 'string' && isSealedWith(key, value);
};

/** Returns the ids of the keys under which stored values are sealed. */
export async function keysInUse(q: Querier): Promise<Set<string>> {
  const ids = new Set<string>();
  for (const { table, texts, json } of await sealedTables(q)) {
    const columns = [...texts, ...(json ? [json.column] : [])];
    for (const column of columns) {
      const found = await q.query<{ id: string }>(
        `select distinct (regexp_matches(${column}::text, '~s1~([0-9a-f]{8})~', 'g'))[1] as id from ${table}`,
      );
      for (const { id } of found) ids.add(id);
    }
  }
  return ids;
}
