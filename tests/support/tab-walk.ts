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
  });
  let outside = 0; // once at the end, and once before the beginning
  for (let stops = 0; stops < MOST_STOPS && outside < 2; stops += 1) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return 'outside';
      if (element.hasAttribute('data-walked')) return 'walked';
      element.setAttribute('data-walked', '');
      return 'new';
    });
    if (at === 'outside') outside += 1;
    if (at === 'walked') break;
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
