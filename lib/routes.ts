import { CLINIC_FIELDS, LETTER_FIELDS } from './i18n/directory-address';
import { DOCTOR_FIELDS } from './i18n/doctors-address';
import { SHOP_FIELDS, SHOP_PATH } from './i18n/shop-address';

type ByQuery = {
  fields: readonly string[];
  /** An empty field counts too: a shop form sent with nothing chosen shows a message (M72). */
  countsEmpty?: boolean;
};

const { page: _, ...doctorFilter } = DOCTOR_FIELDS;

/** The lists whose document depends on the query, by path without language prefix (docs/decisions/0110). */
const QUERY_FIELDS: Readonly<Record<string, ByQuery>> = {
  '/clinicas': { fields: Object.values(CLINIC_FIELDS) },
  '/especialidades': { fields: [LETTER_FIELDS.service] },
  '/medicos': { fields: Object.values(doctorFilter) },
  '/pruebas': { fields: Object.values(LETTER_FIELDS) },
  [SHOP_PATH]: { fields: Object.values(SHOP_FIELDS), countsEmpty: true },
};

/** True when a path, with its language prefix, shows what its query asks for; false when every query is the same document. */
export function dependsOnQuery(path: string, search: string): boolean {
  const list = path.replace(/^\/(?:ca|en)(?=\/)/, '');
  if (search.length < 2 || !Object.hasOwn(QUERY_FIELDS, list)) return false;
  const { fields = [], countsEmpty = false } = QUERY_FIELDS[list] ?? {};
  const query = new URLSearchParams(search);
  return fields.some((field) => (countsEmpty ? query.has(field) : query.get(field)?.trim()));
}
