/**
 * Gives the focus to what opened a dialog that has been closed, unless it is somewhere already: a browser puts it back by
 * itself and tells of the closing a moment later, when the keyboard may have gone on.
 */
export function giveFocusBack(opener: HTMLElement | null): void {
  if (document.activeElement === document.body) opener?.focus();
}
