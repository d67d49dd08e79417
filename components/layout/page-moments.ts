/* Moments in the life of a page that parts of its early script wait for. */

/** A browser may prerender a page that is never visited. */
export function whenShown(start: () => void): void {
  if ((document as Document & { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', start, { once: true });
  else start();
}

/** Runs `act` when the document is complete; a script that is fetched in parallel may arrive earlier. */
export const whenParsed = (act: () => void) =>
  document.readyState === 'loading' ? addEventListener('DOMContentLoaded', act, { once: true }) : act();

/** Waits for the load event and the first paint of text or a picture; the background alone may be painted earlier. */
export function whenPainted(act: () => void): void {
  const observe = () =>
    new PerformanceObserver((paints, observer) => {
      if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      act();
    }).observe({ type: 'paint', buffered: true });
  if (document.readyState === 'complete') observe();
  else addEventListener('load', observe, { once: true });
}
