import pLimit from 'p-limit';

/** Runs the work when a slot is free; 'busy' immediately when the queue is full. */
export type Semaphore = <T>(work: () => Promise<T>) => Promise<T | 'busy'>;

/** At most `atOnce` tasks run concurrently; up to `waiting` more queue in order. */
export function createSemaphore(atOnce: number, waiting: number): Semaphore {
  const limit = pLimit(atOnce);
  return async (work) => (limit.activeCount + limit.pendingCount >= atOnce + waiting ? 'busy' : await limit(work));
}
