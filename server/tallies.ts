import type { ServerResponse } from 'node:http';
import { routePattern, withoutLanguage } from './route-pattern';

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

/** Answers of one kind. A number, not a metric of the library: to add to it is all that a cached page costs. */
export type Tally = { route: string; status: string; cache: CacheState; count: number };

const tallies = new Map<string, Tally>();

/** The tally of answers such as these; the same object for the same kind. */
export function tallyOf(path: string, status: number, cache: CacheState): Tally {
  const route = withoutLanguage(routePattern(path));
  const group = `${Math.floor(status / 100)}xx`;
  const key = `${route} ${group} ${cache}`;
  const known = tallies.get(key) ?? { route, status: group, cache, count: 0 };
  tallies.set(key, known);
  return known;
}

/** All that was counted in this process. */
export const allTallies = (): Iterable<Tally> => tallies.values();

const states = new WeakMap<ServerResponse, CacheState>();

/** Notes how the answer being made was come by. */
export const noteCacheState = (res: ServerResponse, state: CacheState): void => void states.set(res, state);

export const cacheStateOf = (res: ServerResponse): CacheState => states.get(res) ?? 'none';
