import type { Instrumentation } from 'next';
import { log } from './log';

const MAX_REMEMBERED = 200;
const seen = new Map<string, number>();

type Context = Parameters<Instrumentation.onRequestError>[2];

/**
 * Logs a failed render once per digest and minute, by the route as written in app/ (`/[locale]/clinicas/[slug]`): the
 * address asked for and its headers may say who asked, so they are left out.
 */
export function logRenderError(
  error: unknown,
  context: Pick<Context, 'routePath' | 'routeType' | 'renderSource'>,
): void {
  const digest = digestOf(error);
  const now = Date.now();
  if (now - (seen.get(digest) ?? 0) < 60_000) return;
  seen.delete(digest);
  seen.set(digest, now);
  const [oldest] = seen.keys();
  if (seen.size > MAX_REMEMBERED && oldest !== undefined) seen.delete(oldest);

  const { routePath, routeType, renderSource } = context;
  const failure = error instanceof Error ? { name: error.name, message: error.message, stack: error.stack } : {};
  log.error({ digest, routePath, routeType, renderSource, failure }, 'a render failed');
}

function digestOf(error: unknown): string {
  if (error instanceof Error && 'digest' in error && typeof error.digest === 'string') return error.digest;
  return error instanceof Error ? `${error.name}: ${error.message}` : 'unknown';
}
