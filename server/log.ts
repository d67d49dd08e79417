import { pino } from 'pino';
import { env } from '@/lib/env';

/** The log of the site: one JSON line per event on standard output. Never an address, a query or a body of a visitor. */
export const log = pino({ name: 'site', level: env().LOG_LEVEL });

/**
 * A path as it may be logged: words that only route, never a value. `/clinicas/valencia-centro` is `/clinicas/:x`.
 * Doors under /api keep their words, which are ours.
 */
export function routeShape(path: string): string {
  const isDoor = path.startsWith('/api/') || path.startsWith('/salud/');
  let kept = 0;
  return path.replace(/[^/]+/g, (segment) => {
    if (segment === 'ca' || segment === 'en') return segment;
    kept += 1;
    return (isDoor || kept === 1) && /^[a-z][a-z_-]{0,30}$/.test(segment) ? segment : ':x';
  });
}
