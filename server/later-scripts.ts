/** The framework's own files as it writes them into a page, and the hint to fetch the first of them. */
const SCRIPT = /<script src="(\/_next\/static\/chunks\/[\w~.-]+\.js)" async=""><\/script>/g;
const HINT = /<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/chunks\/[\w~.-]+\.js"\/>/g;
const END = '</body></html>';

/** How the site's own forms and steps say that they need script (components/forms/no-script-note.tsx). */
const NEEDS_SCRIPT = '<noscript>';

/**
 * The page with the framework's scripts named at its end instead of asked for in its head, so that text, styles, fonts and
 * the first picture have the network and the processor for themselves: the page is complete without them
 * (docs/benchmarks.md). public/arranque.js begins them when the page has been painted with its pictures, at the visitor's
 * first move, or three seconds after the styles are there, whichever comes first. What he presses or chooses before, and
 * the browser does nothing with by itself, is told them when React listens: it marks the document then, and brings a part
 * to life to answer an event. One that is not, because it says to readers without script what they miss,
 * keeps its scripts in the head.
 */
export function startScriptsLater(html: string): string {
  const files = [...html.matchAll(SCRIPT)].map(([, file]) => file);
  if (files.length === 0 || html.includes(NEEDS_SCRIPT) || !html.endsWith(END)) return html;
  const rest = html.replace(SCRIPT, '').replace(HINT, '').slice(0, -END.length);
  return `${rest}<script type="later">${files.join(' ')}</script><script src="/arranque.js" defer></script>${END}`;
}
