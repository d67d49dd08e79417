/** The attributes of the elements that a rich text may have, by element; all others are removed. */
export const RICH_TEXT_ELEMENTS: Readonly<Record<string, readonly string[]>> = {
  ...{ p: [], h2: [], h3: [], h4: [], blockquote: [], pre: [], hr: [], figure: [], figcaption: [] },
  ...{ ul: [], ol: ['start', 'reversed', 'type'], li: ['value'], dl: [], dt: [], dd: [] },
  ...{ table: [], caption: [], thead: [], tbody: [], tfoot: [], tr: [] },
  ...{ th: ['colspan', 'rowspan', 'scope'], td: ['colspan', 'rowspan'] },
  ...{ strong: [], em: [], sub: [], sup: [], s: [], small: [], mark: [], kbd: [], q: [], cite: [] },
  ...{ del: ['datetime'], ins: ['datetime'], abbr: ['title'], dfn: ['title'], time: ['datetime'] },
  ...{ a: ['href'], br: [], img: ['src', 'alt', 'width', 'height'] },
};

/** True for an element that a rich text may have. */
export const isAllowedName = (name: string): boolean => Object.hasOwn(RICH_TEXT_ELEMENTS, name);

/** The elements that have attributes, with a new list of them for each, as the sanitizer of both sides takes them. */
export const richTextAttributes = (): Record<string, string[]> =>
  Object.fromEntries(Object.entries(RICH_TEXT_ELEMENTS).flatMap(([tag, all]) => (all.length ? [[tag, [...all]]] : [])));

const COUNT = /^[1-9]\d{0,3}$/;
const NUMBER = /^-?\d{1,6}$/;

/** The accepted values of attributes with few values; `reversed` has none. */
export const ATTRIBUTE_VALUES: Readonly<Record<string, RegExp>> = {
  ...{ start: NUMBER, value: NUMBER, type: /^[1aAiI]$/, colspan: COUNT, rowspan: COUNT },
  scope: /^(?:col|row|colgroup|rowgroup)$/,
};

/** Elements with the same meaning as an allowed one. */
export const SAME_MEANING: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ b: 'strong', i: 'em', strike: 's', acronym: 'abbr', h1: 'h2', h5: 'h4', h6: 'h4', menu: 'ul', dir: 'ul' },
  }),
);

/** Elements whose text is not meant for readers. */
export const HIDDEN_TEXT_TAGS: readonly string[] = [
  ...['script', 'style', 'textarea', 'option', 'iframe', 'title', 'template', 'xml', 'annotation', 'annotation-xml'],
];

const KEPT_BLOCKS = [
  ...['p', 'h2', 'h3', 'h4', 'blockquote', 'pre', 'hr', 'figure', 'figcaption', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];
const OTHER_BLOCKS = [
  ...['address', 'article', 'aside', 'body', 'center', 'details', 'dialog', 'div', 'fieldset', 'footer', 'form'],
  ...['header', 'hgroup', 'html', 'legend', 'listing', 'main', 'nav', 'search', 'section', 'summary', 'xmp'],
];
const BLOCKS = new Set([...KEPT_BLOCKS, ...OTHER_BLOCKS, 'h1', 'h5', 'h6', 'menu', 'dir']);

/** True for a block element. A block that is not allowed becomes a paragraph. */
export const isBlockName = (name: string): boolean => BLOCKS.has(name);

/** The allowed elements inside a line of text. */
export const INLINE_ELEMENTS: readonly string[] = Object.keys(RICH_TEXT_ELEMENTS).filter((name) => !isBlockName(name));

/** The schemes of picture and link addresses. */
export const RICH_TEXT_SCHEMES: readonly string[] = ['http', 'https'];
export const LINK_SCHEMES: readonly string[] = [...RICH_TEXT_SCHEMES, 'mailto', 'tel'];
