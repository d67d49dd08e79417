import 'server-only';
import { apiUrl } from './addresses';
import { callKind } from './call-kind';
import { readJson } from './read-json';
import { sendUpstream } from './send';

const DEADLINE_MS = 1000;

/**
 * True when the upstream gives a whole response within a second, over the sockets and the circuit breaker of the pages.
 * Never cached, never throws.
 */
export async function isUpstreamReady(): Promise<boolean> {
  const url = apiUrl('/api/configuracions');
  const sent = { headers: { Accept: 'application/ld+json' }, signal: AbortSignal.timeout(DEADLINE_MS) };
  try {
    const answer = await sendUpstream(url, callKind('catalogue', 'GET', url), sent);
    if (!answer.ok) return false;
    await readJson('GET /api/configuracions', answer);
    return true;
  } catch {
    return false;
  }
}
