import { LOGGED_IN_COOKIE, type LoggedIn } from '../domain/professional/professional';
import { request } from './request';

const PATH = '/api/profesional/sesion';

let professional: LoggedIn | null = null;
let hadCookie = false;
let requests = 0;
let listening: AbortController | null = null;
const listeners = new Set<() => void>();

/** The logged-in professional known to this page; null if logged out or until the response arrives. */
export const loggedInProfessional = (): LoggedIn | null => professional;

/** Ends the session. Rejects if there is no response: then it may still exist. */
export const endSession = (): Promise<Response> => request(PATH, { method: 'DELETE' });

/** Reads the session again, after a login or logout in this tab. Resolves when the result is known. */
export async function refreshSession(): Promise<void> {
  hadCookie = hasCookie();
  requests += 1;
  const request = requests;
  const answer = hadCookie ? await readSession() : null;
  if (request !== requests) return; // a later request decides
  professional = answer;
  for (const listener of listeners) listener();
}

/** Calls `listener` on each change; returns an unsubscribe function. The first listener starts reading the session. */
export function subscribeSession(listener: () => void): () => void {
  listeners.add(listener);
  if (!listening) {
    listening = new AbortController();
    const { signal } = listening;
    const refresh = () => document.visibilityState === 'visible' && refreshSession();
    document.addEventListener('visibilitychange', refresh, { signal });
    addEventListener('pageshow', ({ persisted }) => persisted && refresh(), { signal });
    window.cookieStore?.addEventListener('change', refreshWhenCookieChanged, { signal });
    refreshWhenCookieChanged();
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    listening?.abort();
    listening = null;
  };
}

const hasCookie = () => document.cookie.split('; ').includes(`${LOGGED_IN_COOKIE}=1`);

/** The response itself renews the cookie: only its presence counts. */
function refreshWhenCookieChanged(): void {
  if (hasCookie() !== hadCookie) void refreshSession();
}

/** Returns null if logged out or if the state is unknown. Renews the session. */
async function readSession(): Promise<LoggedIn | null> {
  try {
    const response = await request(PATH);
    return response.status === 200 ? await response.json() : null;
  } catch {
    return null;
  }
}
