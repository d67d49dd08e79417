import { env } from '@/lib/env';

export const dynamic = 'force-dynamic';

/** Ready to be sent visitors: 503 when the upstream does not answer within a second. */
export async function GET(): Promise<Response> {
  const isReady = await reachesUpstream();
  const headers = { 'Cache-Control': 'no-store', ...(isReady ? {} : { 'Retry-After': '5' }) };
  return Response.json({ estado: isReady ? 'listo' : 'sin servicio' }, { status: isReady ? 200 : 503, headers });
}

async function reachesUpstream(): Promise<boolean> {
  const { API_URL } = env();
  if (!API_URL) return false;
  try {
    const answer = await fetch(`${API_URL}/api/configuracions`, {
      cache: 'no-store',
      redirect: 'manual',
      headers: { Accept: 'application/ld+json' },
      signal: AbortSignal.timeout(1_000),
    });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}
