const FileSystemCache = require('next/dist/server/lib/incremental-cache/file-system-cache').default;

/** How many pages that do not exist are remembered at once; the oldest is forgotten first. */
const MAX_MISSING = 500;

/** Keys of remembered 404 pages, oldest first. Shared: the framework makes one handler per request. */
const missing = new Set();

/**
 * The framework's own page cache, with one difference: what anybody can make the site ask for by inventing an address
 * (404 pages, answers of the upstream) stays in bounded memory, so that no list of junk addresses can fill the disk.
 * Real pages still go to disk and survive a restart with the upstream down.
 */
module.exports = class PageStore extends FileSystemCache {
  async set(key, data, ctx) {
    const isMissing = data?.kind === 'APP_PAGE' && data.status === 404;
    remember(key, isMissing);
    if (!isMissing && data?.kind !== 'FETCH') return super.set(key, data, ctx);

    // The parent reads the flag before its first await, so it is back in place before anyone else can see it.
    const flushToDisk = this.flushToDisk;
    this.flushToDisk = false;
    try {
      return super.set(key, data, ctx);
    } finally {
      this.flushToDisk = flushToDisk;
    }
  }
};

module.exports.MAX_MISSING = MAX_MISSING;

function remember(key, isMissing) {
  missing.delete(key);
  if (!isMissing) return;
  missing.add(key);
  if (missing.size <= MAX_MISSING) return;
  const [oldest] = missing;
  missing.delete(oldest);
  FileSystemCache.memoryCache?.remove(oldest);
}
