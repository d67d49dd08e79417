/** The tags a rich text of a record may have; what else there is loses its tags, of some its text too. */
export const RICH_TEXT_TAGS: readonly string[] = [
  ...['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'br', 'blockquote', 'img', 'figure'],
  ...['figcaption', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];

/** Tags whose text is no text for a reader. */
export const HIDDEN_TEXT_TAGS: readonly string[] = ['script', 'style', 'textarea', 'option', 'iframe'];

/** Where a picture and where a link may lead. */
export const RICH_TEXT_SCHEMES: readonly string[] = ['http', 'https'];
export const LINK_SCHEMES: readonly string[] = [...RICH_TEXT_SCHEMES, 'mailto', 'tel'];
