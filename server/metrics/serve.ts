import http from 'node:http';
import { AggregatorRegistry, register } from 'prom-client';
import { env } from '@/lib/env';
import { listenOn } from '../listen';
import { log } from '../log';
import type { Metrics } from './renderer-metrics';

type Gather = {
  /** How many processes answer visitors; one is this one itself. */
  processes: number;
  /** What each renderer says of itself. */
  askRenderers: () => Promise<Metrics[]>;
};

/** Serves the metrics of the whole site at /metrics of METRICS_PORT, apart from visitors; answers the function that ends it. */
export async function serveMetrics(port: number, { processes, askRenderers }: Gather): Promise<() => void> {
  const several = processes > 1 ? new AggregatorRegistry() : null;
  const gather = async (): Promise<string> => {
    const ofRenderers = AggregatorRegistry.aggregate(await askRenderers());
    const ofProcesses = several ? several.clusterMetrics() : register.metrics();
    return (await Promise.all([ofProcesses, ofRenderers.metrics()])).join('\n');
  };
  const server = http.createServer((req, res) => {
    if (req.method !== 'GET' || req.url !== '/metrics') return res.writeHead(404).end();
    return gather().then(
      (text) => res.writeHead(200, { 'content-type': register.contentType }).end(text),
      (error: Error) => {
        log.error({ reason: error.message }, 'The metrics could not be gathered');
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
