import type { Instrumentation } from 'next';

/** Runs once per server process, before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { limitUpstreamCalls } = await import('./server/upstream-limits');
  limitUpstreamCalls();
  if (process.env.OTEL_EXPORTER_OTLP_ENDPOINT) (await import('./server/tracing')).startTracing();
  const { sharedRedis } = await import('./lib/state/redis-connection');
  await sharedRedis()?.asked; // what other processes know counts from the first request on
}

/** The framework reports a failure once per renderer; it is logged once. */
export const onRequestError: Instrumentation.onRequestError = async (error, _request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { logRenderError } = await import('./server/render-errors');
  logRenderError(error, context);
};
