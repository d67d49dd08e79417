import { parseCode } from '#forms/codes';
import { madridDaySql } from '#madrid-sql';
import { type KeyRing, openKeyRing } from '#sealing/keys';
import { open, seal } from '#sealing/seal';
import type { Querier } from '#store/db';

/** A legally required record of an erased person, as the desk sees it. `until` is YYYY-MM-DD, the last day. */
export type Blocked = { kind: 'booking' | 'receipt' | 'rights_case'; number: string; until: string };

/** Opens the keys in BLOCKED_KEYS, otherwise those in a file beside the data keys. */
export const openBlockedKeys = (env: { BLOCKED_KEYS?: string | undefined; DATA_DIR: string }): KeyRing =>
  openKeyRing(env.BLOCKED_KEYS, env.DATA_DIR, 'blocked-keys');

/** Stores blocked data under the key of the blocked records, which no other key opens. */
export async function block(
  tx: Querier,
  ring: KeyRing,
  { kind, number, until }: Blocked,
  content: object,
): Promise<void> {
  const [key] = ring.all();
  if (!key) throw new Error('There is no key for blocked records.');
  await tx.query('insert into blocked_record (kind, number, until, archive) values ($1, $2, $3::date, $4)', [
    kind,
    number,
    until,
    seal(key, JSON.stringify(content)),
  ]);
}

/** Returns the blocked records, earliest end first, at most 1,000: only number, reason and date. */
export const listBlocked = (q: Querier): Promise<(Blocked & { blockedOn: string })[]> =>
  q.query(
    `select kind, number, until::text, ${madridDaySql('blocked_at')}::text as "blockedOn"
     from blocked_record order by until, id limit 1000`,
  );

/**
 * Returns the blocked records under a number, as originally stored. Throws an Error with a message when there is none
 * or its key is missing.
 */
export async function openBlocked(q: Querier, ring: KeyRing, typed: string): Promise<unknown[]> {
  const number = parseCode(typed, 2) ?? parseCode(typed, 3) ?? typed.trim().toUpperCase();
  const rows = await q.query<{ archive: string }>('select archive from blocked_record where number = $1 order by id', [
    number,
  ]);
  if (rows.length === 0) throw new Error(`There is no blocked record ${number}.`);
  return rows.map(({ archive }) => {
    const content = open(ring.all(), archive);
    if (content === archive)
      throw new Error('The key of the blocked records is missing: BLOCKED_KEYS, or the file blocked-keys.');
    return JSON.parse(String(content));
  });
}
