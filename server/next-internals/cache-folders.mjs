// Seen in next 16.4.6 (its React: 19.3.0-canary-278794d7). When it changes, pages made with other settings are shown after a restart.

/** Pages rendered since the build. */
export const PAGE_CACHE = '.next/server/route-cache';

/** Answers of the upstream. */
export const FETCH_CACHE = '.next/cache/fetch-cache';
