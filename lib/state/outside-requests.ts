import { AsyncLocalStorage } from 'node:async_hooks';
import { processState } from './process-state';

type Outside = <T>(work: () => T) => T;

/**
 * Runs work outside of any request. What outlives the request that happened to need it first, such as a socket of the upstream,
 * would keep alive all that this request has read. The start of the process calls it first, where there is no request.
 */
export const outsideRequests: Outside = (work) =>
  processState('outside-requests', (): Outside => AsyncLocalStorage.snapshot())(work);
