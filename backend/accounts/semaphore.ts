import pLimit from 'p-limit';

/** Too many tasks are queued: the caller must try again later. */
export class BusyError extends Error {
  constructor(readonly retryAfterSeconds: number) {
    super('Too many are waiting already.');
    this.name = 'BusyError';
  }
}

const RETRY_AFTER_SECONDS = 2;

/**
 * Returns a function that runs `width` works at a time with a queue of `queue` more, and rejects the rest with a
 * BusyError.
 */
export function createSemaphore(width: number, queue: number): <T>(work: () => Promise<T>) => Promise<T> {
  const limit = pLimit(width);
  return async (work) => {
    if (limit.activeCount + limit.pendingCount >= width + queue) throw new BusyError(RETRY_AFTER_SECONDS);
    return await limit(work);
  };
}
