export const dynamic = 'force-dynamic';

/** The process answers. Says nothing about the upstream: see /salud/listo. */
export const GET = (): Response => Response.json({ estado: 'vivo' }, { headers: { 'Cache-Control': 'no-store' } });
