import 'server-only';
import { boundedCache } from '@/lib/state/bounded-cache';
import { openStore } from '@/lib/state/open-store';
import { previewToken } from '@/lib/state/preview';
import { processState } from '@/lib/state/process-state';
import { ApiError } from './errors';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Minimum interval between stores of a slug. */
const STORE_MS = 60 * 60 * 1000;
const MAX_SLUGS = 5000;

const store = () => openStore('slugs', MAX_SLUGS);

/** Time of this process's last store of each slug. */
const storedAt = () => processState('slugs.stored', () => boundedCache<number>(MAX_SLUGS));

/**
 * Guards against an upstream that reports no records while it is being rebuilt: an absence for a slug that existed in
 * the last 24 h throws 'unavailable' (Next keeps the cached page), instead of returning null (a 404). Changes in drafts
 * are not stored, because other sites share the store.
 */
export async function unlessRecent<T>(name: string, found: T | null): Promise<T | null> {
  if ((await previewToken()) !== null) return found;
  if (found !== null)
    void remember(name); // no page waits for it
  else if (await isRecent(name))
    throw new ApiError('unavailable', `${name} existed in the last 24 h and is now absent`);
  return found;
}

/**
 * Forgets the slugs under a tag such as 'centromedicos' or 'centromedicos:slug', so that a deletion is a 404. `purge`
 * identifies the purge on every machine: slugs found after it count again.
 */
export async function forgetSlugs(tag: string, purge: string): Promise<void> {
  const stored = storedAt();
  for (const name of [...stored.keys()]) if (tagsOf(name).includes(tag)) stored.delete(name);
  await store().set(forgotten(tag), purge, DAY_MS);
}

async function remember(name: string): Promise<void> {
  const stored = storedAt();
  if (performance.now() - (stored.get(name) ?? Number.NEGATIVE_INFINITY) < STORE_MS) return;
  stored.set(name, performance.now());
  await store().set(name, await lastPurges(name), DAY_MS);
}

const isRecent = async (name: string): Promise<boolean> => {
  const purges = await store().get<string>(name);
  return purges !== null && purges === (await lastPurges(name));
};

/** The last purge of each of a slug's tags. */
const lastPurges = async (name: string): Promise<string> =>
  JSON.stringify(await Promise.all(tagsOf(name).map((tag) => store().get<string>(forgotten(tag)))));

const forgotten = (tag: string): string => `forgotten ${tag}`;

/** For 'centromedicos:torrent@ca': that, 'centromedicos:torrent' and 'centromedicos'. */
const tagsOf = (name: string): string[] => [...new Set([name, name.replace(/@[^@]*$/, ''), name.replace(/:.*$/s, '')])];
