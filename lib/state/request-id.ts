import { AsyncLocalStorage } from 'node:async_hooks';
import { processState } from './process-state';

/** By which log lines, the upstream's too, are found for an answer; never made of anything of the visitor. */
export const REQUEST_ID_HEADER = 'x-request-id';

const ids = (): AsyncLocalStorage<string> => processState('request-ids', () => new AsyncLocalStorage<string>());

/** Runs what answers a request under its id. */
export const underRequestId = <T>(id: string, work: () => T): T => ids().run(id, work);

/** The id of the request that is being answered here; null outside of one. */
export const currentRequestId = (): string | null => ids().getStore() ?? null;
