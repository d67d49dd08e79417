import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';

const config: NextConfig = {
  poweredByHeader: false,
  compress: false, // server/ compresses once per body instead of once per request
  htmlLimitedBots: /.*/, // metadata in <head> for every agent on the force-dynamic pages
  expireTime: 58, // with revalidate 30 and the front's second: nothing older than a minute, also after a long idle
  cacheHandler: `${process.cwd()}/server/cache-handler.cjs`,
  // Bundled, each page would carry a copy of its own (docs/benchmarks.md, Memory).
  serverExternalPackages: ['opossum', 'sanitize-html', 'undici'],
  reactMaxHeadersLength: 0, // fonts are asked for in the page itself: the front sends no Link headers on
  images: { unoptimized: true },
  agentRules: false,
  experimental: { turbopackCjsTreeShaking: true }, // half a kilobyte less of the framework's own script
  // A folder of its own in app/ would be named in the data of every page (docs/decisions.md).
  rewrites: async () => [
    { source: '/sitemap.xml', destination: '/api/rastreo/sitemap' },
    { source: '/sitemaps/:archivo', destination: '/api/rastreo/sitemaps/:archivo' },
    { source: '/robots.txt', destination: '/api/rastreo/robots' },
    { source: '/llms.txt', destination: '/api/rastreo/llms' },
    { source: '/.well-known/security.txt', destination: '/api/rastreo/security' },
  ],
};

export default createNextIntlPlugin('./lib/i18n/request.ts')(config);
