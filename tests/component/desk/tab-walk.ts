import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';

/** More than on any screen. */
const MAX_STOPS = 300;

const USABLE =
  'a[href], button, input, select, textarea, [tabindex], [contenteditable=true], [role=switch], [role=slider]';
const GROUPS = '[role=tablist], [role=toolbar], [role=menu], [role=radiogroup], [role=grid]';
/** Elements that only scripts focus are no tab stops. */
const TARGETS = '[role=dialog], [role=presentation], main, h1, [role=tabpanel]';

/**
 * Presses Tab through a whole screen, or through the open dialog. Returns the usable controls that were not reached.
 * Tabs, choices and tools have one tab stop per group, and the arrows lead to the others.
 */
async function unreachedByTab(): Promise<string[]> {
  const walked = new Set<Element>();
  if (!document.querySelector('[role=dialog]')) {
    document.body.tabIndex = -1; // Tab starts where the page does
    document.body.focus();
    document.body.removeAttribute('tabindex');
  }
  let last: Element | null = null;
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    await userEvent.tab();
    const element = document.activeElement;
    if (!element || element === document.body) break;
    // A date is one element with several stops.
    if (element !== last && walked.has(element)) break;
    walked.add(element);
    last = element;
  }
  const isWalked = (element: Element | null) =>
    element !== null && [...walked].some((one) => element === one || element.contains(one));
  const isUnreached = (element: HTMLElement) => {
    const { width, height } = element.getBoundingClientRect();
    if (width < 2 || height < 2 || !element.checkVisibility({ visibilityProperty: true })) return false;
    if (element.matches(':disabled, [aria-disabled=true]') || element.closest('[aria-hidden=true], [inert]'))
      return false;
    // Arrow down and Escape replace the buttons that open and empty a field with suggestions.
    if (element.closest('.MuiAutocomplete-endAdornment, .MuiAutocomplete-tag')) return false;
    return !element.matches(TARGETS) && !isWalked(element) && !isWalked(element.closest(GROUPS));
  };
  const place = [...document.querySelectorAll('[role=dialog]')].at(-1) ?? document.body;
  return [...place.querySelectorAll<HTMLElement>(USABLE)]
    .filter(isUnreached)
    .map((one) => `${one.tagName} ${one.className} ${(one.ariaLabel ?? one.textContent ?? '').trim().slice(0, 40)}`);
}

/**
 * Expects every control of a screen to be reached by Tab and arrows. Walks again when a control appears during the
 * walk.
 */
export const expectReachedByTab = (screen?: string): Promise<void> =>
  expect.poll(unreachedByTab, { message: screen, timeout: 60_000 }).toEqual([]);
