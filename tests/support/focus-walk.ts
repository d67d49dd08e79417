import type { Page } from '@playwright/test';

/** More than on any page. */
const MAX_STOPS = 400;

/**
 * Presses Tab, or Shift+Tab, through the page, to its end or until the focus is in a part of it. Returns the number of
 * stops and the stops of which no part was visible.
 */
export async function walkFocus(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab', end?: string) {
  const hidden: string[] = [];
  let stops = 0;
  for (; stops < MAX_STOPS; stops += 1) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(lookAtFocus, end);
    if (stop === null) break;
    if (!stop.isSeen) hidden.push(stop.name);
    if (stop.isAtEnd) break;
  }
  return { stops, hidden };
}

/**
 * The focused element and whether a part of it is visible and uncovered; null when the page has no focus or had it
 * here.
 */
async function lookAtFocus(end?: string) {
  // A control that is replaced on its first use has no focus for a moment.
  for (
    const until = performance.now() + 1_000;
    performance.now() < until && document.activeElement === document.body;
  ) {
    await new Promise((painted) => requestAnimationFrame(painted));
  }
  const element = document.activeElement;
  if (!element || element === document.body || element.hasAttribute('data-walked')) return null;
  element.setAttribute('data-walked', '');
  const label = element.closest('label') ?? element;
  const parts = [0.1, 0.5, 0.9];
  const isSeen = () => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return parts.some((down) =>
      parts.some((right) => {
        const hit = document.elementFromPoint(left + width * right, top + height * down);
        return hit !== null && (label.contains(hit) || hit.contains(element));
      }),
    );
  };
  // A slider takes some frames to reach the card.
  for (const until = performance.now() + 3_000; performance.now() < until && !isSeen(); ) {
    await new Promise((painted) => requestAnimationFrame(painted));
  }
  const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
  const { top } = element.getBoundingClientRect();
  return {
    isSeen: isSeen(),
    isAtEnd: end !== undefined && element.closest(end) !== null,
    name: `${element.tagName} ${element.id} ${name.trim().slice(0, 40)} at ${Math.round(top)}`,
  };
}
