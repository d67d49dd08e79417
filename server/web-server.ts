import type { AddressInfo } from 'node:net';
import { env } from '@/lib/env';
import { loadAssets } from './assets';
import { BODY_BUDGET, BodyBudget } from './body-budget';
import { isTimed } from './desk';
import { connectFrameworks, type Purge } from './framework-pool';
import { createLimitedServer, LIMITS, listenOn } from './listen';
import { log } from './log';
import type { ProxyMetrics } from './metrics/proxy-metrics';
import { createPreviewRenderers } from './preview-renderers';
import { createPreviews } from './previews';
import { createCachingProxy } from './proxy';
import { startPreviewRenderer } from './renderers';
import { routePattern } from './route-pattern';
import { createSecurity } from './security-headers';
import { deskOfBackend, securitySettings } from './settings';
import { closeGracefully } from './stop';
import { tallyOf } from './tallies';

/** The project's folder: the scripts change to it before they start this. */
const ROOT = process.cwd();
const YEAR = 'public, max-age=31536000, immutable';
const HOUR = 'public, max-age=3600';

/** With the second of grace and the renderers' end it stays under the 15 s that the site has to stop. */
const DRAIN_MS = 9_000;
const GRACE_MS = 1_000;

export type WebServerOptions = {
  /** Of the renderers. */
  ports: readonly number[];
  /** How many processes share the port, and so the limits. */
  processes: number;
  /** Awaited before a purge is answered. */
  afterPurge?: (purge: Purge) => Promise<void>;
  /** Where METRICS_PORT is set. */
  metrics?: ProxyMetrics | null;
};

export type WebServer = {
  port: number;
  /** Every copy must be asked for again before it is sent again. */
  expireAll: () => Promise<void>;
  /** /salud/listo answers 503 at once, then what is being answered is finished. Resolves when every connection is closed. */
  stop: () => Promise<void>;
};

/** Starts the proxy on the site's port, before renderers that run. Rejects with a sentence when the port is in use. */
export async function startWebServer({ ports, processes, afterPurge, metrics }: WebServerOptions): Promise<WebServer> {
  const { PORT, HOST, TRUSTED_PROXY_HOPS, BRAND_NAME, PUBLIC_PHONE, LOG_LEVEL } = env();
  const framework = connectFrameworks(ports, afterPurge);
  const security = createSecurity(securitySettings());
  const folders = [
    { folder: `${ROOT}/.next/static`, prefix: '/_next/static', cacheControl: YEAR },
    { folder: `${ROOT}/public`, prefix: '', cacheControl: HOUR },
  ];
  const desk = deskOfBackend();
  const contact = { brand: BRAND_NAME, phone: PUBLIC_PHONE };
  const renderers = createPreviewRenderers((token) => startPreviewRenderer(PORT, token));
  const proxy = createCachingProxy({
    framework,
    security,
    assets: await loadAssets(folders, security),
    contact,
    previews: desk && createPreviews({ backend: desk.backend, renderers, security, contact }),
    trustedHops: TRUSTED_PROXY_HOPS,
    showsCacheState: LOG_LEVEL === 'debug' || LOG_LEVEL === 'trace',
    desk,
    budget: new BodyBudget(shareOf(BODY_BUDGET, processes)),
    onRender: metrics?.onRender,
    onAnswer: ({ path, cache, ...answer }) => {
      tallyOf(path, answer.status, cache).count += 1;
      if (isTimed(path)) metrics?.onAnswer(cache, answer.ms);
      log.info({ route: routePattern(path), cache, ...answer });
    },
  });
  const limits = { ...LIMITS, maxConnections: Math.ceil(LIMITS.maxConnections / processes) };
  const server = createLimitedServer(proxy.listener, security, limits);
  await listenOn(server, PORT, HOST);
  return {
    port: (server.address() as AddressInfo).port,
    expireAll: async () => proxy.expireAll(),
    stop: async () => {
      proxy.drain();
      desk?.endStreams();
      await closeGracefully(server, { graceMs: GRACE_MS, drainMs: DRAIN_MS });
      framework.close();
      await renderers.stop();
    },
  };
}

/** The memory for bodies is that of all processes together. */
const shareOf = ({ allBytes, addressBytes }: typeof BODY_BUDGET, processes: number): typeof BODY_BUDGET => ({
  allBytes: Math.floor(allBytes / processes),
  addressBytes: Math.max(SMALLEST_SHARE, Math.floor(addressBytes / processes)),
});

/** Four of the largest forms. */
const SMALLEST_SHARE = 262_144;
