/** Letters that are not a plain one with an accent. */
const SPELLED: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  þ: 'th',
  ĸ: 'q',
  ŋ: 'n',
  ŧ: 't',
};

/**
 * The words of a text as the catalogue stores them (search_text of the database does the same to what is stored): no
 * accents, small letters, a-z and 0-9. Control characters separate words.
 */
export const tokenize = (text: string): string[] =>
  text
    .replace(/·/g, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđðłħıþĸŋŧ]/g, (letter) => SPELLED[letter] ?? letter)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
