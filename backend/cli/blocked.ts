import { parseArgs } from 'node:util';
import { audit, currentActor } from '#audit';
import { madridSql } from '#madrid-sql';
import { openBlocked, openBlockedKeys } from '#rights/blocked';
import type { KeyRing } from '#sealing/keys';
import type { Db } from '#store/db';
import { queryTable } from '#terminal-text';
import { group, onlyArgument, withStore } from './store';

/**
 * Recipients who may be given blocked data (LOPDGDD, article 32.2): courts and prosecutors, tax and other authorities.
 */
const FOR = ['court', 'tax', 'authority'] as const;
const CASE = /^[\w./-]{1,40}$/;
const USAGE = 'Write "blocked open NUMBER --for court|tax|authority --case 123-2026", with the number of their order.';

/** npm run backend -- blocked … */
export const blocked = group({
  list: {
    usage: 'blocked list',
    about: 'blocked records of erased persons: number, reason and last day',
    run: async (args) => {
      if (args.length > 0) throw new Error('Write "blocked list".');
      return await withStore(listBlocked);
    },
  },
  open: {
    usage: 'blocked open NUMBER --for court|tax|authority --case ID',
    about: 'prints a blocked record for an authority, and logs the access',
    run: async (args) => {
      const { number, reason, order } = read(args);
      return await withStore((db, env) => openForAuthority(db, openBlockedKeys(env), { number, reason, order }));
    },
  },
});

type Order = { number: string; reason: string; order: string };

/** Returns the record as JSON, after logging who opened it and by which order. Throws an Error with a sentence. */
export async function openForAuthority(db: Db, ring: KeyRing, { number, reason, order }: Order): Promise<string> {
  const content = await db.tx(async (tx) => {
    const records = await openBlocked(tx, ring, number);
    const details = { for: reason, case: order };
    await audit(tx, { actor: currentActor(), action: 'open-blocked', reference: number.trim().toUpperCase(), details });
    return records;
  });
  return JSON.stringify(content, null, 2);
}

const listBlocked = (db: Db): Promise<string> =>
  queryTable(
    db,
    ['number', 'what', 'blocked', 'until'],
    `select number, kind as what, ${madridSql('blocked_at', 'YYYY-MM-DD')} as blocked, until::text from blocked_record
     order by until, id`,
  );

function read(args: string[]): Order {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({ args, options: { for: text, case: text }, allowPositionals: true });
  const reason = FOR.find((one) => one === values.for);
  if (!reason || !CASE.test(values.case ?? '')) throw new Error(USAGE);
  return { number: onlyArgument(positionals, USAGE), reason, order: values.case ?? '' };
}
