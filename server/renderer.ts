import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import next from 'next';
import { env } from '@/lib/env';
import { outsideRequests } from '@/lib/state/outside-requests';
import { REQUEST_ID_HEADER, underRequestId } from '@/lib/state/request-id';
import { closeWatchers } from '@/lib/state/watchers';
import { takeBuiltSettings } from './next-internals/built-settings';
import type { MetricsAnswer, RendererMessage } from './renderers';

/**
 * Runs the framework in a thread of its own behind a loopback listener: it enables async_hooks, which would cost the proxy a
 * third of its speed, and a slow render must not delay cached responses (docs/decisions/0002).
 */
async function startFramework(): Promise<void> {
  outsideRequests(() => undefined);
  takeBuiltSettings();
  const seen = env().METRICS_PORT ? (await import('./metrics/renderer-metrics')).createRendererMetrics() : null;
  // With 127.0.0.1 the framework takes itself for another host, and rewrites of the middleware loop.
  const app = next({ dev: false, hostname: 'localhost', port: workerData.port });
  await app.prepare();
  const handle = app.getRequestHandler();
  // No idle timeout: the proxy could send a request on a connection while it is closed here (seen as 503).
  const server = http.createServer({ keepAliveTimeout: 0 }, (req, res) => {
    const answer = (): void => void handle(req, res);
    const id = req.headers[REQUEST_ID_HEADER];
    if (typeof id === 'string') underRequestId(id, answer);
    else answer();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  parentPort?.on('message', async (asked: RendererMessage) => {
    if (asked !== 'stop') {
      parentPort?.postMessage({ number: asked.number, metrics: (await seen?.metrics()) ?? '' } satisfies MetricsAnswer);
      return;
    }
    server.closeAllConnections();
    server.close();
    await app.close();
    await closeWatchers();
    parentPort?.close();
  });
  parentPort?.postMessage((server.address() as AddressInfo).port);
}

void startFramework();
