/** Mistakes a word of this length may have; short words are too alike for any. */
export const mistakesAllowed = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/**
 * The letters too many, missing, wrong or exchanged with their neighbour in `asked` as a way of writing `word`, or,
 * with `isBeginning`, of writing the beginning of `word` that suits it best.
 */
export function mistakesIn(asked: string, word: string, isBeginning = false): number {
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
  return isBeginning ? Math.min(...previous) : at(previous, word.length);
}

const at = (row: number[], column: number): number => row[column] ?? Number.POSITIVE_INFINITY;
