import { areFirstListsRead } from '@/lib/catalogue/first-lists';
import { env } from '@/lib/env';
import { isUpstreamReady } from '@/lib/upstream/readiness';

export const dynamic = 'force-dynamic';

/**
 * Ready for traffic: 503 when the upstream does not send a complete response within a second, and until the lists of
 * the catalogue were read once.
 */
export async function GET(): Promise<Response> {
  const isReady = env().API_URL !== undefined && (await isUpstreamReady()) && (await areFirstListsRead());
  const headers = { 'Cache-Control': 'no-store', ...(isReady ? {} : { 'Retry-After': '5' }) };
  return Response.json({ estado: isReady ? 'listo' : 'sin servicio' }, { status: isReady ? 200 : 503, headers });
}
