import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { askToSignInAgain, useSessionEnd } from '../session/session-end';
import type { Pending } from '../wire';

/** When a stream that was refused is asked for again, in milliseconds. */
const AGAIN_MS = 60_000;

let isLive = false;
const watchers = new Set<() => void>();
const setLive = (is: boolean) => {
  isLive = is;
  for (const watcher of watchers) watcher();
};

/** Whether the backend says by itself what changed. */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    () => isLive,
  );

type Told = Pending & { cambiadas: string[] };

/** Shows what changed as it changes while an account is signed in, and asks it to sign in again when its session has ended. */
export function useLive(isSignedIn: boolean): void {
  const queries = useQueryClient();
  const hasEnded = useSessionEnd() !== null;
  useEffect(() => {
    if (!isSignedIn || hasEnded) return;
    const onTold = ({ cambiadas, ...pending }: Told) => {
      queries.setQueryData(['pendiente'], (before?: Pending) => ({ ...before, ...pending }));
      for (const changed of cambiadas)
        void queries.invalidateQueries({ queryKey: changed === 'agenda' ? ['agenda'] : ['bandeja', changed] });
    };
    return openStream(onTold, () => void askToSignInAgain());
  }, [isSignedIn, hasEnded, queries]);
}

/** Opens the stream and returns a function that closes it. The browser reconnects on its own, except after a refusal. */
function openStream(onTold: (told: Told) => void, onEnd: () => void): () => void {
  let source: EventSource;
  let timer = 0;
  const open = () => {
    source = new EventSource('/gestion/api/eventos');
    source.onmessage = ({ data }) => {
      setLive(true);
      onTold(JSON.parse(data) as Told);
    };
    source.addEventListener('fin', () => {
      close();
      onEnd();
    });
    source.onerror = () => {
      setLive(false);
      if (source.readyState === EventSource.CLOSED) timer = window.setTimeout(open, AGAIN_MS);
    };
  };
  const close = () => {
    window.clearTimeout(timer);
    source.close();
    setLive(false);
  };
  open();
  return close;
}
