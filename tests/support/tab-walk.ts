import type { Page } from '@playwright/test';

/** More than any screen has. */
const MOST_STOPS = 300;

/**
 * Presses Tab through a whole screen, or through the dialog that is open; answers what can be used and was not reached.
 * Of tabs, choices and tools one is a stop, and the arrows lead to the others.
 */
export async function unreachedByTab(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    for (const walked of document.querySelectorAll('[data-walked]')) walked.removeAttribute('data-walked');
    if (document.querySelector('[role=dialog]')) return;
    document.body.tabIndex = -1; // Tab begins where the page does
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return 'outside';
      // A date is one element with several stops.
      if (element.getAttribute('data-walked') === 'last') return 'same';
      if (element.hasAttribute('data-walked')) return 'walked';
      document.querySelector('[data-walked=last]')?.setAttribute('data-walked', '');
      element.setAttribute('data-walked', 'last');
      return 'new';
    });
    if (at === 'outside' || at === 'walked') break;
  }
  return page.evaluate(findUnreached);
}

function findUnreached(): string[] {
  const usable =
    'a[href], button, input, select, textarea, [tabindex], [contenteditable=true], [role=switch], [role=slider]';
  const groups = '[role=tablist], [role=toolbar], [role=menu], [role=radiogroup], [role=grid]';
  const dialogs = [...document.querySelectorAll('[role=dialog]')];
  const place = dialogs.at(-1) ?? document.body;
  const isWalked = (element: Element | null) =>
    element?.matches('[data-walked]') || element?.querySelector('[data-walked]');
  const isUnreached = (element: HTMLElement) => {
    const { width, height } = element.getBoundingClientRect();
    if (width < 2 || height < 2 || !element.checkVisibility({ visibilityProperty: true })) return false;
    if (element.matches(':disabled, [aria-disabled=true]') || element.closest('[aria-hidden=true], [inert]'))
      return false;
    // What opens and empties a field with proposals is done in the field by arrow down and by Escape.
    if (element.closest('.MuiAutocomplete-endAdornment, .MuiAutocomplete-tag')) return false;
    if (element.matches('[role=dialog], [role=presentation], main, h1, [role=tabpanel]')) return false; // focused by script
    return !isWalked(element) && !isWalked(element.closest(groups));
  };
  const nameOf = (element: HTMLElement) => element.getAttribute('aria-label') ?? element.textContent ?? '';
  return [...place.querySelectorAll<HTMLElement>(usable)]
    .filter(isUnreached)
    .map((element) => `${element.tagName} ${element.className} ${nameOf(element).trim().slice(0, 40)}`);
}
