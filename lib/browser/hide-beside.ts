const AWAY_ATTRIBUTE = 'data-away';

/** The heights of the header and the bar: an element behind one of them is not in view. */
const BETWEEN = '-68px 0px';

/**
 * Hides a bar at the bottom of the screen while one of these elements, which offer the same, is in view, unless the
 * focus is in the bar. Returns a stop function.
 */
export function hideBeside(bar: HTMLElement, own: Iterable<Element>): () => void {
  const shown = new Set<Element>();
  const note = (changes: IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting } of changes) {
      if (isIntersecting) shown.add(target);
      else shown.delete(target);
    }
    bar.toggleAttribute(AWAY_ATTRIBUTE, shown.size > 0 && !bar.contains(document.activeElement));
  };
  const observer = new IntersectionObserver(note, { rootMargin: BETWEEN });
  for (const element of own) observer.observe(element);
  return () => observer.disconnect();
}
