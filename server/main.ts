import { env } from '@/lib/env';
import { type Purge, purgeRenderer } from './purges';
import { startRenderer } from './renderer';
import { requestListsEarly } from './warm';
import { startWebServer } from './web-server';

/** Settles when the site has been stopped by SIGTERM or SIGINT; rejects when it could not start. */
export const stopped: Promise<void> = serve();

async function serve(): Promise<void> {
  let warmUp = { stop: () => {} };
  const renderer = await startRenderer((port) => {
    warmUp.stop();
    warmUp = requestListsEarly(port);
  });
  const { SITE_URL, METRICS_PORT, REDIS_URL, REDIS_PREFIX, REVALIDATE_SECRET } = env();
  const purge = purgeRenderer(renderer.port);
  const applyPurge = (remote: Purge) => purge(remote).then(() => web.expireAll());
  const channel =
    REDIS_URL && REVALIDATE_SECRET
      ? (await import('./purge-channel')).openPurgeChannel(REDIS_URL, REDIS_PREFIX, applyPurge)
      : null;
  const web = await startWebServer({
    rendererPort: renderer.port,
    afterPurge: async (own) => channel?.publish(own),
    metrics: METRICS_PORT ? (await import('./metrics/proxy-metrics')).createProxyMetrics() : null,
  });
  const stopMetrics = METRICS_PORT
    ? await (await import('./metrics/serve')).serveMetrics(METRICS_PORT, renderer.metrics)
    : null;
  const publicAddress = SITE_URL ? ` (public address ${SITE_URL})` : '';
  process.stdout.write(`The site is at http://localhost:${web.port}${publicAddress}\n`);

  await stopSignal();
  stopMetrics?.();
  warmUp.stop();
  channel?.stop();
  await web.stop();
  await renderer.stop();
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
