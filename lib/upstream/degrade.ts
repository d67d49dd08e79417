import 'server-only';
import { unstable_cache } from 'next/cache';
import { unstable_rethrow } from 'next/navigation';
import { log } from '@/lib/log';
import { ApiError } from './errors';

/**
 * A secondary read: when it fails, the section is left out (the fallback), the failure is logged and the page is
 * refreshed in 10 s instead of 30. The framework's own signals are passed on.
 */
export async function optional<T, F>(read: Promise<T>, fallback: F): Promise<T | F> {
  try {
    return await read;
  } catch (error) {
    unstable_rethrow(error);
    const details =
      error instanceof ApiError ? { code: error.code, status: error.status } : { code: null, status: null };
    log.error({ ...details, reason: error instanceof Error ? error.message : 'unknown' }, 'A section was left out');
    await refreshSoon();
    return fallback;
  }
}

const RETRY_SECONDS = 10;

/**
 * Requests a new render of an incomplete or stale page in 10 s instead of 30: the shortest interval of all cached reads
 * is the page's own, and this one reads nothing.
 */
export async function refreshSoon(): Promise<void> {
  try {
    await unstable_cache(async () => true, ['to-be-refreshed-soon'], { revalidate: RETRY_SECONDS })();
  } catch (error) {
    unstable_rethrow(error);
    // Outside a render (a script, a test) there is no page to refresh.
  }
}
