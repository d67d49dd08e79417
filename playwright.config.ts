import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import { PORTS } from './tests/support/ports';

const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

if (!existsSync(executablePath)) throw new Error(`No Chromium at ${executablePath}: install it or set CHROMIUM_PATH.`);

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 30_000,
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${PORTS.site}`,
    launchOptions: {
      executablePath,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
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
    },
  },
});
