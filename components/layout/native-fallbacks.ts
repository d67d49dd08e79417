/*
 * Fallbacks for older browsers (README, "Browsers"): commands, popovers, dialogs closed by a click beside them, groups of
 * disclosures. Each runs only where the browser does not support the feature.
 */

/** Class of an open popover where the browser has none; the style sheet hides the others. */
export const POPOVER_OPEN = 'popover-open';

/** Called once per page by the bootstrap script: these must work where the framework's scripts do not run. */
export function supplyNativeFallbacks(): void {
  if (!('commandForElement' in HTMLButtonElement.prototype)) addEventListener('click', runCommand);
  if (!('popover' in HTMLElement.prototype)) {
    addEventListener('click', togglePopover);
    addEventListener('keydown', ({ key }) => key === 'Escape' && hidePopovers());
  }
  if (window.HTMLDialogElement && !('closedBy' in HTMLDialogElement.prototype)) closeByBackdrop();
  if (!('name' in HTMLDetailsElement.prototype)) addEventListener('toggle', closeOthersOfGroup, true);
}

/** The dialog of that id; null when there is none, or the browser does not support dialogs. */
export function findDialog(id: string | null | undefined): HTMLDialogElement | null {
  const found = id ? document.getElementById(id) : null;
  return found && 'showModal' in found ? (found as HTMLDialogElement) : null;
}

function runCommand(event: Event): void {
  const { target } = event;
  if (!(event instanceof MouseEvent)) return; // replayed after hydration: it has run already
  const dialog = findDialog((target as Element).closest('button[commandfor]')?.getAttribute('commandfor'));
  if (dialog?.open) dialog.close();
  else dialog?.showModal();
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

/** Hides all popovers but the one with the clicked element; a focus inside returns to its button. */
function hidePopovers(clicked: Element | null = null): void {
  for (const popover of document.querySelectorAll(`.${POPOVER_OPEN}`)) {
    if (clicked && popover.contains(clicked)) continue;
    popover.classList.remove(POPOVER_OPEN);
    popover.dispatchEvent(new Event('toggle'));
    if (!popover.contains(document.activeElement)) continue;
    const openers = [...document.querySelectorAll<HTMLElement>(`[popovertarget="${popover.id}"]`)];
    openers.find((button) => !popover.contains(button))?.focus();
  }
}

/** A press counts when it begins and ends beside the dialog: marking text inside may end outside. */
function closeByBackdrop(): void {
  let began: MouseEvent | null = null;
  addEventListener('pointerdown', (event) => {
    began = event;
  });
  addEventListener('click', (event) => {
    const dialog = event.target as HTMLDialogElement;
    if (!dialog.matches('dialog[open][closedby="any"]')) return;
    if (!began || began.target !== dialog || !isBeside(dialog, began) || !isBeside(dialog, event)) return;
    if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
  });
}

function isBeside(dialog: Element, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

function closeOthersOfGroup({ target }: Event): void {
  const opened = target as HTMLDetailsElement;
  const group = opened.open && opened.getAttribute('name');
  if (!group) return;
  for (const other of document.querySelectorAll<HTMLDetailsElement>(`details[name="${group}"]`)) {
    if (other !== opened) other.open = false;
  }
}
