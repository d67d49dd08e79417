export const dynamic = 'force-dynamic';

/** Says that the process responds, not whether the upstream does: see /salud/listo. */
export const GET = (): Response => Response.json({ estado: 'vivo' }, { headers: { 'Cache-Control': 'no-store' } });
