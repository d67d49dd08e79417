import { useEffect } from 'react';

const SCROLL_DELAY_MS = 1500;
const GESTURES = ['pointerdown', 'keydown', 'wheel', 'touchmove'];

/**
 * With a preselected slot, the page scrolls to the hours after 1.5 seconds (M108), smoothly unless reduced motion is
 * preferred. Any gesture of the visitor cancels it.
 */
export function usePreselectedSlot(isPreselected: boolean, id: string): void {
  useEffect(() => {
    if (!isPreselected) return;
    const waiting = new AbortController();
    const timer = setTimeout(() => {
      waiting.abort();
      const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
      document.getElementById(id)?.scrollIntoView({ behavior, block: 'center' });
    }, SCROLL_DELAY_MS);
    const stop = () => {
      clearTimeout(timer);
      waiting.abort();
    };
    for (const gesture of GESTURES) addEventListener(gesture, stop, { signal: waiting.signal, passive: true });
    return stop;
  }, [isPreselected, id]);
}
