/* Moments in the life of a page that parts of its early script wait for. */

/** A browser may render a page ahead of its visitor, who perhaps never comes. */
export function whenShown(start: () => void): void {
  if ((document as Document & { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', start, { once: true });
  else start();
}

/** When all of the document is there; a script that is fetched beside it may come before. */
export const whenParsed = (act: () => void) =>
  document.readyState === 'loading' ? addEventListener('DOMContentLoaded', act, { once: true }) : act();

/** With the load event, or at once when it has been. */
export const whenLoaded = (act: () => void) =>
  document.readyState === 'complete' ? act() : addEventListener('load', act, { once: true });

/** A first paint may be of the background alone: what is waited for is text or a picture. */
export function whenPainted(act: () => void): void {
  whenLoaded(() =>
    new PerformanceObserver((paints, observer) => {
      if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      act();
    }).observe({ type: 'paint', buffered: true }),
  );
}
