/** The framework's own files as it writes them into a page, and the hint to fetch the first of them. */
const SCRIPT = /<script src="(\/_next\/static\/chunks\/[\w~.-]+\.js)" async=""><\/script>/g;
const HINT = /<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/chunks\/[\w~.-]+\.js"\/>/g;
const END = '</body></html>';

/** Calls that hand the page its data, one after the other; within the data no `<` is written as such. */
const CALLS = /(?:<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\([^<]*\)<\/script>){2,}/g;
const BETWEEN = ')</script><script>self.__next_f.push(';

/** How the site's own forms and steps say that they need script (components/forms/no-script-note.tsx). */
const NEEDS_SCRIPT = '<noscript>';

/**
 * The page with the framework's scripts named at its end instead of asked for in its head, so that text, styles, fonts and
 * the first picture have the network and the processor for themselves: the page is complete without them
 * (docs/benchmarks.md). components/layout/arranque.ts begins them. A page that is not complete, because it says to readers
 * without script what they miss, keeps its scripts in the head.
 */
export function startScriptsLater(html: string): string {
  const files = [...html.matchAll(SCRIPT)].map(([, file]) => file);
  if (files.length === 0 || html.includes(NEEDS_SCRIPT) || !html.endsWith(END)) return html;
  const rest = html.replace(SCRIPT, '').replace(HINT, '').slice(0, -END.length);
  const joined = rest.replace(CALLS, (calls) => calls.replaceAll(BETWEEN, ','));
  return `${joined}<script type="later">${files.join(' ')}</script>${END}`;
}
