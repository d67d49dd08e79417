import { moment } from '../format';
import type { CatalogueRecord } from './wire';

type Said = { key: string; options?: { moment: string } };

/**
 * Returns the key of what is said once a record is stored, by when visitors see it: at once, at the date of a scheduled article,
 * or not at all; null for at once.
 */
export function notSeenYet(list: string, { status, date }: CatalogueRecord, now: Date, locale: string): Said | null {
  if (list !== 'posts') return null;
  if (status === 'draft') return { key: 'desk.content.form.savedHidden' };
  const isLater = status === 'future' && typeof date === 'string' && new Date(date) > now;
  return isLater ? { key: 'desk.content.form.savedForLater', options: { moment: moment(date, locale) } } : null;
}
