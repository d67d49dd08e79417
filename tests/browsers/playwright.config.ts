import { defineConfig } from '@playwright/test';
import { PORTS } from '../support/ports';
import { reuseRendered } from '../support/rendered';
import { firefoxPath, webkitPaths } from './engine';
import type { Settings } from './fixtures';

const DATA_DIR = 'test-results/browsers-data';
process.env.BROWSERS_DATA_DIR = DATA_DIR;
reuseRendered(DATA_DIR);

const ENGINES: Settings['engine'][] = ['firefox', 'webkit'];
const isInstalled = { firefox: firefoxPath() !== null, webkit: webkitPaths() !== null };
const installed = ENGINES.filter((engine) => isInstalled[engine]);
// Without both, the tests fail with a message. An error here would also fail other readers of this file, such as knip.
const engines = installed.length > 0 ? installed : ENGINES;

/**
 * The main journeys in Firefox and WebKit, a part of `npm run test:slow`: each once in each engine and once at each
 * width.
 */
export default defineConfig<object, Settings>({
  testDir: '.',
  outputDir: '../../test-results/browsers',
  fullyParallel: true,
  forbidOnly: true,
  workers: 3, // like playwright.config.ts
  timeout: 120_000, // a busy machine is slow, not broken
  reporter: [['list']],
  use: { baseURL: `http://localhost:${PORTS.site}` },
  projects: engines.map((engine) => ({ name: engine, use: { engine } })),
  webServer: {
    command: 'node scripts/start.mjs',
    cwd: process.cwd(),
    url: `http://localhost:${PORTS.site}/salud/listo`,
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      PORT: String(PORTS.site),
      BACKEND_PORT: String(PORTS.backend),
      DATA_DIR,
      SITE_URL: `http://localhost:${PORTS.site}`,
      LOG_LEVEL: 'warn',
      NOTICE_DATES: '',
      HOLDS_WITHOUT_CODE: '1,1000,1000', // an e-mail's first hour; all tests are one visitor
    },
  },
});
