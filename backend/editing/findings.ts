import { decodeIfEncoded } from '@clinic/contract/address-parts';
import type { ListName } from '@clinic/contract/catalogue/catalogue';
import { slugInAddress } from '@clinic/contract/record-addresses';
import { RECORD_PAGES } from '@clinic/contract/record-pages';
import { CONTENT_LOCALES } from '#catalogue/locale';
import type { ContentRow, ContentTables } from '#catalogue/tables';
import { EDITABLES, type Editable, isHtml } from './editable';
import type { Redirect } from './redirects';

/** Kinds of problems that affect visitors, in the order they are shown. */
export const RULES = [
  ...(['missingText', 'sameTitle', 'longTitle', 'longDescription', 'pictureWithoutText', 'brokenLink'] as const),
  ...(['doctorWithoutSpeciality', 'doctorWithoutClinic', 'testWithoutClinic', 'productWithoutClinic'] as const),
  ...(['otherPrice', 'otherHours', 'notUnderstood'] as const),
] as const;
export type Rule = (typeof RULES)[number];

/** A finding of one check: `field` and `locales` tell where, `detail` has the offending text or ''. */
export type Finding = { rule: Rule; field: string | null; locales: string[]; detail: string };

type Texts = Record<string, string | undefined>;
/** Returns the texts of a column by language, empty for other values. */
export const textsOf = (value: unknown): Texts =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Texts) : {};

export const finding = (rule: Rule, field: string | null = null, locales: string[] = [], detail = ''): Finding => ({
  ...{ rule, field, locales, detail },
});

/** Returns the texts of a column by language; '' stands for a column without languages. */
export const htmlOf = (value: unknown): [locale: string, html: string][] =>
  typeof value === 'string' ? [['', value]] : CONTENT_LOCALES.map((locale) => [locale, textsOf(value)[locale] ?? '']);

const localesOf = (texts: [string, string][]): string[] => texts.flatMap(([locale]) => locale || []);

const PICTURE = /<img\b[^>]*>/gi;
const HAS_TEXT = /\balt\s*=\s*(?:"[^"]+"|'[^']+')/i;

/** Finds pictures without alternative text, in the record's texts and in its picture fields. */
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
 * Returns the ids of pictures that screen readers announce. Excludes pictures next to the name of their subject (a
 * doctor's photograph, an icon) and pictures of articles, which may have their own text.
 */
function tellingPictures(tables: ContentTables): Set<number> {
  const lists = EDITABLES.filter(({ name }) => name !== 'medicos' && name !== 'posts');
  const ids = lists.flatMap(({ name, pictures }) =>
    tables[name].flatMap((row) => pictures.flatMap((field) => (field === 'icono' ? [] : (row[field] ?? [])))),
  );
  return new Set(ids.map(Number));
}

/** Pages below those levels that are not records. */
const NO_SLUGS = ['pagina', 'filtrar', 'centros-asociados', 'feed.xml'];

const HREF = /<a\b[^>]*?\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;

/** Drafts of articles have no page yet; specialities can be set to have none. */
const hasPage = (row: ContentRow): boolean => row.status !== 'draft' && row.mostrarpagina !== false;

const addressSlug = (list: ListName, { id, slug, urlseo }: ContentRow): string =>
  slugInAddress(list, { id: String(id), slug: String((list === 'posts' ? slug : urlseo) ?? '') });

/** Finds links to records of the catalogue that lead to no page and are not redirected. */
export function linkProblems(
  tables: ContentTables,
  redirects: readonly Pick<Redirect, 'list' | 'slug'>[],
): (list: Editable, row: ContentRow) => Finding[] {
  const slugs = new Map(
    Object.entries(RECORD_PAGES).map(([level, list]) => {
      const now = tables[list].filter(hasPage).map((row) => addressSlug(list, row));
      const before = redirects.flatMap((one) => (one.list === list ? one.slug : []));
      return [level, new Set([...now, ...before])];
    }),
  );
  const isBroken = (href: string): boolean => {
    const [, level = '', slug = ''] = /^(?:\/(?:es|ca|en))?\/([^/?#]+)\/([^/?#]+)/.exec(href) ?? [];
    const known = slugs.get(level);
    return known !== undefined && !NO_SLUGS.includes(slug) && !known.has(decodeIfEncoded(slug));
  };
  const brokenOf = (html: string): string[] =>
    [...html.matchAll(HREF)].flatMap(([, double, single]) => {
      const href = double ?? single ?? '';
      return isBroken(href) ? [href] : [];
    });
  return (list, row) => [
    ...list.columns.flatMap(([field]) => {
      const texts = isHtml(list, field) ? htmlOf(row[field]) : [];
      const broken = texts.filter(([, html]) => brokenOf(html).length > 0);
      const addresses = new Set(broken.flatMap(([, html]) => brokenOf(html)));
      return broken.length > 0 ? [finding('brokenLink', field, localesOf(broken), [...addresses].join(', '))] : [];
    }),
    ...(typeof row.linkcabecera === 'string' && isBroken(row.linkcabecera)
      ? [finding('brokenLink', 'linkcabecera', [], row.linkcabecera)]
      : []),
  ];
}
