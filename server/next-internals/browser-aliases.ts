// Seen in next 16.4.6 (its React: 19.3.0-canary-278794d7). When it changes, a page's scripts are 2.8 kB heavier (gzip).

const STAND_IN = { browser: './server/next-internals/browser-modules.ts' };

/** For `turbopack.resolveAlias`: large modules of the framework of which its scripts read a word or two (browser-modules.ts). */
export const BROWSER_ALIASES = {
  '../../../lib/constants': STAND_IN,
  '../../../../lib/constants': STAND_IN,
  'next/dist/compiled/process': STAND_IN,
};
