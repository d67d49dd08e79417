import { useSyncExternalStore } from 'react';

type End = {
  /** Resolves to true when the same account has signed in again, to false if its screens are closed. */
  settled: Promise<boolean>;
  settle: (isSame: boolean) => void;
};

/** The account whose screens are open; null on the sign-in page. */
let opened: number | null = null;
let end: End | null = null;
const watchers = new Set<() => void>();

const setEnd = (next: End | null): void => {
  end = next;
  for (const watcher of watchers) watcher();
};

/** Returns the id of the account whose screens are open, or null. */
export const openedAccount = (): number | null => opened;

/** Sets the account whose screens are open; null closes them. */
export function setOpenedAccount(id: number | null): void {
  opened = id;
  if (id === null) end?.settle(false);
}

/**
 * Opens the dialog to sign in again, once for all waiting calls. Resolves to true when the same account has signed in,
 * to false if its screens are closed.
 */
export function requestSignIn(): Promise<boolean> {
  if (end) return end.settled;
  let settle: End['settle'] = () => undefined;
  const settled = new Promise<boolean>((resolve) => {
    settle = (isSame) => {
      setEnd(null);
      resolve(isSame);
    };
  });
  setEnd({ settled, settle });
  return settled;
}

/** Resolves to true when calls may be sent, possibly after a new sign-in; to false if the screens are closed. */
export const maySend = (): Promise<boolean> => end?.settled ?? Promise.resolve(true);

/** Returns the end of the session while the dialog to sign in again is open, else null. */
export const useSessionEnd = (): End | null =>
  useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    () => end,
  );

/**
 * Reloads the desk for the account that is signed in now, so that nothing of the previous one remains in the page.
 * Skips the prompts of forms with unsent text. Never resolves.
 */
export function leaveScreens(): Promise<never> {
  const letGo = (event: Event) => event.stopImmediatePropagation();
  window.addEventListener('beforeunload', letGo, { capture: true, once: true });
  location.reload();
  return new Promise(() => undefined);
}
