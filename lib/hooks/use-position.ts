import { useSyncExternalStore } from 'react';
import type { Coordinates } from '@/lib/domain/described-fields';

/** Where the visitor is, or why that is unknown. */
export type Position = Coordinates | 'unasked' | 'asking' | 'refused' | 'failed';

const WAIT_MS = 15_000;
const FRESH_MS = 60_000;

let current: Position = 'unasked';
const listeners = new Set<() => void>();

function tell(position: Position): void {
  current = position;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks the browser for the position, which never leaves the page (docs/decisions/0015). */
export function askPosition(): void {
  tell('asking');
  navigator.geolocation.getCurrentPosition(
    ({ coords: { latitude, longitude } }) => tell({ latitude, longitude }),
    ({ code }) => tell(code === GeolocationPositionError.PERMISSION_DENIED ? 'refused' : 'failed'),
    { timeout: WAIT_MS, maximumAge: FRESH_MS },
  );
}

/** Returns the position as last asked for on this page. */
export const usePosition = (): Position =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => 'unasked',
  );

const nothing = () => () => {};
const hasGeolocation = () => 'geolocation' in navigator && isSecureContext;

/** Returns whether this browser can be asked for the position; false on the server. */
export const useHasGeolocation = (): boolean => useSyncExternalStore(nothing, hasGeolocation, () => false);
