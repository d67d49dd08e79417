import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import journeys, { SLOW_DESK } from '../../playwright.config';
import { reuseRendered } from '../support/rendered';

const CLUSTER = /\/slow\/(?:cluster|two-sites)\.spec\.ts$/;
const DATA_DIR = 'test-results/slow-data';
reuseRendered(DATA_DIR);
const server = journeys.webServer as Exclude<PlaywrightTestConfig['webServer'], unknown[] | undefined>;

/** The tests in Chromium of `npm run test:slow`: as the journeys of `npm test`, but on data of their own. */
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
  webServer: { ...server, cwd: process.cwd(), env: { ...server.env, DATA_DIR } },
});
