/** A part of the address of a page, as the source of a pattern with the flag `u`. */
export const ADDRESS_PART = "[\\p{Ll}\\p{Lo}\\p{N}][\\p{Ll}\\p{Lo}\\p{M}\\p{N}'·_-]{0,119}";
/** The slug of a post: up to WordPress's length, also with pictographs. */
export const POST_PART = "[\\p{Ll}\\p{Lo}\\p{N}\\p{So}][\\p{Ll}\\p{Lo}\\p{M}\\p{N}\\p{So}'·_-]{0,199}";

/**
 * The spelling of an address in which all of its spellings agree: composed letters, lower case, straight apostrophes.
 * The case of each part is changed alone.
 */
export const canonicalSpelling = (path: string): string =>
  /^[a-z0-9/_-]*$/.test(path) ? path : path.split('/').map(lowerCase).join('/').normalize('NFC').replaceAll('’', "'");

// The end of a word decides between the letters σ and ς, so a part may not depend on the next one.
const lowerCase = (part: string): string => part.normalize('NFC').toLowerCase();

/** Returns a text without percent-encoding, or null if it cannot be decoded. */
export function decodePercent(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Returns a text without percent-encoding; a text that cannot be decoded is returned unchanged. */
export const decodeIfEncoded = (text: string): string => decodePercent(text) ?? text;
