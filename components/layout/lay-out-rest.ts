const PAUSE_MS = 10;

/**
 * Lays out the parts of the page that are out of sight, one after the other so that no task is long: the page then has its length,
 * and its links. A part has its styles in one task, its layout in the next, and is painted in one of the browser's own.
 */
export function layOutRest(rest = [...document.querySelectorAll<HTMLElement>('.far')]): void {
  const part = rest.shift();
  if (!part) return;
  part.style.contentVisibility = 'visible';
  getComputedStyle(part).getPropertyValue('color');
  setTimeout(() => {
    part.getBoundingClientRect();
    setTimeout(layOutRest, PAUSE_MS, rest);
  });
}
