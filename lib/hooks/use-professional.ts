import { useSyncExternalStore } from 'react';
import { LOGGED_IN_COOKIE, type LoggedIn } from '../domain/professional/professional';

let professional: LoggedIn | null = null;
let isHinted = false;
let asked = 0;
let stop: AbortController | null = null;
const listeners = new Set<() => void>();

/**
 * The professional who is logged in (M31); null while nobody is, in the document as it was kept, and until the answer
 * is there. Pages are kept for all: this asks, and only a browser that carries the readable cookie. Every tab hears of a
 * login or a logout in another one: at once where the browser tells of cookies, else when it is looked at again.
 */
export const useProfessional = (): LoggedIn | null =>
  useSyncExternalStore(
    listen,
    () => professional,
    () => null,
  );

/** Looks again: somebody has just logged in or out here. Resolves when it is known. */
export async function lookAgain(): Promise<void> {
  isHinted = document.cookie.split('; ').includes(`${LOGGED_IN_COOKIE}=1`);
  asked += 1;
  const question = asked;
  const answer = isHinted ? await ask() : null;
  if (question !== asked) return; // asked anew meanwhile
  professional = answer;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  if (!stop) {
    stop = new AbortController();
    const { signal } = stop;
    const look = () => document.visibilityState === 'visible' && lookAgain();
    document.addEventListener('visibilitychange', look, { signal });
    addEventListener('pageshow', ({ persisted }) => persisted && look(), { signal });
    window.cookieStore?.addEventListener('change', lookWhenOther, { signal });
    lookWhenOther();
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop?.abort();
    stop = null;
  };
}

/** The answer itself renews the cookie: only its coming and going counts. */
function lookWhenOther(): void {
  if (document.cookie.split('; ').includes(`${LOGGED_IN_COOKIE}=1`) !== isHinted) void lookAgain();
}

/** Null when nobody is logged in, and when it cannot be known now. It renews the session. */
async function ask(): Promise<LoggedIn | null> {
  try {
    const answer = await fetch('/api/profesional/sesion');
    return answer.status === 200 ? await answer.json() : null;
  } catch {
    return null;
  }
}
