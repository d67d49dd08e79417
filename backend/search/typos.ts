/** How many mistakes a word of this length may have; short words are too alike for any. */
const allowance = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/**
 * Of the known words, those that `asked` may be a mistyped form of, or the mistyped beginning of: the ones with the
 * fewest mistakes. A mistake is a letter too many, missing, wrong, or two letters exchanged.
 */
export function nearest(asked: string, known: readonly string[]): string[] {
  let best = allowance(asked.length);
  if (best === 0) return [];
  let found: string[] = [];
  for (const word of known) {
    const mistakes = mistakesIn(asked, word);
    if (mistakes > best) continue;
    if (mistakes < best) found = [];
    best = mistakes;
    found.push(word);
  }
  return found;
}

/** The mistakes between `asked` and the beginning of `word` that suits it best. */
export function mistakesIn(asked: string, word: string): number {
  let before: number[] = [];
  let previous = Array.from({ length: word.length + 1 }, (_, column) => column);
  for (let row = 1; row <= asked.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= word.length; column += 1) {
      const isSame = asked[row - 1] === word[column - 1];
      const isExchanged = asked[row - 1] === word[column - 2] && asked[row - 2] === word[column - 1];
      current[column] = Math.min(
        at(previous, column) + 1,
        at(current, column - 1) + 1,
        at(previous, column - 1) + (isSame ? 0 : 1),
        isExchanged ? at(before, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    before = previous;
    previous = current;
  }
  return Math.min(...previous);
}

const at = (row: number[], column: number): number => row[column] ?? Number.POSITIVE_INFINITY;
