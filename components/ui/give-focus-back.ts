/**
 * Gives the focus to what opened a dialog that has been closed, unless it is somewhere already: a browser puts it back
 * by itself and fires `close` a moment later, when the focus may have moved on.
 */
export function giveFocusBack(opener: HTMLElement | null): void {
  if (!isNowhere(document.activeElement)) return;
  opener?.focus();
  // The opener was in a menu that the dialog has closed: focus the button that opens the menu.
  const menu = opener?.closest('[popover]');
  if (menu && document.activeElement !== opener) focusOpenerOf(menu);
}

/** Focuses the visible button that opens a popover. */
export function focusOpenerOf({ id }: Element): void {
  const buttons = document.querySelectorAll<HTMLElement>(`[popovertarget="${id}"]:not(#${id} *)`);
  for (const button of buttons) button.focus();
}

/**
 * True when the page has no focus, or when the focused element was closed with its dialog and loses the focus at the
 * next painting.
 */
export const isNowhere = (focused: Element | null): boolean =>
  !focused || focused === document.body || focused.getClientRects().length === 0;
