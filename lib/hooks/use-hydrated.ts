import { useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and during hydration, true afterwards. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

const MOVES = ['pointermove', 'keydown', 'scroll'];

/**
 * True after the first pointer, key or scroll event, also one before hydration. Enhancements wait for it, so that a
 * visitor who only reads does not load them.
 */
export function useMoved(): boolean {
  const [hasMoved, setMoved] = useState(false);
  useEffect(() => {
    const end = new AbortController();
    const note = () => {
      setMoved(true);
      end.abort();
    };
    if (scrollY > 0) return setMoved(true);
    for (const move of MOVES) addEventListener(move, note, { signal: end.signal, passive: true });
    return () => end.abort();
  }, []);
  return hasMoved;
}
