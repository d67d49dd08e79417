import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';

const config: NextConfig = {
  poweredByHeader: false,
  compress: false, // server/ compresses once per body instead of once per request
  htmlLimitedBots: /.*/, // metadata in <head> for every agent on the force-dynamic pages
  expireTime: 58, // with revalidate 30 and the front's second: nothing older than a minute, also after a long idle
  cacheHandler: `${process.cwd()}/server/cache-handler.cjs`,
  images: { unoptimized: true },
  agentRules: false,
};

export default createNextIntlPlugin('./lib/i18n/request.ts')(config);
