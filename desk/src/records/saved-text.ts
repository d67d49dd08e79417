import { moment } from '../format';
import type { TextKey } from '../translator';
import type { CatalogueRecord } from './record-wire';

type Message = { key: TextKey; options?: { moment: string } };

/**
 * Returns the key of the message after saving a record that visitors do not see yet: a scheduled article or a draft.
 * Otherwise null.
 */
export function unpublishedMessage(
  list: string,
  { status, date }: CatalogueRecord,
  now: Date,
  locale: string,
): Message | null {
  if (list !== 'posts') return null;
  if (status === 'draft') return { key: 'desk.content.form.savedHidden' };
  const isLater = status === 'future' && typeof date === 'string' && new Date(date) > now;
  return isLater ? { key: 'desk.content.form.savedForLater', options: { moment: moment(date, locale) } } : null;
}
