/** Safari, which has no idle time to offer, lays everything out at once. */
const whenIdle = window.requestIdleCallback ?? setTimeout;

/** Lays out the sections out of sight, one after the other so that no task is long: the page then has its length. */
export function layOutRest(rest = [...document.querySelectorAll<HTMLElement>('.section.far')]): void {
  const part = rest.shift();
  if (!part) return;
  part.style.contentVisibility = 'visible';
  whenIdle(() => layOutRest(rest));
}
