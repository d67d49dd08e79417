import type { TableName } from '#catalogue/tables';
import type { Querier } from '#store/db';

/** Search entries to renew: records with `ids` in each of `lists`. */
type Affected = { lists: string[]; ids: number[] };

/**
 * Returns the search entries that depend on a changed record; for a speciality also its doctors. Empty for lists that
 * are not searched.
 */
async function affectedBy(q: Querier, name: TableName, id: number): Promise<Affected[]> {
  if (name === 'medicos') return [{ lists: ['medicos'], ids: [id] }];
  if (name === 'productos') return [{ lists: ['productos'], ids: [id] }];
  if (name === 'centromedicos') return [{ lists: ['centromedicos', 'otroscentromedicos'], ids: [id] }];
  if (name !== 'especialidads') return [];
  const doctors = await q.query<{ id: number }>(
    'select medico_id as id from medico_especialidad where especialidad_id = $1',
    [id],
  );
  return [
    { lists: ['especialidades'], ids: [id] },
    { lists: ['medicos'], ids: doctors.map((row) => row.id) },
  ];
}

/** Makes the search entries of a record equal to the catalogue, as rebuild_search() does for all. */
export async function renewSearch(q: Querier, name: TableName, id: number): Promise<void> {
  for (const { lists, ids } of await affectedBy(q, name, id)) {
    if (ids.length > 0) await renew(q, lists, ids);
  }
}

async function renew(q: Querier, lists: string[], ids: number[]): Promise<void> {
  for (const table of ['search_entry', 'search_document'])
    await q.query(`delete from ${table} where list = any ($1::text[]) and record_id = any ($2::integer[])`, [
      lists,
      ids,
    ]);
  await q.query(
    `with source as materialized (
       select * from search_source where list = any ($1::text[]) and record_id = any ($2::integer[])
     ), entries as (
       insert into search_entry (list, record_id, locale, name, related)
       select list, record_id, locale, name, related from source
     )
     insert into search_document (list, record_id, locale, words)
     select list, record_id, locale, concat_ws(' ', name, related, description) from source`,
    [lists, ids],
  );
}
