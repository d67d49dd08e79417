import { withoutAccents } from '@clinic/contract/plain-text';
import { withinCapacity } from './capacity';

/** A page carries the whole list up to this number; of longer lists the first records, the rest is searched. */
export const MAX_OPTIONS = 60;
/** The number of first records of a longer list, and the maximum number of search results. */
const OPTIONS_OF_MANY = 24;

/** Maximum length of a search in a list. */
export const MAX_OPTION_TEXT_LENGTH = 100;

/** The lists of the forms, by their names at /api/opciones. */
export const OPTION_LISTS = [
  'cita-especialidades',
  'cita-clinicas',
  'producto-productos',
  'producto-clinicas',
  'contacto-clinicas',
  'registro-especialidades',
  'bonos',
  'bonos-especialidades',
  'bonos-clinicas',
] as const;
export type OptionList = (typeof OPTION_LISTS)[number];

/** Values of neighbouring fields that limit a list, by their names in the address. */
export type OptionContext = Partial<Record<'especialidad' | 'clinica' | 'producto' | 'pruebas', string>>;

/** Some records of a list, and their total number. */
export type FoundOptions<R = unknown> = { records: R[]; total: number };

/** The number of records the page carried, and the total. */
export type FirstOptions = { shown: number; total: number };

/** A chosen record of a longer list that must be read: its id, and the other choices. */
export type OptionQuestion = { list: OptionList; id: string; context: OptionContext };

/** True if the response to the question says that the record chosen in this list does not exist. */
export const isMissing = (
  question: OptionQuestion | undefined,
  list: OptionList,
  chosenId: string | null,
  found: unknown[],
): boolean => question?.list === list && question.id === chosenId && found.length === 0;

/** True if the lists are too long for a page to carry them whole. */
export const areMany = (...lists: unknown[][]): boolean => lists.some(({ length }) => length > MAX_OPTIONS);

/** The first of each group, all groups together at most `OPTIONS_OF_MANY`. */
export function firstOptions<T>(records: T[], groupOf: (record: T) => string | null): T[] {
  const groups = [...new Set(records.map(groupOf))];
  const columns = groups.map((group) => ({ entries: records.filter((record) => groupOf(record) === group) }));
  return withinCapacity(columns, { most: OPTIONS_OF_MANY, ofMany: OPTIONS_OF_MANY }).flatMap(({ entries }) => entries);
}

/**
 * The records whose name contains the typed text (M87), first those with a name or word that begins with it; for empty
 * input, the first of each group.
 */
export function findOptions<T extends { name: string }>(
  records: T[],
  typed: string,
  groupOf: (record: T) => string | null,
): FoundOptions<T> {
  const text = withoutAccents(typed.trim());
  if (text === '') return { records: firstOptions(records, groupOf), total: records.length };
  const ranked = records.flatMap((record) => {
    const rank = rankOf(withoutAccents(record.name), text);
    return rank === null ? [] : { record, rank };
  });
  const best = ranked.toSorted((a, b) => a.rank - b.rank).slice(0, OPTIONS_OF_MANY);
  return { records: best.map(({ record }) => record), total: ranked.length };
}

/** 0: the name begins with the text, 1: a word of it does, 2: it contains the text; null: no match. */
function rankOf(name: string, text: string): number | null {
  const at = name.indexOf(text);
  if (at < 0) return null;
  return at === 0 ? 0 : /[^\p{L}\p{N}]/u.test(name.charAt(at - 1)) ? 1 : 2;
}

/** Merges records: existing ones are replaced, new ones are appended. */
export function merged<T extends { id: string }>(records: T[], others: T[]): T[] {
  const fresh = new Map(others.map((record) => [record.id, record]));
  const known = new Set(records.map(({ id }) => id));
  return [...records.map((record) => fresh.get(record.id) ?? record), ...others.filter(({ id }) => !known.has(id))];
}

/** A list in the props of a page: complete, or only its first records if `first` is set. */
export type BoundedList<R> = { records: R[]; first?: FirstOptions };

/** Short lists complete, of long ones the first records of each group. */
export function boundedList<R>(records: R[], groupOf: (record: R) => string | null): BoundedList<R> {
  if (!areMany(records)) return { records };
  const shown = firstOptions(records, groupOf);
  return { records: shown, first: { shown: shown.length, total: records.length } };
}
