import 'server-only';
import { apiUrl } from './addresses';
import { callKind } from './call-kind';
import { readJson } from './read-json';
import { dispatcherOf } from './transport';

const DEADLINE_MS = 1000;

/**
 * True when the upstream gives a whole response within a second, over the sockets and the circuit breaker of the pages.
 * Never cached, never throws.
 */
export async function isUpstreamReady(): Promise<boolean> {
  const url = apiUrl('/api/configuracions');
  const init = {
    cache: 'no-store',
    redirect: 'manual',
    headers: { Accept: 'application/ld+json' },
    signal: AbortSignal.timeout(DEADLINE_MS),
    dispatcher: dispatcherOf(callKind('catalogue', 'GET', url), url.host),
  } as RequestInit;
  try {
    const answer = await fetch(url.href, init);
    if (!answer.ok) return false;
    await readJson('GET /api/configuracions', answer);
    return true;
  } catch {
    return false;
  }
}
