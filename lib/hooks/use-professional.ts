import { useSyncExternalStore } from 'react';
import { loggedInProfessional, subscribeSession } from '../browser/professional-session';
import type { LoggedIn } from '../domain/professional/professional';

/**
 * The logged-in professional (M31); null if logged out, in the cached document, and until the response arrives.
 * Pages are cached for all visitors, so the session is read here, and only in a browser that has the readable cookie.
 */
export const useProfessional = (): LoggedIn | null =>
  useSyncExternalStore(subscribeSession, loggedInProfessional, () => null);
