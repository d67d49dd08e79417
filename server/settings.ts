import { env } from '@/lib/env';
import { foreignSources, GOOGLE_MAP, streetMap } from '@/lib/http/third-party-sources';
import type { ProxyMetrics } from './metrics/proxy-metrics';
import type { SecuritySettings } from './security-headers';

/** Settings of the headers, from the environment. */
export function securitySettings(): SecuritySettings {
  const { SITE_URL, HSTS_SCOPE, PAYMENT_HOSTS, SEAL_SCRIPT_URL, GOOGLE_MAPS_API_KEY, MAP_TILES_URL } = env();
  return {
    siteUrl: SITE_URL,
    hstsScope: HSTS_SCOPE,
    paymentHosts: PAYMENT_HOSTS,
    foreignOf: (html) => foreignSources(html, SEAL_SCRIPT_URL),
    map: GOOGLE_MAPS_API_KEY ? GOOGLE_MAP : MAP_TILES_URL === null ? null : streetMap(MAP_TILES_URL),
  };
}

/** The proxy's metrics; null, and their library is not loaded, where METRICS_PORT is not set. */
export const proxyMetrics = async (): Promise<ProxyMetrics | null> =>
  env().METRICS_PORT ? (await import('./metrics/proxy-metrics')).createProxyMetrics() : null;
