import { useEffect } from 'react';

const SCROLL_DELAY_MS = 1500;
const GESTURES = ['pointerdown', 'keydown', 'wheel', 'touchmove'];

/**
 * With a slot chosen before, the page comes to the hours after 1.5 seconds (checklist M108), smoothly unless the
 * visitor wants less motion. A visitor who has begun to do something is left where they are.
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
