import type { ContentTables } from '#catalogue/tables';
import type { Querier } from '#store/db';
import { EDITABLES, type Editable } from './editable';
import { InvalidRecord, UnknownRecord } from './violations';

/** A former address of a record, and its current one. */
export type Redirect = { list: string; slug: string; id: number; target: string };

/**
 * Records that a record's slug has changed. A redirect points to the record, not to a slug: it always takes one step,
 * and an address that is reused is no longer redirected.
 */
export async function noteSlug(q: Querier, list: Editable, id: number, before: unknown, after: unknown): Promise<void> {
  if (before === after) return;
  if (typeof after === 'string')
    await q.query('delete from catalogue_redirect where resource = $1 and slug = $2', [list.name, after]);
  if (typeof before !== 'string' || typeof after !== 'string') return;
  await putRedirect(q, list, before, id);
}

/** Records every slug that differs between two states of the whole catalogue. */
export async function noteSlugs(q: Querier, before: ContentTables, after: ContentTables): Promise<void> {
  for (const list of EDITABLES) {
    if (!list.slug) continue;
    const old = new Map(before[list.name].map((row) => [row.id, row[list.slug as string]]));
    for (const row of after[list.name]) await noteSlug(q, list, row.id, old.get(row.id), row[list.slug]);
  }
}

const putRedirect = (q: Querier, list: Editable, slug: string, id: number) =>
  q.query(
    `insert into catalogue_redirect (resource, slug, record_id) values ($1, $2, $3)
     on conflict (resource, slug) do update set record_id = excluded.record_id, at = now()`,
    [list.name, slug, id],
  );

/**
 * Adds a redirect to a record. Throws InvalidRecord when any record has the address, also this one, UnknownRecord
 * without a record.
 */
export async function addRedirect(q: Querier, list: Editable, slug: string, id: number): Promise<void> {
  const rows = await q.query<{ id: number; slug: string }>(
    `select id, "${list.slug}" as slug from ${list.table} where id = $1 or "${list.slug}" = $2`,
    [id, slug],
  );
  if (rows.some((row) => row.slug === slug)) throw new InvalidRecord([{ propertyPath: 'urlseo', rule: 'live' }]);
  if (!rows.some((row) => row.id === id)) throw new UnknownRecord();
  await putRedirect(q, list, slug, id);
}

/** Deletes a redirect. Returns whether it existed. */
export async function removeRedirect(q: Querier, list: Editable, slug: string): Promise<boolean> {
  const gone = await q.query('delete from catalogue_redirect where resource = $1 and slug = $2 returning slug', [
    list.name,
    slug,
  ]);
  return gone.length > 0;
}

/** Returns redirects to existing records, by list and slug: all, of one list, or for one slug. */
export async function readRedirects(q: Querier, name: string | null, slug: string | null): Promise<Redirect[]> {
  const found: Redirect[] = [];
  for (const list of EDITABLES) {
    if (!list.slug || (name !== null && list.name !== name)) continue;
    found.push(
      ...(await q.query<Redirect>(
        `select resource as list, catalogue_redirect.slug, record_id as id, ${list.table}."${list.slug}" as target
         from catalogue_redirect join ${list.table} on ${list.table}.id = record_id
         where resource = $1 and ($2::text is null or catalogue_redirect.slug = $2) order by catalogue_redirect.slug`,
        [list.name, slug],
      )),
    );
  }
  return found;
}
