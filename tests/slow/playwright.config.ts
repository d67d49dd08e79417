import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import journeys, { SLOW_DESK } from '../../playwright.config';

const CLUSTER = /\/slow\/(?:cluster|two-sites)\.spec\.ts$/;
const server = journeys.webServer as Exclude<PlaywrightTestConfig['webServer'], unknown[] | undefined>;

/** The tests in Chromium of `npm run test:slow`: set up as the journeys of `npm test`. */
export default defineConfig({
  ...journeys,
  testDir: '..',
  outputDir: '../../test-results/slow',
  testIgnore: [],
  projects: [
    // PostgreSQL, Redis, nginx and openssl make a cluster.
    { name: 'cluster', testMatch: CLUSTER },
    { name: 'site', testMatch: [/\/slow\/[^/]+\.spec\.ts$/, SLOW_DESK], testIgnore: CLUSTER },
  ],
  webServer: { ...server, cwd: process.cwd() },
});
