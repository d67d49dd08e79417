import { descriptionOf } from './catalogue/catalogue';
import { servedSlug, suggestedSlug } from './slugs';

/** Leaves space for the id in a part of an address. */
const MAX_BEFORE_ID = 100;

type Slugged = { id: string; slug: string };

/**
 * The slug in the address of a record: its own as the site serves it, or a similar one with the id if no address can
 * have its own. '' for a record without a slug, which has no page.
 */
export function slugInAddress(list: string, { id, slug }: Slugged): string {
  if (slug.trim() === '') return '';
  return servedSlug(list, slug) ?? slugWithId(list, { id, slug: suggestedSlug(list, slug) });
}

/** The slug of a record with its id, for an address that differs from every other; '' if no address can have the id. */
export function slugWithId(list: string, { id, slug }: Slugged): string {
  const words = [...slug].slice(0, MAX_BEFORE_ID).join('').replace(/-+$/, '');
  return servedSlug(list, id) === null ? '' : (servedSlug(list, `${words}-${id}`) ?? id);
}

/**
 * Returns the path of the page that shows a record, without language prefix, or null if it has none. Without an id the
 * slug is not changed.
 */
export function pageOfRecord(list: string, { id, slug }: { id?: number; slug: string }): string | null {
  const page = descriptionOf(list)?.page;
  if (page === undefined || id === undefined) return page?.replace(/:slug$/, () => slug) ?? null;
  const inAddress = slugInAddress(list, { id: String(id), slug });
  if (page.endsWith(':slug') && inAddress === '') return null;
  return page.replace(/:(?:id|slug)$/, (part) => (part === ':id' ? String(id) : inAddress));
}
