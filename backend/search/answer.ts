import type { Catalogue, WireRecord } from '#catalogue/load';
import type { ResourceName } from '#catalogue/resources';
import { type FoundIds, SEARCH_LISTS, type SearchList } from './find';

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

/** The found records as the search answers them: a few fields of each, doctors with their specialities. */
export function searchBody(found: FoundIds, catalogue: Catalogue): Record<SearchList, Fields[]> {
  const entries = SEARCH_LISTS.map((list) => {
    const { byId } = catalogue.collections[RESOURCE_OF[list]];
    // A record written or removed since the catalogue was read shows at the next search.
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
