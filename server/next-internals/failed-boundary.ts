// Seen in next 16.4.6 (its React: 19.3.0-canary-278794d7). When it changes, an absent page that is rendered per visitor answers 200 instead of 404,
// and a browser draws absent and failed pages anew: what was typed there is lost.

const MARK = Buffer.from('<template data-dgst="NEXT_HTTP_ERROR_FALLBACK;404">');

/** True when the document was found absent (`notFound()`) after its status had been sent. */
export const isAbsentPage = (body: Buffer): boolean => body.includes(MARK);

/** Where React begins the fallback of a boundary whose content failed, and says that a browser must try again. */
const FAILED = /<!--\$!--><template data-dgst="[^"]*"[^>]*><\/template>/;
const BOUNDARY = /<!--(\/?\$)[?!~]?-->/g;

/**
 * The document of which the fallback is the page itself: without the marks that have a browser put another in its place.
 * Any other document as it was.
 */
export function unwrapFallback(html: string): string {
  const failed = FAILED.exec(html);
  if (!failed) return html;
  const before = html.slice(0, failed.index);
  const rest = html.slice(failed.index + failed[0].length);
  let open = 1;
  for (const { 0: mark, 1: kind, index } of rest.matchAll(BOUNDARY)) {
    open += kind === '$' ? 1 : -1;
    if (open === 0) return before + rest.slice(0, index) + rest.slice(index + mark.length);
  }
  return html;
}
