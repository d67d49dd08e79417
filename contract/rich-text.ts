/** The allowed tags of a rich text; other tags are removed, some with their text. */
export const RICH_TEXT_TAGS: readonly string[] = [
  ...['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'br', 'blockquote', 'img', 'figure'],
  ...['figcaption', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];

/** Tags whose text is not meant for readers. */
export const HIDDEN_TEXT_TAGS: readonly string[] = ['script', 'style', 'textarea', 'option', 'iframe'];

/** The schemes of picture and link addresses. */
export const RICH_TEXT_SCHEMES: readonly string[] = ['http', 'https'];
export const LINK_SCHEMES: readonly string[] = [...RICH_TEXT_SCHEMES, 'mailto', 'tel'];
