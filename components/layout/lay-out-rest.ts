const PAUSE_MS = 10;

/** Lays out the sections out of sight, one after the other so that no task is long: the page then has its length, and its links. */
export function layOutRest(rest = [...document.querySelectorAll<HTMLElement>('.section.far')]): void {
  const part = rest.shift();
  if (!part) return;
  part.style.contentVisibility = 'visible';
  part.getBoundingClientRect(); // laid out in this task, and painted in the next
  setTimeout(layOutRest, PAUSE_MS, rest);
}
