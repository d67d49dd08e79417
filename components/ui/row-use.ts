/* The first use of a row, which loads Embla, and the moment at which Embla takes over (docs/decisions/0177). */
import { ROW_READY, ROW_TAKEN, ROW_USED, ROW_USED_ATTRIBUTE } from '@/lib/domain/page-marks';
import { isScrollingToTarget } from './row-buttons';

/** A press that moves further than this is a drag and does not follow a link. Embla has the same limit. */
const DRAG_PX = 10;
const STILL_FRAMES = 4;

/**
 * Calls `load` on the first use of each row: a mouse press, focus, a key, a button, or scrolling. A finger that scrolls
 * the page over it loads nothing.
 */
export function watchRows(load: () => void): void {
  for (const row of document.querySelectorAll<HTMLElement>('.snap')) watchRow(row, load);
}

function watchRow(row: HTMLElement, load: () => void): void {
  const use = () => {
    if (row.hasAttribute(ROW_USED_ATTRIBUTE)) return;
    row.setAttribute(ROW_USED_ATTRIBUTE, '');
    row.dispatchEvent(new Event(ROW_USED));
    load();
  };
  for (const sign of ['focusin', 'keydown', 'click']) row.parentElement?.addEventListener(sign, use);
  row.addEventListener('scroll', use, { passive: true });
  const isTouched = watchFingers(row);
  const pressOf = watchMouse(row, use);
  row.addEventListener(ROW_READY, (ready) => {
    const take = (ready as CustomEvent<() => void>).detail;
    whenStill(row, isTouched, take);
  });
  row.addEventListener(ROW_TAKEN, () => {
    const press = pressOf();
    if (!press) return;
    getSelection()?.removeAllRanges();
    row.dispatchEvent(new MouseEvent('mousedown', { clientX: press.clientX, clientY: press.clientY }));
  });
}

/** Returns whether a finger is on the row. */
function watchFingers(row: HTMLElement): () => boolean {
  let isTouched = false;
  const note = ({ touches }: TouchEvent) => {
    isTouched = touches.length > 0;
  };
  for (const type of ['touchstart', 'touchend', 'touchcancel'] as const)
    row.addEventListener(type, note, { passive: true });
  return () => isTouched;
}

/** Keeps a drag from following a link or dragging content. Returns the current press. */
function watchMouse(row: HTMLElement, use: () => void): () => MouseEvent | null {
  let press: MouseEvent | null = null;
  let isHeld = false;
  row.addEventListener('pointerdown', (event) => {
    press = event.pointerType === 'touch' || event.button !== 0 ? null : event;
    isHeld = press !== null;
    if (press) use();
  });
  for (const end of ['pointerup', 'pointercancel'])
    addEventListener(end, () => {
      isHeld = false;
    });
  row.addEventListener('dragstart', (event) => event.preventDefault());
  const refuse = (event: MouseEvent) => {
    const isDrag = event.detail > 0 && press && Math.abs(event.clientX - press.clientX) > DRAG_PX;
    press = null;
    if (!isDrag) return;
    event.preventDefault();
    event.stopPropagation();
  };
  row.addEventListener('click', refuse, true);
  return () => (isHeld ? press : null);
}

/** Waits for the end of a scroll: taking over in the middle of it would stop it. */
function whenStill(row: HTMLElement, isTouched: () => boolean, act: () => void): void {
  let at = row.scrollLeft;
  let frames = 0;
  const look = () => {
    const now = row.scrollLeft;
    frames = now === at && !isTouched() && !isScrollingToTarget(row) ? frames + 1 : 0;
    at = now;
    if (frames > STILL_FRAMES) act();
    else requestAnimationFrame(look);
  };
  look();
}
