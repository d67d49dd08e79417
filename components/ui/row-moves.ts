import type useEmblaCarousel from 'embla-carousel-react';

export type Embla = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>;

/** After a pause this long a turn of the wheel is a new one. */
const WHEEL_PAUSE_MS = 200;
const LINE_PX = 16;

/**
 * Whether a press may drag the row. A double click and one with Shift select text; on a page that is zoomed in, a finger moves
 * the page.
 */
export function isDrag(embla: Embla, event: MouseEvent | TouchEvent): boolean {
  if (embla.scrollSnapList().length < 2) return false;
  if (!(event instanceof MouseEvent)) return (visualViewport?.scale ?? 1) <= 1;
  if (event.button !== 0 || event.detail > 1 || event.shiftKey) return false;
  embla.rootNode().classList.add('snap-held'); // before the browser begins to select what is dragged over
  return true;
}

/** What moves next is not animated. */
export function moveAtOnce(embla: Embla): void {
  const { useDuration: setDuration } = embla.internalEngine().scrollBody; // no hook, for all its name
  setDuration(0);
}

/** Turns a scroll by the browser, which shows found text or the focus, into a move of Embla's; also the scroll before take-over. */
export function takeOverScroll(row: HTMLElement, embla: Embla, signal: AbortSignal): void {
  const takeOver = () => {
    const { scrollLeft } = row;
    if (scrollLeft === 0) return;
    row.scrollLeft = 0;
    moveAtOnce(embla);
    embla.internalEngine().scrollTo.distance(-scrollLeft, false);
  };
  takeOver();
  row.addEventListener('scroll', takeOver, { signal, passive: true });
}

/** The arrow keys lead on, as in a row that scrolls. */
export function followKeys(row: HTMLElement, embla: Embla, signal: AbortSignal): void {
  const follow = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    if (event.key === 'ArrowLeft') embla.scrollPrev();
    else embla.scrollNext();
  };
  row.addEventListener('keydown', follow, { signal });
}

/** A wheel turned sideways leads on, a card for each half of one and then its width. */
export function followWheel(row: HTMLElement, embla: Embla, signal: AbortSignal): void {
  let sum = 0;
  let last = 0;
  const follow = (event: WheelEvent) => {
    const { deltaX, deltaY, deltaMode, timeStamp, ctrlKey } = event;
    const isForward = deltaX > 0;
    if (ctrlKey || Math.abs(deltaX) <= Math.abs(deltaY)) return;
    if (!(isForward ? embla.canScrollNext() : embla.canScrollPrev())) return;
    event.preventDefault();
    if (timeStamp - last > WHEEL_PAUSE_MS) sum = 0;
    last = timeStamp;
    sum += deltaMode === WheelEvent.DOM_DELTA_LINE ? deltaX * LINE_PX : deltaX;
    const width = embla.slideNodes()[0]?.offsetWidth ?? 0;
    if (Math.abs(sum) < width / 2) return;
    sum -= Math.sign(sum) * width;
    if (isForward) embla.scrollNext();
    else embla.scrollPrev();
  };
  row.addEventListener('wheel', follow, { signal, passive: false });
}

/** Shows the card that has the focus by the keyboard, at once; a press of the pointer does not move the row. */
export function showFocusedCard(row: HTMLElement, embla: Embla, signal: AbortSignal): void {
  const show = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || target === row || !target.matches(':focus-visible')) return;
    const index = embla.slideNodes().findIndex((card) => card.contains(target));
    const card = embla.slideNodes()[index];
    if (!card) return;
    const [{ left, right }, sight] = [card.getBoundingClientRect(), row.getBoundingClientRect()];
    const isInSight = row.scrollLeft === 0 && left >= sight.left - 1 && right <= sight.right + 1;
    if (isInSight) return;
    row.scrollLeft = 0; // the browser's own way of showing it
    embla.scrollTo(snapOf(embla, index), true);
  };
  row.addEventListener('focusin', show, { signal });
}

const snapOf = (embla: Embla, card: number): number =>
  embla.internalEngine().slideRegistry.findIndex((cards) => cards.includes(card));
