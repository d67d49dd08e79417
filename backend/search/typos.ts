import { mistakesAllowed, mistakesIn } from '@clinic/contract/spelling-mistakes';

/**
 * Of the known words, those that `asked` may be a mistyped form of, or the mistyped beginning of: the ones with the
 * fewest mistakes. A mistake is a letter too many, missing, wrong, or two letters exchanged.
 */
export function nearest(asked: string, known: readonly string[]): string[] {
  let best = mistakesAllowed(asked.length);
  if (best === 0) return [];
  let found: string[] = [];
  for (const word of known) {
    const mistakes = mistakesIn(asked, word, true);
    if (mistakes > best) continue;
    if (mistakes < best) found = [];
    best = mistakes;
    found.push(word);
  }
  return found;
}
