import { isStopToken, isWeakToken, spellingOf, stemOf, tokensOf } from './tokens';

/** A word of a phrase: its letters, its spelling by sound, its stem, and whether it tells what the phrase is about. */
export type PhraseToken = { word: string; spelled: string; stem: string; isTelling: boolean };

/** The words of a phrase that count, each stem once; all of them when none does. */
export function phraseTokens(text: string): PhraseToken[] {
  const every = tokensOf(text);
  const kept = every.filter((word) => !isStopToken(word));
  const seen = new Set<string>();
  return (kept.length > 0 ? kept : every)
    .map((word) => ({ word, spelled: spellingOf(word), stem: stemOf(word), isTelling: !isWeakToken(word) }))
    .filter(({ stem }) => !seen.has(stem) && seen.add(stem));
}

const WRITTEN = /[\p{L}\p{M}·'’]+/gu;

/** The words of a text with their accents, in small letters. */
export const writtenTokens = (text: string): string[] => text.toLowerCase().match(WRITTEN) ?? [];
