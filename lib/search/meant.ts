import type { LanguageIndex, PeopleIndex } from './build';
import type { Expansions, Query } from './query';
import { stemOf, tokensOf } from './tokens';

/** The text with the words that were met only with mistakes written as the index has them; null when it has none. */
export function meantBy(
  text: string,
  { words }: Query,
  { names, people }: Expansions,
  index: LanguageIndex,
  peopleIndex: PeopleIndex,
): string | null {
  const instead = new Map<string, string>();
  words.forEach(({ stem }, at) => {
    const named = names[at]?.[0];
    const person = people[at]?.[0];
    const isPerson = (person?.quality ?? 0) > (named?.quality ?? 0);
    const match = isPerson ? person : named;
    if (match?.how !== 'mistake') return;
    const { phrases, written } = isPerson ? peopleIndex : index;
    const word = written.get(phrases.vocabulary.wordOf(match.term));
    if (word) instead.set(stem, word);
  });
  if (instead.size === 0) return null;
  const meant = text
    .trim()
    .split(/\s+/)
    .map((written) => instead.get(stemOf(tokensOf(written)[0] ?? '')) ?? written)
    .join(' ');
  return meant.toLowerCase() === text.trim().toLowerCase() ? null : meant;
}
