import './row-motion.css';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect } from 'react';
import { EMBLA_ATTRIBUTE, ROW_READY, ROW_TAKEN } from '@/lib/domain/page-marks';
import { findButtons, showEnds, stepOf } from './row-buttons';
import { type Embla, followKeys, followWheel, isDrag, moveAtOnce, showFocusedCard, takeOverScroll } from './row-moves';

const STILL = '(prefers-reduced-motion: reduce)';

/** Moves a row that has been used by Embla from where it was scrolled to; draws nothing. */
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
  const update = () => parts && showEnds(parts, !embla.canScrollPrev(), !embla.canScrollNext());
  update();
  embla.on('select', update).on('reInit', update).on('pointerUp', letGo);
  for (const button of parts?.buttons ?? [])
    button.addEventListener('click', () => (stepOf(button) < 0 ? embla.scrollPrev() : embla.scrollNext()), { signal });
  row.dispatchEvent(new Event(ROW_TAKEN));
  return () => {
    end.abort();
    embla.off('select', update).off('reInit', update).off('pointerUp', letGo);
    row.removeAttribute(EMBLA_ATTRIBUTE);
  };
}

function letGo(embla: Embla): void {
  const row = embla.rootNode();
  row.classList.remove('snap-held');
  if (embla.internalEngine().options.duration === 0) moveAtOnce(embla);
  // Embla refuses the next click after a drag, also one that comes much later by the keyboard: this one is for it.
  setTimeout(() => row.dispatchEvent(new Event('click', { cancelable: true })));
}
