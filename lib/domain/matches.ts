import { withoutAccents } from '@clinic/contract/plain-text';

/** A matching part of a text, or the text between two matches. */
export type Stretch = { text: string; isMatch: boolean };

/** Without accents and case, with the position each letter came from: "Cardiología" is found by "cardiologia". */
function folded(text: string): { letters: string; from: number[] } {
  const from: number[] = [];
  let letters = '';
  let position = 0;
  for (const character of text) {
    for (const letter of withoutAccents(character)) {
      for (let unit = 0; unit < letter.length; unit += 1) from.push(position);
      letters += letter;
    }
    position += character.length;
  }
  return { letters, from: [...from, text.length] };
}

/**
 * Splits a text, marking the parts that match a word of the search. In a search with longer words, a single letter
 * marks nothing. Joined, the parts equal the text.
 */
export function markMatches(text: string, search: string): Stretch[] {
  const { letters, from } = folded(text);
  const isMarked = Array<boolean>(text.length).fill(false);
  const words = folded(search).letters.split(/\s+/).filter(Boolean);
  for (const word of words.some(isLong) ? words.filter(isLong) : words) {
    for (let at = letters.indexOf(word); at >= 0; at = letters.indexOf(word, at + word.length)) {
      isMarked.fill(true, from[at], from[at + word.length]);
    }
  }
  const stretches: Stretch[] = [];
  for (const [index, isMatch] of isMarked.entries()) {
    const last = stretches.at(-1);
    if (last?.isMatch === isMatch) last.text += text[index];
    else stretches.push({ text: text.charAt(index), isMatch });
  }
  return stretches;
}

/** True if the text contains the typed text as a whole, ignoring accents and case; also true for empty input. */
export const contains = (text: string, typed: string): boolean =>
  folded(text).letters.includes(folded(typed.trim()).letters);

const isLong = (word: string): boolean => word.length > 1;
