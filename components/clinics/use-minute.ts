import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;
const LOOK_MS = 15_000;

/** The first clock of a page costs the browser its tables of time zones: not in the task that brings the page to life. */
let isAsked = false;

const subscribe = (changed: () => void) => {
  setTimeout(() => {
    isAsked = true;
    changed();
  });
  const timer = setInterval(changed, LOOK_MS);
  document.addEventListener('visibilitychange', changed);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', changed);
  };
};
const currentMinute = () => (isAsked ? Math.floor(Date.now() / MINUTE_MS) : null);
const onServer = () => null;

/** The present minute of the visitor's clock. Null on the server: a page is kept, and must not say what time it was. */
export function useMinute(): Date | null {
  const minute = useSyncExternalStore(subscribe, currentMinute, onServer);
  return minute === null ? null : new Date(minute * MINUTE_MS);
}
