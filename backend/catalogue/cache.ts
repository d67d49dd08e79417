import type { Db } from '#store/db';
import { type Catalogue, loadCatalogue } from './load';
import type { ContentLocale } from './locale';
import type { GroupNames } from './names';
import { readVersion } from './version';

/** How long other processes may serve outdated data after a write. */
export const VERSION_CHECK_MS = 1_000;

export type CatalogueReader = (locale: ContentLocale) => Promise<Catalogue>;

/** Reads a catalogue; `before` is the previous one, or null. */
type Load = (locale: ContentLocale, before: Catalogue | null) => Promise<Catalogue>;

/**
 * Keeps the catalogue of each language in memory and reads it again when the version in the database has changed. The
 * version is checked at most once per `checkMs`, so writes of any process are visible within that time.
 */
export function createCatalogueReader(
  db: Db,
  names: GroupNames,
  checkMs = VERSION_CHECK_MS,
  load: Load = (locale, before) => loadCatalogue(db, locale, names, before),
): CatalogueReader {
  const cached = new Map<ContentLocale, Promise<Catalogue>>();
  const latest = new Map<ContentLocale, Catalogue>();
  let version = -1;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let checking: Promise<void> | undefined;

  const check = async () => {
    const startedAt = performance.now(); // a write during the query may be missing from its result
    const current = await readVersion(db);
    if (current !== version) cached.clear();
    version = current;
    checkedAt = startedAt;
  };

  return async (locale) => {
    if (performance.now() - checkedAt >= checkMs) {
      checking ??= check().finally(() => {
        checking = undefined;
      });
      await checking;
    }
    const known = cached.get(locale);
    if (known) return await known;
    const loading = load(locale, latest.get(locale) ?? null);
    cached.set(locale, loading);
    try {
      const read = await loading;
      latest.set(locale, read);
      return read;
    } catch (error) {
      // A failed read is not cached: the next request tries again.
      if (cached.get(locale) === loading) cached.delete(locale);
      throw error;
    }
  };
}
