/*
 * Dialogs that links open, and fallbacks for older browsers (docs/architecture.md#browsers): commands, popovers,
 * dialogs closed by a click beside them. Each fallback runs only where the browser does not support the feature. Groups
 * of disclosures: shell-behaviour.ts.
 */
import { focusOpenerOf } from '@/components/ui/restore-focus';
import { DIALOG_ATTRIBUTE } from '@/lib/domain/page-marks';
import { isForAnotherTab } from './early-presses';

/** The elements that open a dialog here: links, and buttons where the browser has no commands. */
const DIALOG_OPENER = `[${DIALOG_ATTRIBUTE}]${'commandForElement' in HTMLButtonElement.prototype ? '' : ',[commandfor]'}`;

/** Class of an open popover in browsers without popovers; the style sheet hides the others. */
const POPOVER_OPEN = 'popover-open';
/** Matches an open popover in every browser: `:is` ignores selectors that a browser does not know. */
export const OPEN_POPOVER = `:is(:popover-open,.${POPOVER_OPEN})`;

/**
 * Called once per page by the bootstrap script, because these must work where the framework's scripts do not run. The
 * listeners use the capture phase: React stops presses while it hydrates a page that waits for a script.
 */
export function supplyNativeFallbacks(): void {
  addEventListener('click', openDialog, true);
  if (!('popover' in HTMLElement.prototype)) {
    addEventListener('click', togglePopover, true);
    addEventListener('keydown', ({ key }) => key === 'Escape' && hidePopovers(), true);
  }
  if (window.HTMLDialogElement && !('closedBy' in HTMLDialogElement.prototype)) closeByBackdrop();
}

/** Returns the dialog with that id, or null when it does not exist or the browser does not support dialogs. */
export function findDialog(id: string | null | undefined): HTMLDialogElement | null {
  const found = id ? document.getElementById(id) : null;
  return found && 'showModal' in found ? (found as HTMLDialogElement) : null;
}

/**
 * Opens the dialog named by a link beside its address. Where the browser has no commands, runs the command of a button.
 */
function openDialog(event: Event): void {
  // An event of another kind is a press replayed after hydration: its command has run already.
  if (!(event instanceof MouseEvent) || isForAnotherTab(event)) return;
  const opener = (event.target as Element).closest(DIALOG_OPENER);
  const dialog = findDialog(opener?.getAttribute(DIALOG_ATTRIBUTE) ?? opener?.getAttribute('commandfor'));
  if (!dialog) return;
  event.preventDefault();
  if (dialog.open) dialog.close();
  else dialog.showModal();
}

/** Opening moves the focus to the autofocus element; opening and closing send toggle events, as browsers do. */
function togglePopover({ target }: Event): void {
  const id = (target as Element).closest('[popovertarget]')?.getAttribute('popovertarget');
  const popover = id ? document.getElementById(id) : null;
  const opens = popover !== null && !popover.classList.contains(POPOVER_OPEN);
  hidePopovers(popover ? null : (target as Element));
  if (!opens) return;
  popover.classList.add(POPOVER_OPEN);
  popover.querySelector<HTMLElement>('[autofocus]')?.focus();
  popover.dispatchEvent(new Event('toggle'));
}

/** Hides all popovers except the one with the clicked element; a focus inside returns to its button. */
function hidePopovers(clicked: Element | null = null): void {
  for (const popover of document.querySelectorAll(`.${POPOVER_OPEN}`)) {
    if (clicked && popover.contains(clicked)) continue;
    popover.classList.remove(POPOVER_OPEN);
    popover.dispatchEvent(new Event('toggle'));
    if (popover.contains(document.activeElement)) focusOpenerOf(popover);
  }
}

/** Closes a dialog when a press begins and ends outside it: marking text inside may end outside. */
function closeByBackdrop(): void {
  let began: MouseEvent | null = null;
  const begin = (event: MouseEvent) => {
    began = event;
  };
  const end = (event: MouseEvent) => {
    const dialog = event.target as HTMLDialogElement;
    if (!dialog.matches('dialog[open][closedby="any"]')) return;
    if (!began || began.target !== dialog || !isBeside(dialog, began) || !isBeside(dialog, event)) return;
    if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
  };
  addEventListener('pointerdown', begin, true);
  addEventListener('click', end, true);
}

function isBeside(dialog: Element, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
