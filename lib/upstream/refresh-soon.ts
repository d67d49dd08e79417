import 'server-only';
import { unstable_cache } from 'next/cache';
import { unstable_rethrow } from 'next/navigation';

const RETRY_SECONDS = 10;

/**
 * Has an incomplete or stale page rendered again in 10 s instead of 30: the shortest interval of all cached reads is the
 * page's own, and this one reads nothing.
 */
export async function refreshSoon(): Promise<void> {
  try {
    await unstable_cache(async () => true, ['to-be-refreshed-soon'], { revalidate: RETRY_SECONDS })();
  } catch (error) {
    unstable_rethrow(error);
    // Outside a render (a script, a test) there is no page to refresh.
  }
}
