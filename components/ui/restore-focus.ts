/**
 * Returns the focus to the opener of a closed dialog, unless it is elsewhere: browsers restore it too, and fire `close`
 * a moment later, when the focus may have moved on.
 */
export function restoreFocus(opener: HTMLElement | null): void {
  if (!hasNoFocus(document.activeElement)) return;
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
export const hasNoFocus = (focused: Element | null): boolean =>
  !focused || focused === document.body || focused.getClientRects().length === 0;
