import { EMBLA_ATTRIBUTE, STEP_ATTRIBUTE } from '@/lib/domain/page-marks';

type RowButtons = { place: HTMLElement; buttons: HTMLElement[] };

type Row = RowButtons & { row: HTMLElement };

/** The scroll position in px to which a press of a button scrolls. */
const goals = new WeakMap<HTMLElement, number>();
/** Called when the scrolling has ended or the visitor starts another. */
const ENDS = ['scrollend', 'wheel', 'touchstart', 'pointerdown'];

/** True until a row has reached the position of the pressed button; a busy device starts late. */
export const isScrollingToTarget = (row: HTMLElement): boolean =>
  Math.abs((goals.get(row) ?? row.scrollLeft) - row.scrollLeft) > 1;

/** Buttons of rows that the browser scrolls, until Embla moves a row (row-motion.tsx). */
export function attachRowButtons(whenPainted: (act: () => void) => void): void {
  const rows = new Map<Element, Row>();
  const rowOf = new Map<Element, HTMLElement>();
  const watched = new ResizeObserver((changed) => update(changed.map(({ target }) => rows.get(target))));
  for (const row of document.querySelectorAll<HTMLElement>('.snap')) {
    const found = findButtons(row);
    if (!found) continue;
    const known = { row, ...found };
    rows.set(row, known);
    for (const button of known.buttons) rowOf.set(button, row);
    row.addEventListener('scroll', () => update([known]), { passive: true });
    for (const end of ENDS) row.addEventListener(end, () => goals.delete(row), { passive: true });
  }
  const press = ({ target }: Event): void => {
    const button = (target as Element).closest<HTMLElement>(`[${STEP_ATTRIBUTE}]`);
    const row = button && rowOf.get(button);
    if (row) scrollBy(row, stepOf(button));
  };
  addEventListener('click', press, true); // React stops a press on its way down while it hydrates the page
  // Not earlier: the first call would delay the first painted frame.
  whenPainted(() => {
    for (const row of rows.keys()) watched.observe(row);
  });
}

/** Returns the buttons of a row with their place, or null. */
export function findButtons(row: HTMLElement): RowButtons | null {
  const place = row.parentElement?.querySelector<HTMLElement>('.snap-buttons');
  return place ? { place, buttons: [...place.querySelectorAll<HTMLElement>(`[${STEP_ATTRIBUTE}]`)] } : null;
}

/** Returns how many cards a press of the button moves. */
export const stepOf = (button: HTMLElement): number => Number(button.getAttribute(STEP_ATTRIBUTE));

/** Hides the buttons when all cards fit; at each end of the row, marks the button that cannot move further. */
export function updateRowButtons({ place, buttons }: RowButtons, isFirst: boolean, isLast: boolean): void {
  const fits = isFirst && isLast;
  if (place.hidden !== fits) place.hidden = fits;
  for (const button of buttons) {
    const isEnd = String(stepOf(button) < 0 ? isFirst : isLast);
    if (button.getAttribute('aria-disabled') !== isEnd) button.setAttribute('aria-disabled', isEnd);
  }
}

/** True while the browser scrolls the row. */
const scrolls = (row: HTMLElement) => !row.hasAttribute(EMBLA_ATTRIBUTE);

/** Reads all rows before writing, which avoids a layout per row. */
function update(rows: (Row | undefined)[]): void {
  const read = rows
    .filter((known) => known !== undefined)
    .filter(({ row }) => scrolls(row))
    .map((known) => ({ at: known.row.scrollLeft, left: known.row.scrollWidth - known.row.clientWidth, known }));
  for (const { at, left, known } of read) updateRowButtons(known, at <= 1, at >= left - 1);
}

function scrollBy(row: HTMLElement, step: number): void {
  if (!scrolls(row)) return;
  const [first, second] = (row.firstElementChild?.children ?? []) as HTMLCollectionOf<HTMLElement>;
  const width = second && first ? second.offsetLeft - first.offsetLeft : row.clientWidth;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const wanted = (goals.get(row) ?? row.scrollLeft) + step * width;
  const left = Math.min(Math.max(wanted, 0), row.scrollWidth - row.clientWidth);
  goals.set(row, left);
  row.scrollTo({ left, behavior: isStill ? 'instant' : 'smooth' });
}
