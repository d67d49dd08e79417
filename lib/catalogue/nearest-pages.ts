import 'server-only';
import { addressSearch } from '@/lib/domain/address-search';
import type { NearestPage } from '@/lib/domain/shell';
import type { Locale } from '@/lib/i18n/locales';
import { searchIndexes } from '@/lib/search/search';
import { heldIndexes } from './search-index';

const MOST_PAGES = 5;

/**
 * The pages whose names are nearest to the words of an address that leads nowhere, the likeliest first. Empty without
 * such words, while nobody has searched yet, and where nothing is like them: invented addresses make no work.
 */
export async function nearestPages(locale: Locale, path: string): Promise<NearestPage[]> {
  const words = addressSearch(path);
  const indexes = words === '' ? null : heldIndexes();
  if (!indexes) return [];
  const found = searchIndexes(indexes, locale, words).best.flatMap((one) =>
    one.path === null ? [] : [{ name: one.name, note: one.note, path: one.path }],
  );
  return found.filter((one, index) => index === found.findIndex((other) => isAlike(one, other))).slice(0, MOST_PAGES);
}

/** Two links that a visitor could not tell apart. */
const isAlike = (one: NearestPage, other: NearestPage): boolean => one.name === other.name && one.note === other.note;
