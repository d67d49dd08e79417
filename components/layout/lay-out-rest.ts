/**
 * Lays out the parts of the page that are out of sight, one after the other so that no task is long: the page then has its length,
 * and its links. A part has its styles in one task, its layout in the next, and is painted in one of the browser's own: they begin
 * right after a frame, for the next one would do what is not done by then.
 */
export function layOutRest(rest = [...document.querySelectorAll<HTMLElement>('.far')]): void {
  const part = rest.shift();
  if (!part) return;
  part.style.contentVisibility = 'visible';
  getComputedStyle(part).getPropertyValue('color');
  setTimeout(() => {
    part.getBoundingClientRect();
    requestAnimationFrame(() => setTimeout(layOutRest, 0, rest));
  });
}
