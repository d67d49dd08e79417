// Seen in next 16.4.6 (its React: 19.3.0-canary-278794d7). When it changes, the site does not start, or invented addresses
// fill the disk.
const FileSystemCache = require('next/dist/server/lib/incremental-cache/file-system-cache').default;
const { tagsManifest } = require('next/dist/server/lib/incremental-cache/tags-manifest.external');

/** How many missing pages are cached at once; the oldest is dropped first. */
const MAX_MISSING = 500;

/** A file may be so much newer than now: the disk's clock is coarse, and ours drifts from it. */
const MOST_AHEAD_MS = 5_000;
/** The framework takes 0 for none. */
const LONG_AGO = 1;

/** Keys of cached 404 pages and redirects, oldest first. Shared: the framework makes one handler per request. */
const missing = new Set();

/**
 * The framework's own page cache, but 404 pages, redirects and answers of the upstream stay in bounded memory: invented
 * addresses must not fill the disk. Real pages go to disk and survive a restart with the upstream down. The framework notes times by the
 * machine's clock and compares them with one that nobody sets: all of them are noted by the second one here. And it notes when
 * something was stored; here it is of the moment its request began: what was read before its tags expired is not taken for new.
 */
module.exports = class PageStore extends FileSystemCache {
  #begunAt = steadyNow();

  async get(...args) {
    const found = await super.get(...args);
    // A file of before the clock was put back would be fresh until the clock has caught up. Old, it is shown and made anew.
    if (found?.lastModified > steadyNow() + MOST_AHEAD_MS) found.lastModified = LONG_AGO;
    return found;
  }

  /** As the parent does, by another clock. */
  async revalidateTag(tags, durations) {
    const now = steadyNow();
    const expired = durations ? durations.expire !== undefined && now + durations.expire * 1000 : now;
    for (const tag of [tags].flat()) {
      const moments = { ...(durations && { stale: now }), ...(expired !== false && { expired }) };
      tagsManifest.set(tag, { ...tagsManifest.get(tag), ...moments });
    }
  }

  async set(key, data, ctx) {
    const isMissing = data?.kind === 'APP_PAGE' && (data.status === 404 || data.status === 308);
    trackMissing(key, isMissing);
    if (!isMissing && data?.kind !== 'FETCH') return this.#store(key, data, ctx);

    // The parent reads the flag before its first await: no other call sees it changed.
    const flushToDisk = this.flushToDisk;
    this.flushToDisk = false;
    try {
      return this.#store(key, data, ctx);
    } finally {
      this.flushToDisk = flushToDisk;
    }
  }

  /** The parent puts it into memory before its first await. */
  #store(key, data, ctx) {
    const stored = super.set(key, data, ctx);
    const entry = FileSystemCache.memoryCache?.get(key);
    if (entry) entry.lastModified = this.#begunAt;
    return stored;
  }
};

/** As the framework asks for it. */
function steadyNow() {
  return performance.timeOrigin + performance.now();
}

function trackMissing(key, isMissing) {
  missing.delete(key);
  if (!isMissing) return;
  missing.add(key);
  if (missing.size <= MAX_MISSING) return;
  const [oldest] = missing;
  missing.delete(oldest);
  FileSystemCache.memoryCache?.remove(oldest);
}
