import CircuitBreaker from 'opossum';
import { boundedCache } from '@/lib/state/bounded-cache';
import { notifyBreaker } from '@/lib/state/watchers';

/** The outcome of a call: answered, failed, or the upstream was unreachable. */
export type Verdict = 'answered' | 'failed' | 'unreachable';

export type Breaker = {
  /** Runs a call unless the circuit is open; returns false if it was not run. */
  run: (address: string, call: () => Promise<Verdict>) => Promise<boolean>;
  /** Closes the circuit and ignores the results of calls in progress. */
  reset: () => void;
};

type Job = () => Promise<Verdict>;

/** This many addresses, and more than half of the calls, must fail before the circuit opens. */
const FAILED_ADDRESSES = 5;
const WINDOW_MS = 10_000;
/** With the longest read (3 s) well under the 5 s in which the site recovers from any fault. */
const OPEN_MS = 1000;
const MAX_NOTED = 1000;

/**
 * The circuit breaker of a kind of call. An address that fails repeatedly counts once, even if it is requested again:
 * one bad record says nothing about the others. With `isProvoked` only an unreachable upstream counts.
 */
export function createBreaker(name: string, isProvoked: boolean): Breaker {
  const circuit = new CircuitBreaker(
    async (hasFailed: () => Promise<boolean>) => {
      if (await hasFailed()) throw new Failure();
    },
    {
      name,
      timeout: false, // the deadline belongs to the call (lib/upstream/guarded-call.ts)
      volumeThreshold: FAILED_ADDRESSES,
      errorThresholdPercentage: 50,
      rollingCountTimeout: WINDOW_MS,
      resetTimeout: OPEN_MS,
      rollingPercentilesEnabled: false,
      enableSnapshots: false,
    },
  );
  notifyBreaker(name, 'closed');
  circuit.on('open', () => notifyBreaker(name, 'open'));
  circuit.on('halfOpen', () => notifyBreaker(name, 'half-open'));
  circuit.on('close', () => notifyBreaker(name, 'closed'));
  const addresses = createTally();
  let resets = 0;

  /** Returns true if the call failed. */
  const noted = async (address: string, call: Job): Promise<boolean> => {
    const before = resets;
    const hasFailed = isFailure(await call(), isProvoked);
    if (resets > before) return false;
    addresses.note(address, hasFailed);
    return hasFailed;
  };

  return {
    run: async (address, call) => {
      if (circuit.closed && addresses.hasJustFailed(address)) {
        if ((await noted(address, call)) && addresses.isDown()) circuit.open();
        return true;
      }
      try {
        await circuit.fire(() => noted(address, call));
        return true;
      } catch (error) {
        return !(error instanceof Error && CircuitBreaker.isOurError(error));
      }
    },
    reset: () => {
      resets += 1;
      addresses.forgetFailed();
      circuit.close();
    },
  };
}

/** True if a verdict counts against the upstream; for requests a visitor can provoke, only 'unreachable' counts. */
const isFailure = (verdict: Verdict, isProvoked: boolean): boolean =>
  verdict === 'unreachable' || (verdict === 'failed' && !isProvoked);

/** Which addresses failed last within the window, and which answered. */
function createTally() {
  const failing = boundedCache<number>(MAX_NOTED);
  const answering = boundedCache<number>(MAX_NOTED);
  const isRecent = (at: number | undefined) => at !== undefined && performance.now() - at < WINDOW_MS;
  const countOf = (noted: typeof failing) => [...noted.values()].filter(isRecent).length;
  return {
    note: (address: string, hasFailed: boolean) => {
      const [on, off] = hasFailed ? [failing, answering] : [answering, failing];
      on.set(address, performance.now());
      off.delete(address);
    },
    hasJustFailed: (address: string) => isRecent(failing.get(address)),
    /** True if many failed, and more than responded. */
    isDown: () => {
      const failed = countOf(failing);
      return failed >= FAILED_ADDRESSES && failed > countOf(answering);
    },
    forgetFailed: () => failing.clear(),
  };
}

class Failure extends Error {}

/** This many kinds of call failing in a row, without a response in between, indicate a failed upstream. */
const FAILED_KINDS = 3;
const TRIAL_MS = 1000;

type Kind = { name: string; isProvoked: boolean };

export type Outage = {
  /** True if a call of this kind may be made now; calls whose failure a visitor can provoke do not use up a turn. */
  admits: (kind: Kind) => boolean;
  note: (kind: Kind, verdict: Verdict) => void;
  /** Ends the outage: the upstream is known to be reachable. */
  end: () => void;
};

/**
 * Detects that a whole host fails, which no circuit of a kind of call can: each would try separately, and most kinds
 * have too few addresses to open. During an outage, one call a second is made to it, until one is answered.
 */
export function createOutage(): Outage {
  const failing = new Set<string>();
  let triedAt = Number.NEGATIVE_INFINITY;
  return {
    admits: ({ isProvoked }) => {
      if (failing.size < FAILED_KINDS) return true;
      const now = performance.now();
      if (now - triedAt < TRIAL_MS) return false;
      if (!isProvoked) triedAt = now;
      return true;
    },
    note: ({ name, isProvoked }, verdict) => {
      if (verdict === 'answered') failing.clear();
      else if (isFailure(verdict, isProvoked)) failing.add(name);
    },
    end: () => failing.clear(),
  };
}
