import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';

const config: NextConfig = {
  output: 'standalone', // server/renderer.ts
  outputFileTracingRoot: process.cwd(), // not a folder above it that has a lock file too
  poweredByHeader: false,
  compress: false, // server/ compresses once per body instead of once per request
  htmlLimitedBots: /.*/, // metadata in <head> for every agent on the force-dynamic pages
  expireTime: 58, // with revalidate 30 and the proxy's second: nothing is older than a minute, also after a long idle time
  cacheHandler: `${process.cwd()}/lib/state/page-store.mjs`,
  // Bundled, each page would carry a separate copy (docs/benchmarks.md, Memory).
  serverExternalPackages: [
    ...['@redis/client', 'opossum', 'sanitize-html', 'undici'],
    // One each with the framework's own.
    ...['api', 'context-async-hooks', 'core', 'exporter-trace-otlp-http', 'resources', 'sdk-trace'].map(
      (name) => `@opentelemetry/${name}`,
    ),
  ],
  reactMaxHeadersLength: 1, // no header fits: fonts are preloaded in the page, because the proxy forwards no Link headers
  images: { unoptimized: true },
  agentRules: false,
  typescript: { ignoreBuildErrors: true }, // `npm test` and `npm run check` check types, with tsc in half the time
  // The next build takes half the time, but a machine that builds only once pays for it: a sixth of the build.
  experimental: { turbopackFileSystemCacheForBuild: process.env.CI !== 'true' },
};

export default createNextIntlPlugin('./lib/i18n/request.ts')(config);
