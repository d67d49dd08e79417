import { readdir, readFile, unlink } from 'node:fs/promises';
import path from 'node:path';
import { audit } from '#audit';
import { knownEmailSubject } from '#bookings/email-check';
import { DeskRefusal } from '#desk-refusal';
import type { Periods } from '#retention/periods';
import type { KeyRing } from '#sealing/keys';
import type { Querier } from '#store/db';
import { type Blocked, block } from './blocked';
import { findCase, findCheckedCase, mailPerson, type RightsCase, type RightsDesk } from './cases';
import type { Criteria } from './person';
import { type Planned, planErasure } from './plan';
import { findPerson, PERSON_TABLES, type PersonRecord, type Row, recordsOfCase, rowsOf } from './records';

export type ErasingDesk = RightsDesk & {
  now: Date;
  periods: Periods;
  blockedKeys: KeyRing;
  /** Folder for mails written as files; null when a mail server sends them. */
  mailFolder: string | null;
};

/**
 * Returns the case with the records found for its person and the effect of an erasure on each. Throws a DeskRefusal
 * when there is no such case.
 */
export async function findForCase(
  desk: ErasingDesk,
  typed: string,
  criteria: Criteria,
): Promise<{ own: string; records: Planned[] }> {
  const { db, actor, periods, now } = desk;
  const { id } = await db.tx(async (tx) => {
    const found = await findCase(tx, typed);
    await audit(tx, { actor, action: 'find', reference: found.reference });
    return found;
  });
  const [row] = await rowsOf(db, 'rights_case', 'id = $1', [id]);
  if (!row) throw changed();
  const all = [...(await findPerson(db, criteria)), ...(await recordsOfCase(db, row))];
  const records = [...new Map(all.map((one) => [one.key, one])).values()];
  return { own: `rights_case:${id}`, records: await planErasure(db, records, { periods, now, caseId: id }) };
}

/**
 * Erases the chosen records of a person with everything that belongs to them in one transaction, and closes the case:
 * records that the law protects are blocked, the person is notified. Returns the blocked records. Throws a DeskRefusal, nothing
 * changed: unknown, closedCase, identityUnchecked, waiting (something is pending), changed (a record is not as shown).
 */
export async function erasePerson(
  desk: ErasingDesk,
  typed: string,
  criteria: Criteria,
  chosen: readonly string[],
): Promise<Blocked[]> {
  const { own, records } = await findForCase(desk, typed, criteria);
  const keys = new Set([...chosen, own]);
  const picked = records.filter(({ key, of }) => keys.has(key) || (of !== null && keys.has(of)));
  const surely = records.filter((one) => !one.isOthers && one.matches.some((match) => match !== 'name'));
  if (chosen.some((key) => !records.some((one) => one.key === key))) throw changed();
  const erased = await desk.db.tx(async (tx) => {
    const found = await findCheckedCase(tx, typed);
    const options = { periods: desk.periods, now: desk.now, caseId: found.id };
    const planned = await planErasure(tx, await reread(tx, picked), options);
    if ([...surely, ...planned].some(({ plan }) => plan.fate === 'wait'))
      throw new DeskRefusal('waiting', 'A record of this person has a pending action, which must be done first.');
    const confirmationId = await writeAndClose(tx, desk, found, planned);
    const stored = await carryOut(tx, desk, planned);
    await forgetEmails(tx, [criteria.email, found.email]);
    const details = { erased: planned.length - stored.length, blocked: stored.length };
    await audit(tx, { actor: desk.actor, action: 'erase', reference: found.reference, details });
    const mails = planned.flatMap(({ table, row }) => (table === 'outbox' ? [row.id] : []));
    return { stored, mails, confirmationId, emails: [criteria.email, found.email] };
  });
  if (desk.mailFolder !== null) await deleteMailFiles(desk.mailFolder, erased);
  return erased.stored;
}

const changed = () => new DeskRefusal('changed', 'The stored data of this person has changed since it was shown.');

/** Reads the records again and locks them; deleted ones are left out. */
async function reread(tx: Querier, records: readonly PersonRecord[]): Promise<PersonRecord[]> {
  const rows = new Map<string, Row>();
  for (const table of PERSON_TABLES) {
    const ids = records.flatMap((one) => (one.table === table ? [one.row.id] : []));
    if (ids.length === 0) continue;
    for (const row of await rowsOf(tx, table, 'id = any($1) for update', [ids])) rows.set(`${table}:${row.id}`, row);
  }
  return records.flatMap((one) => {
    const row = rows.get(one.key);
    return row ? [{ ...one, row }] : [];
  });
}

/**
 * Queues the mail to the person, closes the case and returns the id of the mail; must run before the case is emptied.
 */
async function writeAndClose(
  tx: Querier,
  desk: ErasingDesk,
  found: RightsCase,
  planned: readonly Planned[],
): Promise<number> {
  const stored = planned.flatMap((one) => blockedOf(one) ?? []);
  const confirmationId = await mailPerson(tx, desk, found, { about: 'erased', stored });
  await tx.query(
    `update rights_case set status = 'done', closed_at = $2, owner_id = coalesce(owner_id, $3) where id = $1`,
    [found.id, desk.now.toISOString(), desk.staffId],
  );
  return confirmationId;
}

function blockedOf({ table, row, plan }: Planned): Blocked | null {
  if (plan.fate !== 'block') return null;
  const kind = table as Blocked['kind'];
  return { kind, number: String(kind === 'receipt' ? row.number : row.reference), until: plan.until };
}

async function carryOut(tx: Querier, desk: ErasingDesk, planned: readonly Planned[]): Promise<Blocked[]> {
  const stored: Blocked[] = [];
  for (const one of planned) {
    const blocked = blockedOf(one);
    if (!blocked) continue;
    stored.push(blocked);
    const notes = planned.filter(({ of, table }) => of === one.key && table === 'desk_note').map(({ row }) => row);
    await block(tx, desk.blockedKeys, blocked, { [one.table]: one.row, ...(notes.length > 0 && { notes }) });
  }
  const idsOf = (table: string) => planned.flatMap((one) => (one.table === table ? [one.row.id] : []));
  await tx.query(
    `update receipt set recipient = '{"name": "", "document": null, "isPassport": null, "address": []}' where id = any($1)`,
    [idsOf('receipt')],
  );
  await tx.query(
    `update rights_case set name = '', surnames = '', document = '', email = '', phone = null, booking_reference = null,
       message = null, idempotency_key = null, request_hash = repeat('0', 64) where id = any($1)`,
    [idsOf('rights_case')],
  );
  const numbers = planned.flatMap(({ table, row }) => (table === 'booking' ? [row.numcita] : []));
  await tx.query('update payment set refund_reference = null where numcita = any($1)', [numbers]);
  const others = PERSON_TABLES.filter((table) => table !== 'receipt' && table !== 'rights_case');
  for (const table of await childrenFirst(tx, others)) await deleteRows(tx, table, idsOf(table));
  const expired = planned.flatMap(({ table, row, plan }) =>
    table === 'receipt' && plan.fate === 'erase' ? [row.id] : [],
  );
  await tx.query('delete from receipt where id = any($1)', [expired]);
  return stored;
}

/** Sorts tables so that those with references come before those they refer to. */
async function childrenFirst(tx: Querier, tables: readonly string[]): Promise<string[]> {
  const links = await linksTo(tx, tables);
  const isParent = (table: string) => links.some((one) => one.parent === table && one.table !== table);
  return [...tables].sort((a, b) => Number(isParent(a)) - Number(isParent(b)));
}

/** Deletes rows together with rows that refer to them without a cascade: the voucher of a request. */
async function deleteRows(tx: Querier, table: string, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  for (const link of await linksTo(tx, [table]))
    await tx.query(`delete from ${link.table} where ${link.column} = any($1)`, [ids]);
  await tx.query(`delete from ${table} where id = any($1)`, [ids]);
}

const linksTo = (tx: Querier, tables: readonly string[]) =>
  tx.query<{ table: string; column: string; parent: string }>(
    `select conrelid::regclass::text as table, attname::text as column, confrelid::regclass::text as parent
     from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
     where contype = 'f' and confdeltype in ('a', 'r') and confrelid::regclass::text = any($1)`,
    [tables],
  );

async function forgetEmails(tx: Querier, emails: readonly string[]): Promise<void> {
  for (const email of emails)
    await tx.query('delete from known_email where subject = $1', [knownEmailSubject(email.trim().toLowerCase())]);
}

type MailFiles = { mails: readonly number[]; confirmationId: number; emails: readonly string[] };

/**
 * Deletes the files of these mails and all mails to or about these addresses, except the one that confirms the erasure.
 */
async function deleteMailFiles(folder: string, { mails, confirmationId, emails }: MailFiles): Promise<void> {
  const numbers = new Set(mails);
  const addresses = emails.map((email) => email.trim().toLowerCase()).filter(Boolean);
  for (const name of (await readdir(folder).catch(() => [])).filter((one) => one.endsWith('.eml'))) {
    const file = path.join(folder, name);
    const number = Number(/^outbox-(\d+)\./.exec(name)?.[1]);
    const isTheirs = async () => {
      const text = (await readFile(file, 'utf8')).toLowerCase();
      return addresses.some((address) => text.includes(address));
    };
    if (number !== confirmationId && (numbers.has(number) || (await isTheirs()))) await unlink(file);
  }
}
