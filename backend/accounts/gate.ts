/** Too many are waiting already: the caller is asked to come back. */
export class BusyError extends Error {
  constructor(readonly retryAfterSeconds: number) {
    super('Too many are waiting already.');
    this.name = 'BusyError';
  }
}

export type Gate = <T>(work: () => Promise<T>) => Promise<T>;

const RETRY_AFTER_SECONDS = 2;

/** Lets `width` works run at a time and `queue` more wait for their turn; rejects the rest with a BusyError. */
export function createGate(width: number, queue: number): Gate {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < width) running += 1;
    else {
      if (waiting.length >= queue) throw new BusyError(RETRY_AFTER_SECONDS);
      await new Promise<void>((enter) => waiting.push(enter)); // the place is handed over, not given back
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
