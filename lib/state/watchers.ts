import { processState } from './process-state';

/** How an upstream call ended; `refused`: its circuit was open and it was not made. */
type CallOutcome = 'answered' | 'failed' | 'unreachable' | 'refused';

export type BreakerState = 'closed' | 'half-open' | 'open';

/**
 * `paid_later`: accepted, the patient is sent to pay; `unverified`: it waits
 * for the code that was mailed; `failed`: it is not known whether it arrived.
 */
export type BookingResult = 'accepted' | 'paid_later' | 'taken' | 'unverified' | 'refused' | 'failed';

/** A call in progress: its tracing headers, and the callback for its end. */
export type WatchedCall = { headers: Record<string, string>; end: (outcome: CallOutcome) => void };

/** A listener to the work of this process: its metrics, its traces. Events name kinds, never persons or addresses. */
export type Watcher = {
  /** `kind` as in lib/upstream/call-kind.ts. */
  onCallStart?: (kind: string, method: string) => WatchedCall;
  onBreakerChange?: (kind: string, state: BreakerState) => void;
  onBookingResult?: (result: BookingResult) => void;
  /** Sends pending data before the process ends. */
  close?: () => Promise<void>;
};

/** All listeners of this process; empty without metrics and traces. */
export const watchers = (): Watcher[] => processState('watchers', (): Watcher[] => []);

/** Called before the end of the process. */
export async function closeWatchers(): Promise<void> {
  await Promise.allSettled(watchers().map(({ close }) => close?.()));
}

/** Notifies all watchers of a call; their headers are merged. */
export function watchCall(kind: string, method: string): WatchedCall {
  const watched = watchers().flatMap((watcher) => watcher.onCallStart?.(kind, method) ?? []);
  return {
    headers: Object.assign({}, ...watched.map(({ headers }) => headers)),
    end: (outcome) => {
      for (const one of watched) one.end(outcome);
    },
  };
}

export function notifyBreaker(kind: string, state: BreakerState): void {
  for (const { onBreakerChange } of watchers()) onBreakerChange?.(kind, state);
}

export function notifyBooking(result: BookingResult): void {
  for (const { onBookingResult } of watchers()) onBookingResult?.(result);
}
