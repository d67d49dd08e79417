import { STEP_ATTRIBUTE } from '@/lib/domain/page-marks';

type Row = { row: HTMLElement; place: HTMLElement; buttons: HTMLElement[] };

/** The buttons of rows that scroll by themselves: gone where all cards fit, and they say when there is no further. */
export function attachRowButtons(whenPainted: (act: () => void) => void): void {
  const rows = new Map<Element, Row>();
  const watched = new ResizeObserver((changed) => update(changed.map(({ target }) => rows.get(target))));
  for (const row of document.querySelectorAll<HTMLElement>('.snap')) {
    const place = row.parentElement?.querySelector<HTMLElement>('.snap-buttons');
    if (!place) continue;
    const known = { row, place, buttons: [...place.querySelectorAll<HTMLElement>(`[${STEP_ATTRIBUTE}]`)] };
    rows.set(row, known);
    for (const button of known.buttons) button.addEventListener('click', () => leadOn(row, stepOf(button)));
    row.addEventListener('scroll', () => update([known]), { passive: true });
  }
  // Not before: its first call would be within the frame that is painted first.
  whenPainted(() => {
    for (const row of rows.keys()) watched.observe(row);
  });
}

const stepOf = (button: HTMLElement) => Number(button.getAttribute(STEP_ATTRIBUTE));

/** Reads all rows before it writes: else each would be laid out anew. */
function update(rows: (Row | undefined)[]): void {
  const read = rows
    .filter((known) => known !== undefined)
    .map(({ row, ...rest }) => ({ at: row.scrollLeft, left: row.scrollWidth - row.clientWidth, ...rest }));
  for (const { at, left, place, buttons } of read) {
    if (place.hidden !== left <= 1) place.hidden = left <= 1;
    for (const button of buttons) {
      const isEnd = String(stepOf(button) < 0 ? at <= 1 : at >= left - 1);
      if (button.getAttribute('aria-disabled') !== isEnd) button.setAttribute('aria-disabled', isEnd);
    }
  }
}

function leadOn(row: HTMLElement, step: number): void {
  const [first, second] = row.children as HTMLCollectionOf<HTMLElement>;
  const width = second && first ? second.offsetLeft - first.offsetLeft : row.clientWidth;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  row.scrollBy({ left: step * width, behavior: isStill ? 'instant' : 'smooth' });
}
