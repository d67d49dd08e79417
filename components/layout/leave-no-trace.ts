import { PRIVATE_ATTRIBUTE } from '@/lib/domain/page-marks';

/**
 * Hides a page of a logged-in visitor in the browser's back/forward cache and reloads it when shown again: over plain
 * http some browsers cache it there despite no-store.
 */
export function leaveNoTrace(): void {
  const root = document.documentElement;
  addEventListener('pagehide', () => {
    if (document.querySelector(`[${PRIVATE_ATTRIBUTE}]`)) root.hidden = true;
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && root.hidden) location.reload();
  });
}
