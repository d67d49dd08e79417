import type { SearchResults } from '@/lib/domain/search';
import type { Locale } from '@/lib/i18n/locales';
import { mergeResults } from '@/lib/search/answer';
import { buildIndexes } from '@/lib/search/build-all';
import { searchIndexes } from '@/lib/search/search';
import { demoSearchSource } from './demo-search';

let indexes: ReturnType<typeof buildIndexes> | undefined;

/** Returns the results of the site's own search in the demo catalogue, like POST /api/buscador without an upstream. */
export async function findInDemo(locale: Locale, text: string): Promise<SearchResults> {
  indexes ??= buildIndexes(demoSearchSource());
  return mergeResults(searchIndexes(await indexes, locale, text), null, locale);
}
