import type { AddressInfo } from 'node:net';
import { isStream } from '@/lib/endpoints';
import { env } from '@/lib/env';
import { createSecurity, securitySettings } from '@/lib/http/security-headers';
import { renderUnavailable } from '@/lib/http/small-page';
import { log } from '@/lib/log';
import { folderOf } from '@/lib/routes';
import { loadAssets } from './assets';
import { connectFramework } from './framework';
import { createLimitedServer, listenOn } from './listen';
import type { ProxyMetrics } from './metrics/proxy-metrics';
import { createCachingProxy } from './proxy';
import { type Purge, withPurges } from './purges';
import { BodyBudget } from './read-body';
import { closeGracefully } from './stop';

/** The project's folder: the scripts change to it before they start this. */
const ROOT = process.cwd();
const YEAR = 'public, max-age=31536000, immutable';
const HOUR = 'public, max-age=3600';

/** Together with the second of grace and the renderer's end, this stays below the 15 s the site has to stop. */
const DRAIN_MS = 9_000;
const GRACE_MS = 1_000;

export type WebServerOptions = {
  rendererPort: number;
  /** Awaited before the response to a purge is sent. */
  afterPurge: (purge: Purge) => Promise<void>;
  /** Null if METRICS_PORT is not set. */
  metrics: ProxyMetrics | null;
};

export type WebServer = {
  port: number;
  /** Marks every cached response as expired: it must be requested again before it is sent. */
  expireAll: () => void;
  /** Makes /salud/listo return 503, finishes responses in progress, and resolves when every connection is closed. */
  stop: () => Promise<void>;
};

/** Starts the proxy on the site's port. Rejects with a readable message when the port is in use. */
export async function startWebServer({ rendererPort, afterPurge, metrics }: WebServerOptions): Promise<WebServer> {
  const { PORT, HOST, TRUSTED_PROXY_HOPS, BRAND_NAME, PUBLIC_PHONE } = env();
  const framework = withPurges(connectFramework(rendererPort), afterPurge);
  const security = createSecurity(securitySettings());
  const folders = [
    { folder: `${ROOT}/.next/static`, prefix: '/_next/static', cacheControl: YEAR },
    { folder: `${ROOT}/public`, prefix: '', cacheControl: HOUR },
  ];
  const contact = { brand: BRAND_NAME, phone: PUBLIC_PHONE };
  const proxy = createCachingProxy({
    framework,
    security,
    assets: await loadAssets(folders, security),
    renderUnavailable: (path) => renderUnavailable(path, contact),
    trustedHops: TRUSTED_PROXY_HOPS,
    budget: new BodyBudget(),
    onHit: metrics ? (route, status) => metrics.count(route, status, 'hit') : undefined,
    onRender: metrics?.onRender,
    onAnswer: ({ path, cache, ...answer }) => {
      const route = folderOf(path);
      metrics?.count(route, answer.status, cache);
      if (!isStream(path)) metrics?.onAnswer(cache, answer.ms);
      log.info({ route, cache, ...answer }, 'Request served');
    },
  });
  const server = createLimitedServer(proxy.listener, security);
  await listenOn(server, PORT, HOST);
  return {
    port: (server.address() as AddressInfo).port,
    expireAll: proxy.expireAll,
    stop: async () => {
      proxy.drain();
      framework.endStreams();
      await closeGracefully(server, { graceMs: GRACE_MS, drainMs: DRAIN_MS });
      framework.close();
    },
  };
}
