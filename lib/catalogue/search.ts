import 'server-only';
import { countResults, type SearchResults, type UpstreamFinds } from '@/lib/domain/search';
import type { Locale } from '@/lib/i18n/locales';
import { mergeFinds } from '@/lib/search/merge';
import { type SearchIndexes, searchIndexes } from '@/lib/search/search';
import { previewToken } from '@/lib/state/preview';
import { indexJoins } from './index-joins';
import { heldAnswers, holdAnswers } from './merged-answers';
import { currentIndexes, firstIndexes } from './search-index';
import { askBeside, inMoment } from './upstream-moment';
import { searchUpstream } from './upstream-search';

/** How long the first index may take before a search does without it. */
const FIRST_INDEX_MS = 1500;
/** And how long when the upstream has failed: there is nothing else to answer with. */
const LAST_RESORT_MS = 8000;

/**
 * Returns the results of the site's index and those that only the upstream finds (M29). It waits a moment for the upstream
 * if the index has found something; while there is no index yet, the upstream alone answers. Throws ApiError when neither can answer.
 */
export async function searchCatalogue(
  locale: Locale,
  text: string,
  visitorAddress: string | null = null,
): Promise<SearchResults> {
  if ((await previewToken()) !== null)
    return mergeFinds(null, await searchUpstream(locale, text, { visitorAddress }), locale);
  const indexes = await currentIndexes();
  if (indexes) return searchBoth(indexes, locale, text, visitorAddress);
  const [found, first] = await Promise.all([
    searchUpstream(locale, text, { visitorAddress }).then(
      (finds) => ({ finds, error: null }),
      (error: unknown) => ({ finds: null, error }),
    ),
    firstIndexes(FIRST_INDEX_MS),
  ]);
  const own = first ?? (found.error ? await firstIndexes(LAST_RESORT_MS) : null);
  if (!own && found.error) throw found.error;
  const merged = mergeFinds(own && searchIndexes(own, locale, text), found.finds, locale);
  return found.error ? incomplete(merged) : merged;
}

/** Begins to build the index, so that a search that will follow finds it ready. Never throws. */
export async function prepareSearch(): Promise<void> {
  await currentIndexes();
}

/**
 * What is held of it, else found now. The upstream is asked until its finds are held too; what it finds too late is in the
 * answer of the next one who asks. That nothing is found the upstream has to say itself, and it is waited for.
 */
async function searchBoth(
  indexes: SearchIndexes,
  locale: Locale,
  text: string,
  visitorAddress: string | null,
): Promise<SearchResults> {
  const held = heldAnswers(indexes, locale, text);
  if (held?.merged) return held.merged;
  const joins = indexJoins(indexes.languages[locale]);
  const ask = () => searchUpstream(locale, text, { visitorAddress, joins });
  const asked = askBeside(ask);
  const own = held?.own ?? searchIndexes(indexes, locale, text);
  if (!held) holdAnswers(indexes, locale, text, { own, merged: null });
  const merging = (finds: Promise<UpstreamFinds>) =>
    finds.then(
      (found) => {
        const merged = mergeFinds(own, found, locale);
        holdAnswers(indexes, locale, text, { own, merged });
        return merged;
      },
      () => incomplete(own),
    );
  if (countResults(own).todo === 0) return merging(asked ?? ask());
  return (asked && (await inMoment(merging(asked)))) ?? own;
}

const incomplete = (found: SearchResults): SearchResults => ({ ...found, isIncomplete: true });
