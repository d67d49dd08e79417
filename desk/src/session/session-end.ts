import { useSyncExternalStore } from 'react';

type End = {
  /** Resolves to true once the same account is signed in again, to false when its screens are given up. */
  settled: Promise<boolean>;
  settle: (isSame: boolean) => void;
};

/** The account whose screens are open; null at the sign-in page. */
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
 * Opens the dialog to sign in again, once for all the calls that wait for it. Resolves to true once the same account
 * is signed in, to false when its screens are given up.
 */
export function askToSignInAgain(): Promise<boolean> {
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

/** Resolves to true when calls may be sent, possibly after a new sign-in; to false when the screens are given up. */
export const maySend = (): Promise<boolean> => end?.settled ?? Promise.resolve(true);

/** The end of the session while the dialog to sign in again is open, else null. */
export const useSessionEnd = (): End | null =>
  useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    () => end,
  );

/**
 * Reloads the desk for the account that is signed in now, so that nothing of the one before stays in the page. No form
 * with unsent text can stop it. Never resolves.
 */
export function leaveScreens(): Promise<never> {
  const letGo = (event: Event) => event.stopImmediatePropagation();
  window.addEventListener('beforeunload', letGo, { capture: true, once: true });
  location.reload();
  return new Promise(() => undefined);
}
