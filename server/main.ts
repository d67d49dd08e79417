import http, { type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { env } from '@/lib/env';
import { listenOn } from './listen';
import { openPurgeChannel, type Purge, purgeRenderer } from './purges';
import { startRenderer } from './renderer';
import { createSecurity, pairs } from './security-headers';
import { proxyMetrics, securitySettings } from './settings';
import { readListsEarly } from './warm';
import { startWebServer } from './web-server';

const isDevelopment = process.env.NODE_ENV === 'development';

/** Settles when the site has been stopped by SIGTERM or SIGINT; rejects when it could not start. */
export const stopped: Promise<void> = isDevelopment ? develop() : serve();

async function serve(): Promise<void> {
  let early = { stop: () => {} };
  const renderer = await startRenderer((port) => {
    early.stop();
    early = readListsEarly(port);
  });
  const { METRICS_PORT, REDIS_URL, REDIS_PREFIX, REVALIDATE_SECRET } = env();
  const purge = purgeRenderer(renderer.port);
  const repeatHere = (told: Purge) => purge(told).then(() => web.expireAll());
  const channel = REDIS_URL && REVALIDATE_SECRET ? await openPurgeChannel(REDIS_URL, REDIS_PREFIX, repeatHere) : null;
  const web = await startWebServer({
    rendererPort: renderer.port,
    afterPurge: async (made) => channel?.announce(made),
    metrics: await proxyMetrics(),
  });
  const stopMetrics = METRICS_PORT
    ? await (await import('./metrics/serve')).serveMetrics(METRICS_PORT, renderer.metrics)
    : null;
  logListening(web.port);

  await stopSignal();
  stopMetrics?.();
  early.stop();
  channel?.stop();
  await web.stop();
  await renderer.stop();
}

/** Development: with reload, without the caching proxy. */
async function develop(): Promise<void> {
  const { PORT, HOST } = env();
  const security = createSecurity({ ...securitySettings(), isDevelopment });
  const server = http.createServer();
  const { default: next } = await import('next');
  const app = next({ dev: true, hostname: 'localhost', port: PORT, httpServer: server });
  await app.prepare();
  const handle = app.getRequestHandler();
  const headers = pairs(security.withPolicy);
  server.on('request', (req, res) => {
    addMissing(res, headers);
    void handle(req, res);
  });
  await listenOn(server, PORT, HOST);
  logListening((server.address() as AddressInfo).port);
  await stopSignal();
  process.exit(0);
}

/** Adds the headers that a response lacks: the desk's document has its own policy. */
function addMissing(res: ServerResponse, headers: readonly (readonly [string, string])[]): void {
  const writeHead = res.writeHead.bind(res) as (...head: unknown[]) => ServerResponse;
  res.writeHead = ((...head: unknown[]) => {
    for (const [name, value] of headers) if (!res.hasHeader(name)) res.setHeader(name, value);
    return writeHead(...head);
  }) as ServerResponse['writeHead'];
}

function logListening(port: number): void {
  const { SITE_URL } = env();
  process.stdout.write(`The site is at http://localhost:${port}${SITE_URL ? ` (public address ${SITE_URL})` : ''}\n`);
}

/** Waits for the first signal; a second one ends the process at once. */
function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    let isStopping = false;
    const onSignal = (): void => {
      if (isStopping) process.exit(1);
      isStopping = true;
      resolve();
    };
    process.on('SIGTERM', onSignal);
    process.on('SIGINT', onSignal);
  });
}
