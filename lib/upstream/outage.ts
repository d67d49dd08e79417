import { isFailure, type Verdict } from './breaker';

/** So many kinds of call that failed one after the other, and none that answered between: it is the upstream. */
const FAILED_KINDS = 3;
const TRIAL_MS = 1000;

type Kind = { name: string; isProvoked: boolean };

export type Outage = {
  /** Whether a call of a kind may be made now; one whose failure a visitor can provoke takes nobody's turn. */
  admits: (kind: Kind) => boolean;
  note: (kind: Kind, verdict: Verdict) => void;
  /** The upstream is known to be there. */
  end: () => void;
};

/**
 * Whether a host fails altogether, which no circuit of a kind of call can tell: each would try for itself, and most kinds have
 * too few addresses to open. While it does, one call a second is made to it, until one is answered.
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
