const NAME = '[a-z][\\w-]*(?::[\\w-]+)?';

/** A tag, a comment or a declaration; an address in angle brackets, as in "Aina <aina@example.org>", is text. */
export const TAG = new RegExp(`<(?:!|/?${NAME}(?=[\\s/>]))[^<>]*>`, 'gi');

/** A `<` that starts none, because no name of an element follows, as in "Glucosa <70" or "<https://example.org>". */
export const NO_TAG = new RegExp(`<(?![/!?]|${NAME}(?:[\\s/>]|$))`, 'gi');

const STRUCK = /<(s|del|strike)\b[^>]*>[\s\S]*?<\/\1>/gi;
const RAISED_MINUTES = /(\d)<sup>(\d\d)<\/sup>/gi;
const CELL = /<\/?t[dh]\b[^>]*>/gi;
const BREAK = /<\/?(?:p|div|section|address|blockquote|ul|ol|li|dl|dt|dd|table|tr|caption|h[1-6]|br|hr)\b[^>]*>|\r?\n/i;

/**
 * Splits a text that may contain HTML, such as opening hours, into its lines, which may still have inline tags and
 * entities. Struck text is dropped; minutes in superscript get a colon: 9<sup>30</sup> would be read as 930.
 */
export const markupLines = (text: string): string[] =>
  text.replace(STRUCK, '').replace(RAISED_MINUTES, '$1:$2').replace(CELL, ' ').split(BREAK);
