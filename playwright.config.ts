import { defineConfig, devices } from '@playwright/test';
import { chromium } from './tests/support/chromium';
import { PORTS } from './tests/support/ports';
import { STACK_DATA, testStack } from './tests/support/test-stack';

const STACK = testStack({ site: PORTS.site, backend: PORTS.backend, dataDir: STACK_DATA });

/** The journeys of `npm test`, in Chromium. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  forbidOnly: true,
  workers: 3, // on two cores; a fourth brought nothing (docs/decisions/0173)
  timeout: 120_000, // a busy machine is slow, not broken
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    actionTimeout: 60_000, // what never comes is named, and does not take a whole test's time
    navigationTimeout: 60_000,
    baseURL: `http://localhost:${PORTS.site}`,
    launchOptions: chromium(),
  },
  webServer: {
    command: 'node scripts/start.mjs',
    url: STACK.readyUrl,
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: STACK.env,
  },
});
