import type { Instrumentation } from 'next';
import { log } from '@/lib/log';
import { boundedCache } from '@/lib/state/bounded-cache';

const MAX_DIGESTS = 200;
const loggedAt = boundedCache<number>(MAX_DIGESTS);

type Context = Parameters<Instrumentation.onRequestError>[2];

/**
 * Logs a failed render once per digest and minute, by its route in app/ (`/[locale]/clinicas/[slug]`). Address and
 * headers of the request may be personal data and are not logged.
 */
export function logRenderError(
  error: unknown,
  context: Pick<Context, 'routePath' | 'routeType' | 'renderSource'>,
): void {
  const digest = digestOf(error);
  const now = Date.now();
  if (now - (loggedAt.get(digest) ?? 0) < 60_000) return;
  loggedAt.set(digest, now);

  const { routePath, routeType, renderSource } = context;
  const { name, message, stack = null } = error instanceof Error ? error : { name: 'unknown', message: '' };
  const where = { routePath, routeType, renderSource: renderSource ?? null };
  log.error({ digest, ...where, name, message, stack }, 'Render failed');
}

function digestOf(error: unknown): string {
  if (error instanceof Error && 'digest' in error && typeof error.digest === 'string') return error.digest;
  return error instanceof Error ? `${error.name}: ${error.message}` : 'unknown';
}
