import { misunderstood } from '@clinic/contract/catalogue/catalogue';
import { SEO } from '@clinic/contract/catalogue/shared-fields';
import { areSameHours, parseOpeningHours } from '@clinic/contract/opening-hours';
import { readPrice } from '@clinic/contract/prices';
import { servedSlug } from '@clinic/contract/slugs';
import { CONTENT_LOCALES } from '#catalogue/locale';
import { isLocalized } from '#catalogue/resources';
import { type ContentRow, type ContentTables, linkedIds, type TableName } from '#catalogue/tables';
import { EDITABLES, type Editable } from './editable';
import { type Finding, finding, htmlOf, linkProblems, pictureProblems, type Rule, textsOf } from './findings';

/** `title` is the record's Spanish name. */
export type Problem = Finding & { list: TableName; id: number; title: string };

const MAX_NAMED = 6;

/** Returns everything in the catalogue that an editor should correct, by list and record (docs/contract.md#checks). */
export function checkCatalogue(tables: ContentTables, redirects: Parameters<typeof linkProblems>[1]): Problem[] {
  const links = linkProblems(tables, redirects);
  const pictures = pictureProblems(tables);
  return EDITABLES.flatMap((list) => {
    const same = sameTitles(list, tables[list.name]);
    return tables[list.name].flatMap((row) =>
      [
        ...missingTexts(list, row),
        ...(same.get(row.id) ?? []),
        ...longTexts(row),
        ...pictures(list, row),
        ...links(list, row),
        ...unrelated(list.name, row),
        ...(PRICED[list.name] ?? []).flatMap((field) => otherPrices(row, field)),
        ...(list.name === 'centromedicos' ? [...otherHours(row), ...unreadHours(row)] : []),
        ...misunderstoodTexts(list, row),
      ].map((found) => ({ ...found, list: list.name, id: row.id, title: titleOf(list, row) })),
    );
  });
}

function titleOf({ title }: Editable, row: ContentRow): string {
  const value = title === null ? null : row[title];
  return (typeof value === 'string' ? value : textsOf(value).es) ?? '';
}

/** Finds texts that exist in Spanish but not in another language. */
const missingTexts = ({ columns }: Editable, row: ContentRow): Finding[] =>
  columns.flatMap(([field, kind]) => {
    const texts = isLocalized(kind) ? textsOf(row[field]) : {};
    const missing = texts.es?.trim() ? CONTENT_LOCALES.filter((locale) => !texts[locale]?.trim()) : [];
    return missing.length > 0 ? [finding('missingText', field, missing)] : [];
  });

/** Finds records of one list with the same title in search results, in one language. */
function sameTitles(list: Editable, rows: ContentRow[]): Map<number, Finding[]> {
  const found = new Map<number, Finding[]>();
  if (!list.slug || list.name === 'posts') return found;
  for (const locale of CONTENT_LOCALES) {
    const byTitle = new Map<string, ContentRow[]>();
    for (const row of rows) {
      const title = (textsOf(row.tituloseo)[locale]?.trim() || textsOf(row.nombre)[locale] || '').trim().toLowerCase();
      const alike = byTitle.get(title);
      if (alike) alike.push(row);
      else byTitle.set(title, [row]);
    }
    for (const [title, alike] of byTitle) {
      if (title === '' || alike.length < 2) continue;
      for (const { id } of alike) {
        const others = alike.slice(0, MAX_NAMED).flatMap((other) => (other.id === id ? [] : titleOf(list, other)));
        found.set(id, [...(found.get(id) ?? []), finding('sameTitle', 'tituloseo', [locale], others.join(', '))]);
      }
    }
  }
  return found;
}

const longTexts = (row: ContentRow): Finding[] =>
  (
    [
      ['tituloseo', 'longTitle'],
      ['descripcionseo', 'longDescription'],
    ] as const
  ).flatMap(([field, rule]) => {
    const most = SEO[field].shownLength;
    const texts = textsOf(row[field]);
    const long = CONTENT_LOCALES.filter((locale) => (texts[locale]?.length ?? 0) > most);
    const lengths = long.map((locale) => String(texts[locale]?.length));
    return long.length > 0 ? [finding(rule, field, long, lengths.join(', '))] : [];
  });

const RELATIONS: Partial<Record<TableName, [relation: string, rule: Rule][]>> = {
  medicos: [
    ['especialidads', 'doctorWithoutSpeciality'],
    ['centromedicos', 'doctorWithoutClinic'],
  ],
  pruebas: [['centromedicos', 'testWithoutClinic']],
  productos: [['centromedicos', 'productWithoutClinic']],
};

const unrelated = (name: TableName, row: ContentRow): Finding[] =>
  (RELATIONS[name] ?? []).flatMap(([relation, rule]) =>
    linkedIds(row, relation).length === 0 ? [finding(rule, relation)] : [],
  );

const AMOUNT = /\d(?:[\d.,\s]*\d)?\s?(?:€|euros?\b)/gi;
/** The texts of a record with a price that may mention it. */
const PRICED: Partial<Record<TableName, string[]>> = {
  productos: ['descripcion', 'textoizquierda', 'condiciones', 'textopie'],
  pruebas: [
    'descripcion',
    'texto1',
    'texto2',
    'texto3izq',
    'texto3der',
    'textomensaje1',
    'textomensaje2',
    'textomensaje3',
  ],
};

/** Finds a text that mentions prices, but not the one of its record. */
function otherPrices(row: ContentRow, field: string): Finding[] {
  const price = readPrice(row.precio as string | null);
  if (!price) return [];
  const amounts = htmlOf(row[field]).map(([locale, html]): [string, number[]] => [
    locale,
    [...html.matchAll(AMOUNT)].flatMap(([amount]) => readPrice(amount) ?? []),
  ]);
  const other = amounts.filter(([, named]) => named.length > 0 && !named.includes(price));
  const detail = [...new Set(other.flatMap(([, named]) => named))].map((cents) => `${cents / 100} €`).join(', ');
  const locales = other.map(([locale]) => locale);
  return other.length > 0 ? [finding('otherPrice', field, locales, detail)] : [];
}

/** Finds opening hours of a clinic that differ from those in the Spanish text. */
function otherHours(row: ContentRow): Finding[] {
  const { es = '', ...others } = textsOf(row.horarios);
  const locales = Object.keys(others).filter((locale) => !areSameHours(others[locale] ?? '', es));
  return locales.length > 0 ? [finding('otherHours', 'horarios', locales)] : [];
}

/** Finds values with a wrong format that were stored before the format was checked, or came from a file. */
export const misunderstoodTexts = ({ name, columns, slug }: Editable, row: ContentRow): Finding[] =>
  columns.flatMap(([field]) => {
    const isUnserved = field === slug && servedSlug(name, String(row[field])) === null;
    return isUnserved || misunderstood(name, field, row[field], row)
      ? [finding('notUnderstood', field, [], String(row[field]))]
      : [];
  });

/** Finds opening hours that cannot be parsed: the site shows the text but not whether the clinic is open. */
function unreadHours(row: ContentRow): Finding[] {
  const unread = Object.entries(textsOf(row.horarios)).filter(([, text]) => text?.trim() && !parseOpeningHours(text));
  const locales = unread.map(([locale]) => locale);
  return locales.length > 0 ? [finding('notUnderstood', 'horarios', locales)] : [];
}
