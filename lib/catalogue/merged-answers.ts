import 'server-only';
import type { SearchResults } from '@/lib/domain/search';
import type { Locale } from '@/lib/i18n/locales';
import type { SearchIndexes } from '@/lib/search/search';
import { boundedCache } from '@/lib/state/bounded-cache';
import { processState } from '@/lib/state/process-state';

/** How long the upstream's part of an answer stands: as long as a read of the catalogue. */
const FRESH_MS = 30_000;
/** Of one index; about 10 kB each. */
const MOST_ANSWERS = 500;

/** What the index found, and what site and upstream found together; null: the upstream has not answered, or long ago. */
type Answers = { own: SearchResults; merged: SearchResults | null };
type Held = Answers & { endsAt: number };

/**
 * Answers of the search, which are the same for everybody: people who type ask for the same beginnings. They end with the
 * index they are of, so that what expires by tag expires here, and keep no earlier index in memory.
 */
const heldOf = () =>
  processState('search-answers', () => new WeakMap<SearchIndexes, ReturnType<typeof boundedCache<Held>>>());

const keyOf = (locale: Locale, text: string): string => `${locale} ${text.toLowerCase()}`;

/** What is held of a text; null: nothing. */
export function heldAnswers(indexes: SearchIndexes, locale: Locale, text: string): Answers | null {
  const held = heldOf().get(indexes)?.get(keyOf(locale, text));
  return held && performance.now() >= held.endsAt ? { ...held, merged: null } : (held ?? null);
}

/** Holds the answers to a text: what the index found as long as the index, the rest for 30 s. */
export function holdAnswers(indexes: SearchIndexes, locale: Locale, text: string, answers: Answers): void {
  const held = heldOf().get(indexes) ?? boundedCache<Held>(MOST_ANSWERS);
  held.set(keyOf(locale, text), { ...answers, endsAt: performance.now() + FRESH_MS });
  heldOf().set(indexes, held);
}
