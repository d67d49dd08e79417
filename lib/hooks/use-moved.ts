import { useEffect, useState } from 'react';

const MOVES = ['pointermove', 'keydown', 'scroll'];

/**
 * True once the visitor has moved at all, be it before the script came. What is only nicer waits for it, so that who only
 * reads does not load it.
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
