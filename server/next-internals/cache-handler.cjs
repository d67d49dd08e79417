// Seen in next 16.4.6 (its React: 19.3.0-canary-278794d7). When it changes, the site does not start, or invented addresses
// fill the disk.
const FileSystemCache = require('next/dist/server/lib/incremental-cache/file-system-cache').default;

/** How many missing pages are cached at once; the oldest is dropped first. */
const MAX_MISSING = 500;

/** Keys of cached 404 pages, oldest first. Shared: the framework makes one handler per request. */
const missing = new Set();

/**
 * The framework's own page cache, but 404 pages and answers of the upstream stay in bounded memory: invented addresses
 * must not fill the disk. Real pages go to disk and survive a restart with the upstream down.
 */
module.exports = class PageStore extends FileSystemCache {
  async set(key, data, ctx) {
    const isMissing = data?.kind === 'APP_PAGE' && data.status === 404;
    trackMissing(key, isMissing);
    if (!isMissing && data?.kind !== 'FETCH') return super.set(key, data, ctx);

    // The parent reads the flag before its first await: no other call sees it changed.
    const flushToDisk = this.flushToDisk;
    this.flushToDisk = false;
    try {
      return super.set(key, data, ctx);
    } finally {
      this.flushToDisk = flushToDisk;
    }
  }
};

function trackMissing(key, isMissing) {
  missing.delete(key);
  if (!isMissing) return;
  missing.add(key);
  if (missing.size <= MAX_MISSING) return;
  const [oldest] = missing;
  missing.delete(oldest);
  FileSystemCache.memoryCache?.remove(oldest);
}
