import pLimit from 'p-limit';
import { processState } from '@/lib/state/process-state';
import { ApiError } from './errors';

/** Runs the work when a slot is free; 'busy' immediately when the queue is full. */
export type Semaphore = <T>(work: () => Promise<T>) => Promise<T | 'busy'>;

/** At most `atOnce` tasks run concurrently; up to `waiting` more queue in order. */
export function createSemaphore(atOnce: number, waiting: number): Semaphore {
  const limit = pLimit(atOnce);
  return async (work) => (limit.activeCount + limit.pendingCount >= atOnce + waiting ? 'busy' : await limit(work));
}

/** Default limits of one visitor for a kind: concurrent calls, and queued ones. */
const AT_ONCE = 6;
const WAITING = 24;
const RETRY_SECONDS = 2;

type Visitor = { semaphore: Semaphore; calls: number };

/**
 * Limits a visitor's concurrent calls, so that a burst leaves sockets and upstream to other visitors. Throws 'too_many'
 * when too many calls of the visitor are waiting. Without an address there is no limit.
 */
export async function inBulkheadOf<T>(
  address: string | null | undefined,
  kind: string,
  call: () => Promise<T>,
  atOnce: number = AT_ONCE,
): Promise<T> {
  if (!address) return call();
  const visitors = processState('visitor-bulkheads', () => new Map<string, Visitor>());
  const name = `${kind} ${address}`;
  const visitor = visitors.get(name) ?? { semaphore: createSemaphore(atOnce, WAITING), calls: 0 };
  visitors.set(name, visitor);
  visitor.calls += 1;
  try {
    const outcome = await visitor.semaphore(call);
    if (outcome === 'busy')
      throw new ApiError('too_many', `Too many calls of one visitor: ${kind}`, { retryAfter: RETRY_SECONDS });
    return outcome as T;
  } finally {
    visitor.calls -= 1;
    if (visitor.calls === 0) visitors.delete(name);
  }
}
