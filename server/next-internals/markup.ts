// Seen in next 16.4 to 16.5. When it changes, documents are 40 % heavier, do not hydrate, or request scripts before the
// first paint; an absent page that is rendered per visitor returns 200 instead of 404; and a browser renders absent and
// failed pages again, so that text typed there is lost.

const SCRIPT = /<script src="(\/_next\/static\/chunks\/[\w~.-]+\.js)" async=""><\/script>/g;
const HINT = /<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/chunks\/[\w~.-]+\.js"\/>/g;

/** The addresses of the framework's scripts in a document, in order, and the document without their tags and hints. */
export function takeScriptTags(html: string): { files: string[]; rest: string } {
  const files = [...html.matchAll(SCRIPT)].map(([, file = '']) => file);
  return { files, rest: html.replace(SCRIPT, '').replace(HINT, '') };
}

const PUSH = /<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[[\s\S]*?\])\)<\/script>/g;
/** Starts the page once its scripts are loaded: the files and the entry module. */
const ENTRY =
  /<script id="_R_">\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{[^<]*\})\);?<\/script>/;
/** Text that a script element cannot contain: its end, a comment, and line ends that the parser changes. */
const UNSAFE = /<\/script|<!--|[\r\0]/i;

/**
 * The start and hydration data of a document as one text, and the document without the inline scripts that contain it.
 * Null if there is none, or if a script element cannot contain it. In the browser lib/browser/page-data.ts gives it to
 * the framework.
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

/** Marks where React begins the fallback of a failed boundary, and that a browser must try again. */
const FAILED = /<!--\$!--><template data-dgst="[^"]*"[^>]*><\/template>/;
const BOUNDARY = /<!--(\/?\$)[?!~]?-->/g;

/**
 * Returns a document whose fallback is the page itself without the marks that make a browser replace it; any other
 * document unchanged.
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
