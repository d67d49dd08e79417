import useEmblaCarousel from 'embla-carousel-react';
import { useEffect } from 'react';
import { EMBLA_ATTRIBUTE, ROW_READY, ROW_TAKEN } from '@/lib/domain/page-marks';
import { findButtons, stepOf, updateRowButtons } from './row-buttons';
import './row-motion.css';

type Embla = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>;

const STILL = '(prefers-reduced-motion: reduce)';
/** After a pause this long a turn of the wheel is a new one. */
const WHEEL_PAUSE_MS = 200;
const LINE_PX = 16;

/** Lets Embla move a row after its first use, from its scroll position. Renders nothing. */
export function RowMotion({ row }: { row: HTMLElement }) {
  const [setViewport, embla] = useEmblaCarousel({
    active: false, // until the row is still
    align: 'start',
    duration: 20,
    breakpoints: { [STILL]: { duration: 0 } },
    watchDrag: isDrag,
    watchFocus: false, // by time: a slow device misses it (docs/decisions/0177)
  });

  useEffect(() => setViewport(row), [row, setViewport]);

  useEffect(() => {
    if (!embla) return;
    let stop: (() => void) | undefined;
    // All at once: a press in between would scroll a row that the browser no longer scrolls.
    const take = () => {
      embla.reInit({ active: true });
      stop = move(row, embla);
    };
    row.dispatchEvent(new CustomEvent(ROW_READY, { detail: take }));
    return () => stop?.();
  }, [row, embla]);
  return null;
}

/** Takes over from the browser. Returns a function that undoes it. */
function move(row: HTMLElement, embla: Embla): () => void {
  const end = new AbortController();
  const { signal } = end;
  row.setAttribute(EMBLA_ATTRIBUTE, '');
  takeOverScroll(row, embla, signal);
  followKeys(row, embla, signal);
  followWheel(row, embla, signal);
  showFocusedCard(row, embla, signal);
  const parts = findButtons(row);
  const update = () => parts && updateRowButtons(parts, !embla.canScrollPrev(), !embla.canScrollNext());
  update();
  embla.on('select', update).on('reInit', update).on('pointerUp', endDrag);
  for (const button of parts?.buttons ?? [])
    button.addEventListener('click', () => (stepOf(button) < 0 ? embla.scrollPrev() : embla.scrollNext()), { signal });
  row.dispatchEvent(new Event(ROW_TAKEN));
  return () => {
    end.abort();
    embla.off('select', update).off('reInit', update).off('pointerUp', endDrag);
    row.removeAttribute(EMBLA_ATTRIBUTE);
  };
}

function endDrag(embla: Embla): void {
  const row = embla.rootNode();
  row.classList.remove('snap-held');
  if (embla.internalEngine().options.duration === 0) moveAtOnce(embla);
  // After a drag, Embla ignores the next click, even a much later one by keyboard; this click satisfies it.
  setTimeout(() => row.dispatchEvent(new Event('click', { cancelable: true })));
}

/**
 * Whether a press may drag the row. A double click and one with Shift select text; on a page that is zoomed in, a
 * finger moves the page.
 */
function isDrag(embla: Embla, event: MouseEvent | TouchEvent): boolean {
  if (embla.scrollSnapList().length < 2) return false;
  if (!(event instanceof MouseEvent)) return (visualViewport?.scale ?? 1) <= 1;
  if (event.button !== 0 || event.detail > 1 || event.shiftKey) return false;
  embla.rootNode().classList.add('snap-held'); // before the browser starts to select the content under the pointer
  return true;
}

/** The next move is not animated. */
function moveAtOnce(embla: Embla): void {
  const { useDuration: setDuration } = embla.internalEngine().scrollBody; // not a hook, despite its name
  setDuration(0);
}

/** Converts a scroll by the browser (to found text, to the focus, before take-over) into a move of Embla. */
function takeOverScroll(row: HTMLElement, embla: Embla, signal: AbortSignal): void {
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

/** The arrow keys move the row as the browser would. */
function followKeys(row: HTMLElement, embla: Embla, signal: AbortSignal): void {
  const follow = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    if (event.key === 'ArrowLeft') embla.scrollPrev();
    else embla.scrollNext();
  };
  row.addEventListener('keydown', follow, { signal });
}

/** A horizontal wheel moves the row by one card after half a card's width, and by another after each further width. */
function followWheel(row: HTMLElement, embla: Embla, signal: AbortSignal): void {
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

/** Shows the card focused by the keyboard at once; a press of the pointer does not move the row. */
function showFocusedCard(row: HTMLElement, embla: Embla, signal: AbortSignal): void {
  const show = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || target === row || !target.matches(':focus-visible')) return;
    const index = embla.slideNodes().findIndex((card) => card.contains(target));
    const card = embla.slideNodes()[index];
    if (!card) return;
    const [{ left, right }, sight] = [card.getBoundingClientRect(), row.getBoundingClientRect()];
    const isInSight = row.scrollLeft === 0 && left >= sight.left - 1 && right <= sight.right + 1;
    if (isInSight) return;
    row.scrollLeft = 0; // undoes the browser's scrolling to the focused card
    embla.scrollTo(snapOf(embla, index), true);
  };
  row.addEventListener('focusin', show, { signal });
}

const snapOf = (embla: Embla, card: number): number =>
  embla.internalEngine().slideRegistry.findIndex((cards) => cards.includes(card));
