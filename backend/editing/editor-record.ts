import { withOffset } from '@clinic/contract/dates';
import type { ContentLocale } from '#catalogue/locale';
import { type ContentRow, linkedIds } from '#catalogue/tables';
import { type Editable, isTranslated } from './editable';
import type { Reverse } from './rows';

/** Path of the writable API, which the site proxies (docs/contract.md#writing). */
export const EDITOR_API = '/gestion/catalogo';

/** The language of texts, or 'all': then a text is {es, ca, en}. */
export type EditorLocale = ContentLocale | 'all';

export const iriOf = (list: string, id: unknown): string => `${EDITOR_API}/${list}/${String(id)}`;

type EditorRecord = { '@id': string; '@type': string; id: number; [field: string]: unknown };

/**
 * Converts a stored record to the format of the editor's API. Unlike in the public API, a missing text is empty instead
 * of Spanish, and {brand} is not replaced: saving a record unchanged changes nothing.
 */
export function editorRecord(list: Editable, row: ContentRow, reverse: Reverse, locale: EditorLocale): EditorRecord {
  const { name, type, rdfType, columns, pictures, relations } = list;
  return {
    '@id': iriOf(name, row.id),
    '@type': rdfType ?? type,
    id: row.id,
    ...Object.fromEntries(columns.map(([field, kind]) => [field, wireValue(list, field, kind, row[field], locale)])),
    ...Object.fromEntries(
      pictures.map((field) => [field, row[field] === null ? null : iriOf('media_objects', row[field])]),
    ),
    ...Object.fromEntries(
      relations.map((relation) => {
        const ids = reverse.get(relation)?.get(row.id) ?? linkedIds(row, relation);
        return [relation, ids.map((id) => iriOf(relation, id))];
      }),
    ),
  };
}

function wireValue(list: Editable, field: string, kind: string, value: unknown, locale: EditorLocale): unknown {
  if (kind === 'moment!') return withOffset(String(value));
  if (!isTranslated(list, field) || locale === 'all' || value === null) return value ?? null;
  return (value as Record<ContentLocale, string>)[locale] ?? '';
}
