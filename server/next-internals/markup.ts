// Seen in next 16.4 to 16.5. When it changes, documents are heavier by 40 %, do not hydrate, or ask for scripts before
// the first paint; an absent page that is rendered per visitor answers 200 instead of 404, and a browser draws absent and
// failed pages again: text typed there is lost.

const SCRIPT = /<script src="(\/_next\/static\/chunks\/[\w~.-]+\.js)" async=""><\/script>/g;
const HINT = /<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/chunks\/[\w~.-]+\.js"\/>/g;

/** The addresses of the framework's scripts in a document, in order, and the document without their tags and hints. */
export function takeScriptTags(html: string): { files: string[]; rest: string } {
  const files = [...html.matchAll(SCRIPT)].map(([, file = '']) => file);
  return { files, rest: html.replace(SCRIPT, '').replace(HINT, '') };
}

const PUSH = /<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[[\s\S]*?\])\)<\/script>/g;
/** What starts when the scripts are there: the files and the module to begin with. */
const ENTRY =
  /<script id="_R_">\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{[^<]*\})\);?<\/script>/;
/** Text that a script element cannot contain: its end, a comment, and line ends that the parser changes. */
const UNSAFE = /<\/script|<!--|[\r\0]/i;

/**
 * The start and hydration data of a document as one text, and the document without the inline scripts that contain it. Null
 * if there is none, or if a script element cannot contain it. In the browser lib/browser/page-data.ts gives it to the framework.
 */
export function takePageData(html: string): { data: string; rest: string } | null {
  const [entryScript = '', entry = ''] = ENTRY.exec(html) ?? [];
  const parts = [...html.matchAll(PUSH)].map(([, row = '']) => textOf(row));
  if (!entry || entry.includes('\n') || parts.length === 0 || parts.includes(null)) return null;
  const data = `${JSON.stringify(JSON.parse(entry))}\n${parts.join('')}`;
  return UNSAFE.test(data) ? null : { data, rest: html.replace(entryScript, '').replace(PUSH, '') };
}

/** The text of one push: `[0]` opens, `[1,"…"]` continues. Null for any other kind. */
function textOf(row: string): string | null {
  const [kind, text = '', ...more]: unknown[] = JSON.parse(row);
  if (kind === 0) return '';
  return kind === 1 && typeof text === 'string' && more.length === 0 ? text : null;
}

const ABSENT = Buffer.from('<template data-dgst="NEXT_HTTP_ERROR_FALLBACK;404">');

/** True when the document was found absent (`notFound()`) after its status had been sent. */
export const isAbsentPage = (body: Buffer): boolean => body.includes(ABSENT);

/** Where React begins the fallback of a boundary whose content failed, and says that a browser must try again. */
const FAILED = /<!--\$!--><template data-dgst="[^"]*"[^>]*><\/template>/;
const BOUNDARY = /<!--(\/?\$)[?!~]?-->/g;

/**
 * The document of which the fallback is the page itself: without the marks that have a browser put another in its place.
 * Any other document unchanged.
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
