import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;
const LOOK_MS = 15_000;

const subscribe = (changed: () => void) => {
  const timer = setInterval(changed, LOOK_MS);
  document.addEventListener('visibilitychange', changed);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', changed);
  };
};
const currentMinute = () => Math.floor(Date.now() / MINUTE_MS);
const onServer = () => null;

/** The present minute of the visitor's clock. Null on the server: a page is kept, and must not say what time it was. */
export function useMinute(): Date | null {
  const minute = useSyncExternalStore(subscribe, currentMinute, onServer);
  return minute === null ? null : new Date(minute * MINUTE_MS);
}
