import { focusOpenerOf, isNowhere } from '@/components/ui/give-focus-back';
import { attachMenuBehaviour } from './menu-behaviour';
import { POPOVER_OPEN } from './native-fallbacks';

/** The behaviour of menus, telephone numbers and the notice; each works without JavaScript. */
export function attachShellBehaviour(): void {
  document.querySelectorAll<HTMLAnchorElement>('a[data-phone]').forEach(restorePhone);
  document.querySelectorAll<HTMLElement>('.menu-main, .top-bar').forEach(attachMenuBehaviour);
  const menu = document.getElementById('menu');
  menu?.addEventListener('toggle', toggled);
  if (menu) tellModal(menu);
  showNoticeOnce();
}

/** The menu is a modal dialog while open on a narrow screen only; returns whether it is open. */
function tellModal(menu: HTMLElement): boolean {
  const isKnown = 'popover' in HTMLElement.prototype;
  const isOpen = menu.matches(isKnown ? ':popover-open' : `.${POPOVER_OPEN}`);
  const label = menu.querySelector('nav')?.getAttribute('aria-label') ?? '';
  for (const [name, value] of [
    ['role', 'dialog'],
    ['aria-modal', 'true'],
    ['aria-label', label],
  ] as const) {
    if (isOpen) menu.setAttribute(name, value);
    else menu.removeAttribute(name);
  }
  return isOpen;
}

/** The browser restores the focus only if it was in the menu; it may have moved to the browser's own controls. */
function toggled({ currentTarget }: Event) {
  const menu = currentTarget as HTMLElement;
  if (!tellModal(menu) && isNowhere(document.activeElement)) focusOpenerOf(menu);
}

/** Undoes call-tracking scripts that rewrite the number of a clinic. */
function restorePhone(link: HTMLAnchorElement): void {
  const { href, innerHTML } = link;
  const observer = new MutationObserver(() => {
    if (link.href !== href) link.href = href;
    if (link.innerHTML !== innerHTML) link.innerHTML = innerHTML;
  });
  observer.observe(link, {
    attributes: true,
    attributeFilter: ['href'],
    childList: true,
    characterData: true,
    subtree: true,
  });
}

/** The notice opens by itself once in a visit; the strip on the page opens it again. */
function showNoticeOnce() {
  const notice = document.getElementById('aviso');
  const key = notice?.dataset.dates;
  if (!(notice instanceof HTMLDialogElement) || !key) return;
  try {
    if (sessionStorage.getItem('aviso') === key) return;
    sessionStorage.setItem('aviso', key);
  } catch {
    return; // no storage: the strip is enough
  }
  notice.showModal();
}
