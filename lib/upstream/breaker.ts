import CircuitBreaker from 'opossum';
import { boundedCache } from '@/lib/state/bounded-cache';
import { notifyBreaker } from '@/lib/state/watchers';

/** The outcome of a call: answered, failed, or the upstream was unreachable. */
export type Verdict = 'answered' | 'failed' | 'unreachable';

export type Breaker = {
  /** Runs a call unless the circuit is open; false when it was not run. */
  run: (address: string, call: () => Promise<Verdict>) => Promise<boolean>;
};

type Job = () => Promise<Verdict>;

/** This many addresses, and more than half of the calls, must fail before the circuit opens. */
const FAILED_ADDRESSES = 5;
const WINDOW_MS = 10_000;
/** With the longest read (3 s) well under the 5 s in which the site recovers from any fault. */
const OPEN_MS = 1000;
const MOST_FAILING = 1000;

/**
 * The circuit breaker of a kind of call. An address that fails repeatedly counts once: one bad
 * record says nothing about the others. With `isProvoked` only an upstream that cannot be reached counts.
 */
export function createBreaker(name: string, isProvoked: boolean): Breaker {
  const circuit = new CircuitBreaker(
    async (call: Job) => {
      const verdict = await call();
      if (verdict === 'unreachable' || (verdict === 'failed' && !isProvoked)) throw new Failure();
    },
    {
      name,
      timeout: false, // the deadline is that of the call (lib/upstream/guarded-call.ts)
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
  const failing = boundedCache<number>(MOST_FAILING);

  const noted = async (address: string, call: Job): Promise<Verdict> => {
    const verdict = await call();
    if (verdict === 'answered') failing.delete(address);
    else failing.set(address, Date.now());
    return verdict;
  };

  return {
    run: async (address, call) => {
      const hasJustFailed = Date.now() - (failing.get(address) ?? 0) < WINDOW_MS;
      if (circuit.closed && hasJustFailed) {
        await noted(address, call);
        return true;
      }
      try {
        await circuit.fire(() => noted(address, call));
        return true;
      } catch (error) {
        return !(error instanceof Error && CircuitBreaker.isOurError(error));
      }
    },
  };
}

class Failure extends Error {}
