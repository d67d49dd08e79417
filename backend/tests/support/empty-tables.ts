import type { Db } from '#store/db';

/**
 * Empties tables (names with commas between them) and those that refer to them, without triggers, as `truncate … cascade`
 * does. Deleting so few rows takes a twentieth of the time.
 */
export async function emptyTables(db: Db, names: string, { restartIdentity = false } = {}): Promise<void> {
  const rows = await db.query<{ table: string; sequence: string | null }>(
    `with recursive emptied as (
       select name::regclass::oid as id from unnest($1::text[]) as name
       union
       select conrelid from pg_constraint join emptied on confrelid = emptied.id where contype = 'f'
     )
     select emptied.id::regclass::text as table, sequence.oid::regclass::text as sequence
       from emptied
       left join pg_depend on refclassid = 'pg_class'::regclass and refobjid = emptied.id and deptype in ('a', 'i')
         and classid = 'pg_class'::regclass
       left join pg_class sequence on sequence.oid = objid and sequence.relkind = 'S'`,
    [names.split(/,\s*/)],
  );
  const deleted = [...new Set(rows.map(({ table }) => `delete from ${table};`))];
  const restarted = rows.flatMap(({ sequence }) => (sequence ? [`select setval('${sequence}', 1, false);`] : []));
  await db.tx((q) =>
    q.script(
      ['set local session_replication_role = replica;', ...deleted, ...(restartIdentity ? restarted : [])].join('\n'),
    ),
  );
}
