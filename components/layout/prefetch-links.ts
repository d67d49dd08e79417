import { isPrefetchable, mayPrefetchFrom } from '@/lib/domain/prefetch-rules';

/** Longer than a pointer needs to pass over a link. */
const HOVER_MS = 100;

/** True in Firefox. Chromium has the rules, and WebKit requests the clicked page again (docs/decisions/0119). */
const isNeeded = () =>
  !HTMLScriptElement.supports?.('speculationrules') && document.createElement('link').relList.supports('prefetch');

/**
 * Fetches the target of a link that is touched or under a resting pointer, in browsers without speculation rules: it is
 * then in the HTTP cache for the click (server/prefetch.ts).
 */
export function prefetchLinks(): void {
  if (!mayPrefetchFrom(location.pathname) || !isNeeded()) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  addEventListener('pointerover', ({ target, pointerType }) => {
    clearTimeout(timer);
    if (pointerType === 'mouse') timer = setTimeout(prefetch, HOVER_MS, target);
  });
  addEventListener('touchstart', ({ target }) => prefetch(target), { passive: true });
}

function prefetch(target: EventTarget | null): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
  if (!link || !isPrefetchable(link, location.origin)) return;
  // Read completely, so that all of it is cached. If that fails or the page is left, the click requests it again.
  fetch(link.href, { headers: { Purpose: 'prefetch' } })
    .then((answer) => answer.text())
    .catch(() => '');
}
