import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;
const LOOK_MS = 15_000;
/** For browsers that do not say when they are idle. */
const PAUSE_MS = 200;

/** The first clock of a page costs the browser its tables of time zones: not while the page comes to life. */
let isAsked = false;

const whenIdle = (task: () => void) => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(task, { timeout: 2_000 });
  else setTimeout(task, PAUSE_MS);
};

const subscribe = (changed: () => void) => {
  whenIdle(() => {
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
