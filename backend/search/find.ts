import type { Catalogue, WireRecord } from '#catalogue/load';
import type { ContentLocale } from '#catalogue/locale';
import type { ResourceName } from '#catalogue/resources';
import type { Querier } from '#store/db';

export const SEARCH_LISTS = ['especialidades', 'medicos', 'centromedicos', 'otroscentromedicos', 'productos'] as const;
export type SearchList = (typeof SEARCH_LISTS)[number];

/** The ids of the found records in each list, best first. */
export type FoundIds = Record<SearchList, number[]>;

const MAX_LENGTH = 100;
const MAX_PER_LIST = 12;

/**
 * Finds a visitor's text in one language, at most twelve records per list: matches of all words, otherwise of any word.
 * Ignores case, accents and small typing mistakes. The ranking is documented at the database function
 * (store/migrations/0058-search-by-trigrams.sql).
 */
export async function findRecords(q: Querier, text: string, locale: ContentLocale): Promise<FoundIds> {
  // The database does not accept texts with NUL characters.
  const asked = firstCharacters(text).replaceAll('\0', ' ');
  const rows = await q.query<{ list: SearchList; id: number }>('select list, id from search_catalogue($1, $2, $3)', [
    asked,
    locale,
    MAX_PER_LIST,
  ]);
  const found: FoundIds = { especialidades: [], medicos: [], centromedicos: [], otroscentromedicos: [], productos: [] };
  for (const { list, id } of rows) found[list].push(id);
  return found;
}

/** Returns the part of a text that is searched for. */
export const firstCharacters = (text: string): string =>
  [...text.slice(0, 2 * MAX_LENGTH)].slice(0, MAX_LENGTH).join('');

const RESOURCE_OF: Record<SearchList, ResourceName> = {
  especialidades: 'especialidads',
  medicos: 'medicos',
  centromedicos: 'centromedicos',
  otroscentromedicos: 'centromedicos',
  productos: 'productos',
};

type Fields = Record<string, unknown>;

const SHORT: Record<SearchList, (record: WireRecord, catalogue: Catalogue) => Fields> = {
  especialidades: (record) => pick(record, ['id', 'nombre', 'urlseo', 'servicio', 'mostrarpagina']),
  medicos: (record, catalogue) => ({
    ...pick(record, ['id', 'nombre']),
    especialidads: specialitiesOf(record.id, catalogue),
  }),
  centromedicos: (record) => pick(record, ['id', 'nombre', 'urlseo', 'region', 'otro', 'direccion']),
  otroscentromedicos: (record) => pick(record, ['id', 'nombre', 'urlseo', 'region', 'otro', 'direccion']),
  productos: (record) => pick(record, ['id', 'nombre', 'urlseo', 'precio']),
};

/** Returns the found records in the search's format: a few fields of each, doctors with their specialities. */
export function searchBody(found: FoundIds, catalogue: Catalogue): Record<SearchList, Fields[]> {
  const entries = SEARCH_LISTS.map((list) => {
    const { byId } = catalogue.collections[RESOURCE_OF[list]];
    // Records written or removed since the catalogue was read appear at the next search.
    const records = found[list].flatMap((id) => byId.get(id) ?? []);
    return [list, records.map((record) => SHORT[list](record, catalogue))];
  });
  return Object.fromEntries(entries) as Record<SearchList, Fields[]>;
}

function specialitiesOf(doctorId: number, { collections }: Catalogue): Fields[] {
  const ids = collections.medicos.related.get('especialidads')?.get(doctorId) ?? [];
  return ids
    .flatMap((id) => collections.especialidads.byId.get(id) ?? [])
    .filter((speciality) => speciality.paraprofesional !== true)
    .map((speciality) => pick(speciality, ['id', 'nombre', 'urlseo']));
}

const pick = (record: WireRecord, fields: string[]): Fields =>
  Object.fromEntries(fields.map((field) => [field, record[field]]));
