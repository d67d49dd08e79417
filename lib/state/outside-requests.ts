import { AsyncLocalStorage } from 'node:async_hooks';
import { processState } from './process-state';

type Outside = <T>(work: () => T) => T;

/**
 * Runs work outside of any request. An object that outlives the request that first needed it, such as an upstream
 * socket, would retain all data of that request. Called first at the start of the process, where there is no request.
 */
export const runOutsideRequest: Outside = (work) =>
  processState('outside-requests', (): Outside => AsyncLocalStorage.snapshot())(work);
