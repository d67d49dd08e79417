import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { request } from '../api';
import { requestSignIn, useSessionEnd } from '../session/session-end';
import type { Account, Pending } from '../wire';

/** Pause before a rejected stream is opened again, in milliseconds. */
const AGAIN_MS = 60_000;

let isLive = false;
const watchers = new Set<() => void>();
const setLive = (is: boolean) => {
  isLive = is;
  for (const watcher of watchers) watcher();
};

/** True while the backend pushes changes. */
const useIsLive = (): boolean =>
  useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    () => isLive,
  );

type PushedUpdate = Pending & { cambiadas: string[] };

/**
 * While an account is signed in, updates the screens on each pushed change, and asks for a sign-in when the session has
 * ended.
 */
export function useLive(isSignedIn: boolean): void {
  const queries = useQueryClient();
  const hasEnded = useSessionEnd() !== null;
  useEffect(() => {
    if (!isSignedIn || hasEnded) return;
    const onUpdate = ({ cambiadas, ...pending }: PushedUpdate) => {
      queries.setQueryData(['pendiente'], (before?: Pending) => ({ ...before, ...pending }));
      for (const changed of cambiadas)
        void queries.invalidateQueries({ queryKey: changed === 'agenda' ? ['agenda'] : ['bandeja', changed] });
    };
    return openStream(onUpdate, () => void requestSignIn());
  }, [isSignedIn, hasEnded, queries]);
}

/** Opens the stream and returns a function that closes it. The browser reconnects itself, except after a refusal. */
function openStream(onUpdate: (update: PushedUpdate) => void, onEnd: () => void): () => void {
  let source: EventSource;
  let timer = 0;
  const open = () => {
    source = new EventSource('/gestion/api/eventos');
    source.onmessage = ({ data }) => {
      setLive(true);
      onUpdate(JSON.parse(data) as PushedUpdate);
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

/** Interval of refetching without push, in milliseconds. */
const POLL_MS = 30_000;
/** Interval of refetching with push, because an event may be lost. */
const POLL_WITH_PUSH_MS = 5 * 60_000;

/** Returns the interval in milliseconds at which an open screen refetches its data. */
export const useRefetchInterval = (): number => (useIsLive() ? POLL_WITH_PUSH_MS : POLL_MS);

/** Reads the counts of new items in the inboxes. Undefined until they arrive, and always for editors. */
export function usePending(account: Account | undefined): Pending | undefined {
  const refetchInterval = useRefetchInterval();
  return useQuery({
    queryKey: ['pendiente'],
    queryFn: () => request<Pending>('GET', '/pendiente'),
    refetchInterval,
    enabled: account !== undefined && account.rol !== 'editor',
  }).data;
}
