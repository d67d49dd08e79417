import { defineConfig, devices } from '@playwright/test';
import { chromium } from './tests/support/chromium';
import { PORTS } from './tests/support/ports';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  forbidOnly: true,
  workers: 3, // on two cores; a fourth brought nothing (docs/decisions/0129)
  timeout: 120_000, // a busy machine is slow, not broken
  expect: { timeout: 15_000 },
  retries: 1, // scripts/test.mjs names and counts the tests that needed it
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
    url: `http://localhost:${PORTS.site}/salud/listo`,
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      PORT: String(PORTS.site),
      BACKEND_PORT: String(PORTS.backend),
      DATA_DIR: 'test-results/data',
      SITE_URL: `http://localhost:${PORTS.site}`,
      LOG_LEVEL: 'warn',
      NOTICE_DATES: '',
      HOLDS_WITHOUT_CODE: 'off', // all tests are one visitor, who books as often as nobody does
      RECEIPT_ISSUER_NAME: 'Clínica de prueba, S. L.',
      RECEIPT_ISSUER_NIF: 'B12345674',
      RECEIPT_ISSUER_ADDRESS: 'Calle Mayor, 1, 46001 València',
    },
  },
});
