/*
 * /bootstrap.js, loaded by every page: the behaviour a page needs at once, and the decision when to load the
 * framework's scripts, which content pages need for a few controls only (docs/decisions/0053, 0127, 0177 and 0186).
 */
import { attachRowButtons } from '@/components/ui/row-buttons';
import { watchRows } from '@/components/ui/row-use';
import { hideBeside } from '@/lib/browser/hide-beside';
import { storeLanguage, trackLanguage } from '@/lib/browser/stored-language';
import { LOCALE_ATTRIBUTE, PRIVATE_ATTRIBUTE, SCRIPTED_ATTRIBUTE } from '@/lib/domain/page-marks';
import { storeEarlyPresses } from './early-presses';
import { filterAtOnce } from './filter-at-once';
import { loadNow, loadOnFirstUse } from './first-use';
import { supplyNativeFallbacks } from './native-fallbacks';
import { showOpenStates } from './open-states';
import { whenPainted, whenParsed } from './page-moments';
import { prefetchLinks } from './prefetch-links';
import { attachShellBehaviour } from './shell-behaviour';
import { showUnpaid } from './unpaid';

/**
 * Stores the chosen language, which never redirects (M4), and adds the query of the address, which a cached page does
 * not know.
 */
function saveLanguage({ target }: Event): void {
  const link = (target as Element).closest<HTMLAnchorElement>(`a[${LOCALE_ATTRIBUTE}]`);
  if (!link) return;
  storeLanguage(link.getAttribute(LOCALE_ATTRIBUTE) ?? '');
  if (location.search) link.search = location.search;
}

/** Marks links that open a dialog for screen readers, and shows buttons that need the visitor's position. */
function revealScripted(): void {
  for (const link of document.querySelectorAll(`a[${SCRIPTED_ATTRIBUTE}$=dialog]`))
    link.setAttribute('aria-haspopup', 'dialog');
  if (!('geolocation' in navigator) || !isSecureContext) return;
  for (const button of document.querySelectorAll<HTMLElement>(`[${SCRIPTED_ATTRIBUTE}=position]`))
    button.hidden = false;
}

/**
 * Hides a page of a logged-in visitor in the browser's back/forward cache and reloads it when shown again: over plain
 * http some browsers cache it there despite no-store.
 */
function hideFromPageCache(): void {
  const root = document.documentElement;
  addEventListener('pagehide', () => {
    if (document.querySelector(`[${PRIVATE_ATTRIBUTE}]`)) root.hidden = true;
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && root.hidden) location.reload();
  });
}

/**
 * Hides the bar of telephones while a link to where it leads, or the form on the home page, is in view. Links to an hour
 * are no such links: they choose one for the visitor.
 */
function hideBar(): void {
  const bar = document.querySelector<HTMLElement>('.action-bar');
  const path = bar?.querySelector<HTMLAnchorElement>('a.btn-act')?.pathname;
  const same = [`main a[href*="${path}"]:not([href*="#"])`, 'main form.quick-form'];
  if (bar && path) hideBeside(bar, document.querySelectorAll(same.join()));
}

/** Runs when the document is complete. */
function onParsed(): void {
  prefetchLinks();
  revealScripted();
  attachShellBehaviour();
  hideBar();
  filterAtOnce();
  attachRowButtons(whenPainted);
  watchRows(loadNow);
  showOpenStates();
  setTimeout(showUnpaid); // in a later task than the first access to the cookies
}

storeEarlyPresses();
addEventListener('click', saveLanguage, true); // before React, which stops presses while it hydrates the page
supplyNativeFallbacks();
trackLanguage();
hideFromPageCache();
loadOnFirstUse();
whenParsed(onParsed);
