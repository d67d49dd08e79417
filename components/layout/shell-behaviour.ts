/* The behaviour of menus, telephone numbers and the notice; each works without JavaScript. */
import { focusOpenerOf, hasNoFocus } from '@/components/ui/restore-focus';
import { findDialog, OPEN_POPOVER } from './native-fallbacks';

const HOVER_INTENT_MS = 120;

export function attachShellBehaviour(): void {
  document.querySelectorAll<HTMLAnchorElement>('a[data-phone]').forEach(restorePhone);
  document.querySelectorAll<HTMLElement>('.menu-main, .top-bar').forEach(attachMenus);
  const menu = document.getElementById('menu');
  menu?.addEventListener('toggle', toggled);
  if (menu) markModal(menu);
  showNoticeOnce();
}

/**
 * Behaviour that native disclosures lack: Escape closes and restores the focus, a click or focus elsewhere closes,
 * hover opens. One is open at a time, also where the browser has no groups. Listens on the window before React, which
 * stops presses and keys while it hydrates the page.
 */
function attachMenus(nav: HTMLElement): void {
  const menus = [...nav.querySelectorAll('details')];
  const closeAllBut = (kept?: Element) => {
    for (const menu of menus) if (menu !== kept) menu.open = false;
  };
  for (const menu of menus) menu.addEventListener('toggle', () => menu.open && closeAllBut(menu));
  const closeByEscape = ({ key }: KeyboardEvent) => {
    const open = menus.find((menu) => menu.open);
    if (key !== 'Escape' || !open) return;
    closeAllBut();
    open.querySelector('summary')?.focus();
  };
  addEventListener('keydown', closeByEscape, true);
  for (const type of ['click', 'focusin'])
    addEventListener(type, ({ target }) => nav.contains(target as Node) || closeAllBut(), true);
  if (matchMedia('(hover: hover) and (pointer: fine) and (min-width: 64rem)').matches) menus.forEach(openOnRest);
}

function openOnRest(menu: HTMLDetailsElement): void {
  let timer: number | undefined;
  let isOpenedByRest = false;
  const after = (act: () => void) => {
    clearTimeout(timer);
    timer = window.setTimeout(act, HOVER_INTENT_MS);
  };
  const open = () => {
    isOpenedByRest = !menu.open;
    menu.open = true;
  };
  // Only leaving with the mouse closes, and not while the focus is inside.
  const close = () => {
    if (!menu.contains(document.activeElement)) menu.open = false;
  };
  menu.addEventListener('pointerenter', () => after(open));
  menu.addEventListener('pointerleave', () => after(close));
  // Hovering has already opened it: the first click must not close it, the next one does.
  const pressed = (event: Event) => {
    if (!menu.querySelector('summary')?.contains(event.target as Node)) return;
    clearTimeout(timer);
    if (menu.open && isOpenedByRest) event.preventDefault();
    isOpenedByRest = false;
  };
  addEventListener('click', pressed, true);
}

/** The menu is a modal dialog while open on a narrow screen only; returns whether it is open. */
function markModal(menu: HTMLElement): boolean {
  const isOpen = menu.matches(OPEN_POPOVER);
  const label = menu.querySelector('nav')?.getAttribute('aria-label') ?? '';
  for (const [name, value] of Object.entries({ role: 'dialog', 'aria-modal': 'true', 'aria-label': label })) {
    if (isOpen) menu.setAttribute(name, value);
    else menu.removeAttribute(name);
  }
  return isOpen;
}

/** The browser restores the focus only if it was in the menu; it may have moved to the browser's own controls. */
function toggled({ currentTarget }: Event): void {
  const menu = currentTarget as HTMLElement;
  if (!markModal(menu) && hasNoFocus(document.activeElement)) focusOpenerOf(menu);
}

/** Undoes call-tracking scripts that rewrite the number of a clinic. */
function restorePhone(link: HTMLAnchorElement): void {
  const { href, innerHTML } = link;
  const observer = new MutationObserver(() => {
    if (link.href !== href) link.href = href;
    if (link.innerHTML !== innerHTML) link.innerHTML = innerHTML;
  });
  observer.observe(link, { attributeFilter: ['href'], childList: true, characterData: true, subtree: true });
}

/** Opens the notice once per visit; the strip on the page opens it again. */
function showNoticeOnce(): void {
  const notice = findDialog('aviso');
  const key = notice?.dataset.dates;
  if (!key) return;
  try {
    if (sessionStorage.getItem('aviso') === key) return;
    sessionStorage.setItem('aviso', key);
  } catch {
    return; // no storage: the strip is enough
  }
  notice.showModal();
}
