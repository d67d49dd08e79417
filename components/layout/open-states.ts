/* Content that a cached page cannot know, set by the browser: whether a clinic is open, and which day is today. */
import { weekTime } from '@clinic/contract/dates';
import { openState } from '@clinic/contract/open-state';
import { isPast, readTexts, readWeek, sentence } from '@/lib/domain/open-sentence';
import { OPEN_NOW_ATTRIBUTE, OPEN_TEXTS_ATTRIBUTE, TODAY_ATTRIBUTE, WEEK_ATTRIBUTE } from '@/lib/domain/page-marks';

const POLL_MS = 15_000;
const PILLS = { open: 'pill pill-ok', closing: 'pill pill-soon', closed: 'pill', never: 'pill' } as const;

/** Shows these states now and whenever they change. */
export function showOpenStates(): void {
  if (!document.querySelector(`[${WEEK_ATTRIBUTE}],[${TODAY_ATTRIBUTE}]`)) return;
  update();
  setInterval(update, POLL_MS);
  document.addEventListener('visibilitychange', update);
}

function update(): void {
  const now = new Date();
  for (const element of document.querySelectorAll<HTMLElement>(`[${WEEK_ATTRIBUTE}]`)) updateHours(element, now);
  const today = weekTime(now).day;
  for (const [index, place] of document.querySelectorAll<HTMLElement>(`[${TODAY_ATTRIBUTE}]`).entries()) {
    const isToday = index % 7 === today;
    const row = place.closest('tr');
    if (isToday === row?.hasAttribute('aria-current')) continue;
    place.className = isToday ? 'pill' : '';
    place.textContent = isToday ? place.getAttribute(TODAY_ATTRIBUTE) : '';
    if (isToday) row?.setAttribute('aria-current', 'date');
    else row?.removeAttribute('aria-current');
  }
}

function updateHours(element: HTMLElement, now: Date): void {
  const state = openState(readWeek(element.getAttribute(WEEK_ATTRIBUTE) ?? ''), now);
  const openNow = element.getAttribute(OPEN_NOW_ATTRIBUTE);
  if (openNow !== null) {
    element.hidden = isPast(state);
    element.textContent = element.hidden ? '' : openNow;
    return;
  }
  const texts = element.closest(`[${OPEN_TEXTS_ATTRIBUTE}]`)?.getAttribute(OPEN_TEXTS_ATTRIBUTE) ?? '';
  const text = sentence(state, readTexts(texts));
  if (element.textContent === text) return;
  const pill = document.createElement('span');
  pill.className = PILLS[state.kind];
  pill.textContent = text;
  element.replaceChildren(pill);
}
