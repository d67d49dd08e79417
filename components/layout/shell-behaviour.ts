import { attachMenuBehaviour } from './menu-behaviour';

const ONE_YEAR_S = 31_536_000;

/** The shell's few needs of script; each has its own way of working without. Answers what takes it all away. */
export function attachShellBehaviour(): () => void {
  const stop = new AbortController();
  document.addEventListener('click', rememberLanguage, { signal: stop.signal });
  document.addEventListener('click', obeyDialogButtons, { signal: stop.signal });
  const restorers = [...document.querySelectorAll<HTMLAnchorElement>('a[data-phone]')].map(keepPhone);
  const menus = [...document.querySelectorAll<HTMLElement>('.menu-main, .top-bar')].map(attachMenuBehaviour);
  showNoticeOnce();
  return () => {
    stop.abort();
    for (const detach of menus) detach();
    for (const restorer of restorers) restorer.disconnect();
  };
}

/** The chosen language is kept, and never acted upon by itself (specification part 1, "Language prefix"). */
function rememberLanguage({ target }: Event) {
  const locale = (target as Element).closest<HTMLElement>('[data-locale]')?.dataset.locale;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  if (locale) document.cookie = `X-LOCALE-FRONT=${locale}; path=/; max-age=${ONE_YEAR_S}; SameSite=Lax`;
}

/** For browsers without invoker commands, and for links that open a dialog (the map). */
function obeyDialogButtons(event: Event) {
  const target = event.target as Element;
  const link = target.closest<Element>('[data-dialog]');
  if (link) {
    const dialog = dialogOf(link.getAttribute('data-dialog'));
    if (!dialog) return;
    event.preventDefault();
    dialog.showModal();
    return;
  }
  if ('commandForElement' in HTMLButtonElement.prototype) return;
  const button = target.closest('button[commandfor]');
  const dialog = dialogOf(button?.getAttribute('commandfor'));
  if (!button || !dialog) return;
  if (button.getAttribute('command') === 'close') dialog.close();
  else if (!dialog.open) dialog.showModal();
}

function dialogOf(id: string | null | undefined): HTMLDialogElement | null {
  const found = id ? document.getElementById(id) : null;
  return found instanceof HTMLDialogElement ? found : null;
}

/** Call-tracking scripts rewrite numbers; a clinic's number must stay the one that is answered. */
function keepPhone(link: HTMLAnchorElement): MutationObserver {
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
  return observer;
}

/** The notice opens by itself once in a visit; the strip on the page opens it again. */
function showNoticeOnce() {
  const notice = dialogOf('aviso');
  const key = notice?.dataset.dates;
  if (!notice || !key) return;
  try {
    if (sessionStorage.getItem('aviso') === key) return;
    sessionStorage.setItem('aviso', key);
  } catch {
    return; // no storage: the strip is enough
  }
  notice.showModal();
}
