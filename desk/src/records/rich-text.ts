/** The tags the editor writes, and so may read without losing any. */
const TAGS = ['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'b', 'em', 'i', 'a', 'br', 'blockquote'];

/** True when the editor shows all there is in a text: its tags alone, no attribute but the address of a link. */
export function canEdit(html: string): boolean {
  const body = new DOMParser().parseFromString(html, 'text/html').body;
  return [...body.querySelectorAll('*')].every((element) => {
    const name = element.localName;
    const names = element.getAttributeNames();
    return TAGS.includes(name) && names.every((attribute) => name === 'a' && attribute === 'href');
  });
}

/** Converts the HTML of the editor to the HTML of the site: removes the paragraph inside a list item. */
export const fromEditor = (html: string): string =>
  html.replace(/<li><p>((?:(?!<\/p>)[\s\S])*)<\/p>(?=<\/li>|<[uo]l>)/g, '<li>$1');

/** Elements that begin a line of their own. */
const BLOCKS = 'p, h1, h2, h3, h4, h5, h6, ul, ol, li, tr, table, blockquote, div, br';

/** Returns the visible lines of an HTML text, without empty ones. */
export function linesOf(html: string): string[] {
  const body = new DOMParser().parseFromString(html.replaceAll('\n', '<br>'), 'text/html').body;
  for (const element of body.querySelectorAll(BLOCKS)) element.before('\n');
  for (const element of body.querySelectorAll(BLOCKS)) element.after('\n');
  return (body.textContent ?? '').split('\n').flatMap((line) => line.trim() || []);
}
