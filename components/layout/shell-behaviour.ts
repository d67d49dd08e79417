import { attachMenuBehaviour } from './menu-behaviour';

/** The shell's few needs of script beyond arranque.ts; each has its own way of working without. Answers what takes it all away. */
export function attachShellBehaviour(): () => void {
  const restorers = [...document.querySelectorAll<HTMLAnchorElement>('a[data-phone]')].map(keepPhone);
  const menus = [...document.querySelectorAll<HTMLElement>('.menu-main, .top-bar')].map(attachMenuBehaviour);
  showNoticeOnce();
  return () => {
    for (const detach of menus) detach();
    for (const restorer of restorers) restorer.disconnect();
  };
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
