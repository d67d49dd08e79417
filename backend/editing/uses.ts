import type { TableName } from '#catalogue/tables';
import { TODAY } from '#madrid-sql';
import type { Querier } from '#store/db';
import { EDITABLES, type Editable, isTranslated, linksTo } from './editable';
import type { OtherTable, RecordUse } from './violations';

/** Maximum number of records a refusal lists. */
const MAX_NAMED = 100;

/**
 * Returns the uses of a record: records of other lists and, for a clinic, speciality or doctor, opening hours and
 * future visits.
 */
export async function usesOf(q: Querier, name: TableName, id: number): Promise<RecordUse[]> {
  const uses: RecordUse[] = [];
  for (const list of EDITABLES) {
    for (const link of linksTo(name)) {
      if (link.owner !== list.name) continue;
      const where = `id in (select ${link.ownerColumn} from ${link.table} where ${link.targetColumn} = $1)`;
      uses.push(...(await recordsWhere(q, list, name, where, id)));
    }
    if (name !== 'media_objects') continue;
    for (const field of list.pictures) uses.push(...(await recordsWhere(q, list, field, `"${field}" = $1`, id)));
  }
  return [...uses, ...(await usesOutside(q, name, id))];
}

async function recordsWhere(
  q: Querier,
  list: Editable,
  field: string,
  where: string,
  id: number,
): Promise<RecordUse[]> {
  const title = list.title ?? 'id';
  const titleSql = isTranslated(list, title) ? `localized_text(texts, '${title}', 'es')` : `"${title}"::text`;
  const rows = await q.query<{ id: number; title: string }>(
    `select id, ${titleSql} as title from ${list.table} where ${where} order by id limit ${MAX_NAMED}`,
    [id],
  );
  return rows.map((row) => ({ list: list.name, id: row.id, title: row.title, field, count: 1 }));
}

/** Uses in tables outside the catalogue, which have no foreign keys to it. */
async function usesOutside(q: Querier, name: TableName, id: number): Promise<RecordUse[]> {
  const AGENDAS: Partial<Record<TableName, string>> = {
    especialidads: 'especialidad',
    medicos: 'medico',
    pruebas: 'prueba',
  };
  const isClinic = name === 'centromedicos';
  if (!isClinic && !AGENDAS[name]) return [];
  const [column, value] = isClinic ? ['clinic_id', id] : ['agenda', `${AGENDAS[name]}-${id}`];
  const counts: [OtherTable, string][] = [
    ['horarios', `select count(*)::integer as count from schedule where ${column} = $1`],
    [
      'citas',
      `select count(*)::integer as count from booking where ${column} = $1 and status in ('held', 'confirmed')
         and day >= ${TODAY}`,
    ],
  ];
  if (isClinic)
    counts.push([
      'cuentas',
      'select count(*)::integer as count from staff where $1 = any (clinic_ids) and disabled_at is null',
    ]);
  const uses: RecordUse[] = [];
  for (const [list, sql] of counts) {
    const [row] = await q.query<{ count: number }>(sql, [value]);
    if (row && row.count > 0) uses.push({ list, id: null, title: null, field: column as string, count: row.count });
  }
  return uses;
}
