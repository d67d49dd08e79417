import 'server-only';
import { RECORD_PAGES } from '@clinic/contract/record-pages';
import { log } from '@/lib/log';
import { buildIndexes } from '@/lib/search/build-all';
import type { SearchIndexes } from '@/lib/search/search';
import { previewToken } from '@/lib/state/preview';
import { processState } from '@/lib/state/process-state';
import { expiryOf } from '@/lib/upstream/cached-lists';
import { TAGS } from '@/lib/upstream/tags';
import { upstreamSource } from './search-lists';

const SOURCES = [...Object.values(RECORD_PAGES), TAGS.doctors, TAGS.pages, TAGS.configuration];

/** Age at which an index is rebuilt; raised for slow builds, so that building takes at most a twentieth of the time. */
const FRESH_MS = 30_000;
const AGE_PER_BUILD = 20;
/** Minimum interval between checks for expired tags. */
const LOOK_MS = 1000;
/** The time of the tags' expiry is itself cached this long, unless they expire. */
const TAG_SECONDS = 3600;
/** Delay after a build that failed or lacks a list. */
const RETRY_MS = 10_000;

type State = {
  indexes: SearchIndexes | null;
  /** When reading the lists of the index began, and the duration of the build. */
  since: number;
  tookMs: number;
  /** Set if a list could not be read. */
  retryAt: number;
  lookedAt: number;
  building: Promise<void> | null;
  buildingSince: number;
};

const state = (): State =>
  processState('search-index', () => ({
    indexes: null,
    ...{ since: 0, tookMs: 0, retryAt: 0, lookedAt: Number.NEGATIVE_INFINITY },
    building: null,
    buildingSince: 0,
  }));

/**
 * Returns this process's index, or null until the first is built. Starts a rebuild when its tags have expired
 * or it is old; the current one is used until the new one is ready. Never throws.
 */
export async function currentIndexes(): Promise<SearchIndexes | null> {
  if ((await previewToken()) !== null) return null; // it would contain drafts
  const held = state();
  const now = performance.now();
  if (!held.building && now >= held.lookedAt + LOOK_MS) {
    held.lookedAt = now;
    if (await isDue(held, now)) begin(held);
  }
  return held.indexes;
}

/** The index in memory, however old; starts no build. Returns null if there is none yet. */
export const indexesInMemory = (): SearchIndexes | null => state().indexes;

/** Waits for the first index, at most `mostMs` of building time. Returns null if it is not ready. */
export async function firstIndexes(mostMs: number): Promise<SearchIndexes | null> {
  const held = state();
  if (held.indexes || !held.building) return held.indexes;
  const left = held.buildingSince + mostMs - performance.now();
  if (left <= 0) return null;
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, left);
  });
  await Promise.race([held.building, end]);
  clearTimeout(timer);
  return held.indexes;
}

async function isDue({ indexes, since, tookMs, retryAt }: State, now: number): Promise<boolean> {
  if (retryAt > 0) return now >= retryAt;
  if (!indexes) return true;
  if (now - since > Math.max(FRESH_MS, AGE_PER_BUILD * tookMs)) return true;
  const expiredAt = await expiryOf(SOURCES, TAG_SECONDS);
  return Number.isFinite(expiredAt) && expiredAt > since;
}

function begin(held: State): void {
  if (held.building) return;
  const since = performance.now();
  held.buildingSince = since;
  held.building = build(held, since).finally(() => {
    held.building = null;
  });
}

async function build(held: State, since: number): Promise<void> {
  let isWhole = true;
  // The existing index stays in use rather than one that lacks a list.
  const ifFails = <T>(error: unknown, list: string): T[] => {
    if (held.indexes) throw error;
    log.warn({ list, reason: reasonOf(error) }, 'The search is built without a list');
    isWhole = false;
    return [];
  };
  try {
    const indexes = await buildIndexes(upstreamSource(ifFails));
    Object.assign(held, {
      indexes: { ...indexes, lacksList: !isWhole },
      since,
      tookMs: performance.now() - since,
      retryAt: isWhole ? 0 : performance.now() + RETRY_MS,
    });
  } catch (error) {
    held.retryAt = performance.now() + RETRY_MS;
    log.warn({ reason: reasonOf(error) }, 'The index of the search could not be built anew');
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : 'unknown');
