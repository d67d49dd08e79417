const OFFSCREEN = '.grid-cards > .card, .section.far';
const PAUSE_MS = 10;

/** Lays out what is out of sight, one part after the other so that no task is long: the page then has its length, and its links. */
export function layOutRest(rest = [...document.querySelectorAll<HTMLElement>(OFFSCREEN)]): void {
  const part = rest.shift();
  if (!part) return;
  part.style.contentVisibility = 'visible';
  setTimeout(layOutRest, PAUSE_MS, rest);
}
