// Seen in next 16.4.6 (its React: 19.3.0-canary-278794d7). When it changes, documents are heavier by 40 %, or do not hydrate.

declare global {
  interface Window {
    __next_f?: unknown[];
    /** A list until the scripts are there. */
    TURBOPACK?: { push(entry: unknown): unknown };
  }
}

const PUSH = /<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[[\s\S]*?\])\)<\/script>/g;
/** What starts when the scripts are there: the files and the module to begin with. */
const ENTRY =
  /<script id="_R_">\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{[^<]*\})\);?<\/script>/;
/** What a script element cannot hold as it is: its end, a comment, and line ends that the parser changes. */
const UNSAFE = /<\/script|<!--|[\r\0]/i;

/**
 * What the framework starts and hydrates a document with, as one text, and the document without the inline scripts that
 * carry it. Null when there is none, or when some of it is no text that a script element can hold.
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

/** Gives the framework a text of `takePageData`, without which its scripts do not begin. */
export function setPageData(data: string): void {
  const end = data.indexOf('\n');
  window.__next_f = [[0], [1, data.slice(end + 1)]];
  // Last: scripts that are there already begin with it.
  const queue = window.TURBOPACK ?? ([] as unknown[]);
  window.TURBOPACK = queue;
  queue.push(JSON.parse(data.slice(0, end)));
}
