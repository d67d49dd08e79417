import { processState } from '@/lib/state/process-state';
import type { BareRequest } from './bare-request';

/** An endpoint that needs nothing of the framework while `isReady`. */
export type DirectEndpoint = { isReady: () => boolean; answer: (request: BareRequest) => Promise<Response> };

/**
 * By path, those that the renderer's thread may answer without the framework, whose own handling costs more than they do.
 * A route handler enters itself when it is loaded, by its first request.
 */
export const directEndpoints = (): Map<string, DirectEndpoint> => processState('direct-endpoints', () => new Map());
