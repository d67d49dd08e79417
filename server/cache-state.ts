import type { ServerResponse } from 'node:http';

/** How an answer was come by. */
export type CacheState =
  /** A document from the cache, sent without waiting. */
  | 'hit'
  /** A document for everybody that was waited for. */
  | 'miss'
  /** A document made for this request. */
  | 'private'
  /** The page that says that there is none, or an older document in its place. */
  | 'unavailable'
  /** A file, an endpoint, a refusal. */
  | 'none';

const states = new WeakMap<ServerResponse, CacheState>();

/** Notes how the answer being made was come by. */
export const noteCacheState = (res: ServerResponse, state: CacheState): void => void states.set(res, state);

export const cacheStateOf = (res: ServerResponse): CacheState => states.get(res) ?? 'none';
