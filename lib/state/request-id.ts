import { AsyncLocalStorage } from 'node:async_hooks';
import { processState } from './process-state';

/** Identifies the log lines of a response, including the upstream's; contains no visitor data. */
export const REQUEST_ID_HEADER = 'x-request-id';

const ids = (): AsyncLocalStorage<string | null> => processState('request-ids', () => new AsyncLocalStorage());

/** Sets the id of the request that the current code handles; null for a request without one. */
export const setRequestId = (id: string | null): void => ids().enterWith(id);

/** The id of the current request; null outside of one. */
export const currentRequestId = (): string | null => ids().getStore() ?? null;
