import diagnostics from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { env } from '@/lib/env';
import { runOutsideRequest } from '@/lib/state/outside-requests';
import { sharedRedis } from '@/lib/state/redis-connection';
import { REQUEST_ID_HEADER, setRequestId } from '@/lib/state/request-id';
import { closeWatchers } from '@/lib/state/watchers';

/** Limits the wait for traces that cannot be sent at the end of the process. */
const CLOSE_MS = 1_500;

/** Prepares the process in which Next renders: request ids, metrics and traces, and its end. */
export async function prepareRenderer(): Promise<void> {
  runOutsideRequest(() => undefined);
  trackRequestIds();
  const { METRICS_PORT, OTEL_EXPORTER_OTLP_ENDPOINT } = env();
  if (OTEL_EXPORTER_OTLP_ENDPOINT) (await import('./tracing')).startTracing();
  const seen = METRICS_PORT ? (await import('./metrics')).createRendererMetrics() : null;
  followParent(async () => (await seen?.metrics()) ?? '');
  await sharedRedis()?.firstCheck; // the first request already uses state shared by other processes
}

/** Sets the id of each request for the code that handles it, for the log and the upstream. */
export function trackRequestIds(): void {
  diagnostics.subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    const id = request.headers[REQUEST_ID_HEADER];
    setRequestId(typeof id === 'string' ? id : null); // also without an id: a connection carries several requests
  });
}

/**
 * Sends metrics to the proxy's process (server/renderer.ts) on request, and ends this process on its signal or after
 * its end. Does nothing if Next runs without the proxy.
 */
function followParent(metrics: () => Promise<string>): void {
  if (!process.send || !process.env.NEXT_MANUAL_SIG_HANDLE) return;
  const end = (): void => {
    setTimeout(() => process.exit(), CLOSE_MS);
    void closeWatchers().finally(() => process.exit());
  };
  process.on('message', async () => process.send?.(await metrics(), () => {})); // the proxy may have ended before
  process.once('SIGTERM', end);
  process.once('disconnect', end);
  if (!process.connected) end();
}
