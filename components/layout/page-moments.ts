/* Moments in the life of a page that parts of its early script wait for. */

/** A browser may render a page ahead of its visitor, who perhaps never comes. */
export function whenShown(start: () => void): void {
  if ((document as Document & { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', start, { once: true });
  else start();
}

/** Runs `act` when the document is complete; a script that is fetched in parallel may arrive earlier. */
export const whenParsed = (act: () => void) =>
  document.readyState === 'loading' ? addEventListener('DOMContentLoaded', act, { once: true }) : act();

/** After the load event and the first paint of text or a picture: one of the background alone may come before. */
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
