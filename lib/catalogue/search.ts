import 'server-only';
import ca from '@/content/popular-searches/ca.json';
import en from '@/content/popular-searches/en.json';
import es from '@/content/popular-searches/es.json';
import { countResults, type SearchResults, type UpstreamResults } from '@/lib/domain/search';
import type { Locale } from '@/lib/i18n/locales';
import { mergeResults } from '@/lib/search/answer';
import type { LanguageIndex } from '@/lib/search/build';
import type { SearchRecord } from '@/lib/search/records';
import { type SearchIndexes, searchIndexes } from '@/lib/search/search';
import { boundedCache } from '@/lib/state/bounded-cache';
import { previewToken } from '@/lib/state/preview';
import { processState } from '@/lib/state/process-state';
import { currentIndexes, firstIndexes } from './search-index';
import { type Joins, searchUpstream } from './upstream-search';

/** Time the first index may take before a search proceeds without it. */
const FIRST_INDEX_MS = 1500;
/** Time it may take when the upstream has failed: there is no other source of results. */
const LAST_RESORT_MS = 8000;

/**
 * Returns the results of the site's index and those that only the upstream finds (M29). It waits a moment for the
 * upstream if the index has found something; while there is no index yet, only the upstream is used. Throws ApiError if
 * both are unavailable.
 */
export async function searchCatalogue(
  locale: Locale,
  text: string,
  visitorAddress: string | null = null,
): Promise<SearchResults> {
  if ((await previewToken()) !== null)
    return mergeResults(null, await searchUpstream(locale, text, { visitorAddress }), locale);
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
  const merged = mergeResults(own && searchIndexes(own, locale, text), found.finds, locale);
  return found.error ? incomplete(merged) : merged;
}

/** Starts building the index, so that a following search finds it ready. Never throws. */
export async function prepareSearch(): Promise<void> {
  await currentIndexes();
}

/**
 * Returns the held results, or else searches now. The upstream is queried until its results are held too; late results
 * are held for the next request. If the index finds nothing, the upstream's response is awaited.
 */
async function searchBoth(
  indexes: SearchIndexes,
  locale: Locale,
  text: string,
  visitorAddress: string | null,
): Promise<SearchResults> {
  const held = storedResults(indexes, locale, text);
  if (held?.merged) return held.merged;
  const joins = indexJoins(indexes.languages[locale]);
  const ask = () => searchUpstream(locale, text, { visitorAddress, joins });
  const asked = askBeside(ask);
  const own = held?.own ?? searchIndexes(indexes, locale, text);
  if (!held) storeResults(indexes, locale, text, { own, merged: null });
  const merging = (finds: Promise<UpstreamResults>) =>
    finds.then(
      (found) => {
        const merged = mergeResults(own, found, locale);
        storeResults(indexes, locale, text, { own, merged });
        return merged;
      },
      () => incomplete(own),
    );
  if (countResults(own).todo === 0) return merging(asked ?? ask());
  return (asked && (await inMoment(merging(asked)))) ?? own;
}

const incomplete = (found: SearchResults): SearchResults => ({ ...found, isIncomplete: true });

/** Records from a language's index that complete the upstream's results: no list is read for a search. */
function indexJoins({ records, byKey }: LanguageIndex): Joins {
  const of = async <K extends SearchRecord['kind']>(kind: K) => {
    const get = (id: string) => records[byKey.get(`${kind} ${id}`) ?? -1]?.found as FoundOf<K> | undefined;
    return { get, has: (id: string) => byKey.has(`${kind} ${id}`) };
  };
  return {
    specialities: () => of('speciality'),
    clinics: () => of('clinic'),
    associated: () => of('associated'),
    products: () => of('product'),
  };
}

type FoundOf<K extends SearchRecord['kind']> = Extract<SearchRecord, { kind: K }>['found'];

/** How long the upstream's results are held: as long as a read of the catalogue. */
const FRESH_MS = 30_000;
/** Per index; about 10 kB each. */
const MAX_ANSWERS = 500;

/** Index results, and results merged with the upstream's; null if those are missing or expired. */
type Answers = { own: SearchResults; merged: SearchResults | null };
type Held = Answers & { endsAt: number };

/**
 * Search results, shared by all visitors: people type similar prefixes. Entries belong to their index, so that
 * tag expiry applies to them too and they keep no earlier index in memory.
 */
const heldOf = () =>
  processState('search-answers', () => new WeakMap<SearchIndexes, ReturnType<typeof boundedCache<Held>>>());

const keyOf = (locale: Locale, text: string): string => `${locale} ${text.toLowerCase()}`;

/** Returns the held results for a text, or null. */
export function storedResults(indexes: SearchIndexes, locale: Locale, text: string): Answers | null {
  const held = heldOf().get(indexes)?.get(keyOf(locale, text));
  return held && performance.now() >= held.endsAt ? { ...held, merged: null } : (held ?? null);
}

/** Holds the results for a text: index results as long as the index, merged results for 30 s. */
export function storeResults(indexes: SearchIndexes, locale: Locale, text: string, answers: Answers): void {
  const held = heldOf().get(indexes) ?? boundedCache<Held>(MAX_ANSWERS);
  held.set(keyOf(locale, text), { ...answers, endsAt: performance.now() + FRESH_MS });
  heldOf().set(indexes, held);
}

/** Time to wait for the upstream's results when the index has some. */
const UPSTREAM_MS = 40;
/** An upstream that was late this often in a row is queried only occasionally, until it is in time again. */
const LATE_LIMIT = 3;
const TRY_AGAIN_MS = 2000;
/** Maximum concurrent upstream searches: under load the index's results are enough, and pages need the processor. */
const MAX_CONCURRENT = 4;

type Punctuality = { late: number; tryAgainAt: number; asked: number };

const punctuality = () => processState<Punctuality>('search-upstream', () => ({ late: 0, tryAgainAt: 0, asked: 0 }));

/** Queries the upstream in parallel if it was in time lately and is not busy; otherwise returns null. */
function askBeside<T>(ask: () => Promise<T>): Promise<T> | null {
  const upstream = punctuality();
  if (upstream.asked >= MAX_CONCURRENT || !isInTime(upstream)) return null;
  upstream.asked += 1;
  return ask().finally(() => {
    upstream.asked -= 1;
  });
}

/** True if the upstream was in time, or has not been tried for a while. */
function isInTime(upstream: Punctuality): boolean {
  if (upstream.late < LATE_LIMIT) return true;
  const now = performance.now();
  if (now < upstream.tryAgainAt) return false;
  upstream.tryAgainAt = now + TRY_AGAIN_MS;
  return true;
}

/** Returns the response if it arrives within UPSTREAM_MS, or null. */
async function inMoment<T>(answer: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<'late'>((resolve) => {
    timer = setTimeout(resolve, UPSTREAM_MS, 'late');
  });
  const answered = await Promise.race([answer, end]);
  clearTimeout(timer);
  const upstream = punctuality();
  upstream.late = answered === 'late' ? upstream.late + 1 : 0;
  if (answered !== 'late') return answered;
  upstream.tryAgainAt = performance.now() + TRY_AGAIN_MS;
  return null;
}

const SEARCHES: Record<Locale, string[]> = { es: es.searches, ca: ca.searches, en: en.searches };

/** Suggested searches when nothing was typed or found: editorial content, not measured. */
export const popularSearches = (locale: Locale): string[] => SEARCHES[locale];
