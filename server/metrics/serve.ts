import http from 'node:http';
import { register } from 'prom-client';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { listenOn } from '../listen';

/** Serves the metrics of proxy and renderer at /metrics of METRICS_PORT. Returns a stop function. */
export async function serveMetrics(port: number, askRenderer: () => Promise<string>): Promise<() => void> {
  const gather = async (): Promise<string> => (await Promise.all([register.metrics(), askRenderer()])).join('\n');
  const server = http.createServer((req, res) => {
    if (req.method !== 'GET' || req.url !== '/metrics') return res.writeHead(404).end();
    return gather().then(
      (text) => res.writeHead(200, { 'content-type': register.contentType }).end(text),
      (error: Error) => {
        log.error({ reason: error.message }, 'The metrics could not be collected');
        res.writeHead(503).end();
      },
    );
  });
  await listenOn(server, port, env().METRICS_HOST);
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
