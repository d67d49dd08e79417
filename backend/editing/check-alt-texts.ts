import type { ContentRow, ContentTables } from '#catalogue/tables';
import { EDITABLES, type Editable, isHtml } from './editable';
import { type Finding, finding, htmlOf, localesOf, textsOf } from './findings';

const PICTURE = /<img\b[^>]*>/gi;
const HAS_TEXT = /\balt\s*=\s*(?:"[^"]+"|'[^']+')/i;

/** Finds the pictures without text of a record, in its texts and of its own. */
export function pictureProblems(tables: ContentTables): (list: Editable, row: ContentRow) => Finding[] {
  const telling = tellingPictures(tables);
  const described = new Set(tables.media_objects.flatMap((row) => (hasText(row) ? row.id : [])));
  return (list, row) => {
    const inTexts = list.columns.flatMap(([field]) => {
      if (!isHtml(list, field)) return [];
      const without = htmlOf(row[field]).filter(([, html]) => html.match(PICTURE)?.some((one) => !HAS_TEXT.test(one)));
      return without.length > 0 ? [finding('pictureWithoutText', field, localesOf(without))] : [];
    });
    if (list.name === 'media_objects' && telling.has(row.id) && !hasText(row))
      return [finding('pictureWithoutText', 'alternativo')];
    const isBare = list.name === 'posts' && row.image !== null && !String(row.imageAlt ?? '').trim();
    if (isBare && !described.has(Number(row.image))) return [...inTexts, finding('pictureWithoutText', 'imageAlt')];
    return inTexts;
  };
}

const hasText = (row: ContentRow): boolean => Boolean(textsOf(row.alternativo).es?.trim());

/**
 * The ids of the pictures that pages read out. Not those that stand beside the name of what they show (a doctor's photograph,
 * an icon), nor those of articles, which may have a text of their own.
 */
function tellingPictures(tables: ContentTables): Set<number> {
  const lists = EDITABLES.filter(({ name }) => name !== 'medicos' && name !== 'posts');
  const ids = lists.flatMap(({ name, pictures }) =>
    tables[name].flatMap((row) => pictures.flatMap((field) => (field === 'icono' ? [] : (row[field] ?? [])))),
  );
  return new Set(ids.map(Number));
}
