import { RECORD_PAGES } from '@clinic/contract/record-pages';
import type { ContentRow, ContentTables } from '#catalogue/tables';
import { type Editable, isHtml } from './editable';
import { type Finding, finding, htmlOf, localesOf } from './findings';
import type { Redirect } from './redirects';

/** Pages below those levels that are no record. */
const NO_SLUGS = ['pagina', 'filtrar', 'centros-asociados', 'feed.xml'];

const HREF = /<a\b[^>]*?\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;

/** An article that is a draft has no page yet, a speciality may have none. */
const hasPage = (row: ContentRow): boolean => row.status !== 'draft' && row.mostrarpagina !== false;

/** Finds links of texts to records of the catalogue that have no page, under an address of now or a redirected one. */
export function linkProblems(
  tables: ContentTables,
  redirects: readonly Pick<Redirect, 'list' | 'slug'>[],
): (list: Editable, row: ContentRow) => Finding[] {
  const slugs = new Map(
    Object.entries(RECORD_PAGES).map(([level, list]) => {
      const now = tables[list].filter(hasPage).map((row) => row[list === 'posts' ? 'slug' : 'urlseo']);
      const before = redirects.flatMap((one) => (one.list === list ? one.slug : []));
      return [level, new Set([...now, ...before])];
    }),
  );
  const isBroken = (href: string): boolean => {
    const [, level = '', slug = ''] = /^(?:\/(?:es|ca|en))?\/([^/?#]+)\/([^/?#]+)/.exec(href) ?? [];
    const known = slugs.get(level);
    return known !== undefined && !NO_SLUGS.includes(slug) && !known.has(decoded(slug));
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

function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}
