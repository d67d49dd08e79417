import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { pointerCommands } from './tests/component/support/pointer-commands.ts';
import { searchDemo } from './tests/component/support/search-command.ts';
import { chromium } from './tests/support/chromium.ts';
import { DESK_ORIGIN, deskCommands } from './tests/support/desk-commands.ts';
import { HTTP_TESTS } from './tests/support/ports.ts';
import { unitTestFiles } from './tests/support/unit-projects.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** Brand and telephone of the demo catalogue. */
const demoNames = JSON.parse(readFileSync(path('./backend/seed/settings.json'), 'utf8'));

/** For tests in Node; tests in a browser have tests/component/setup.ts. */
const setupFiles = ['contract/tests/support/fail-on-console-error.ts'];
const globalSetup = ['backend/tests/support/shared-postgres.ts'];
/** As backend/vitest.config.ts, where the reasons are. */
const backend = { globalSetup, setupFiles, isolate: false, execArgv: ['--liftoff-only'] };
const unit = unitTestFiles(path('./'));

/** In a separate context Vitest reads every required file as CommonJS, but newer Node finds ES modules there. */
const REQUIRE_AS_COMMONJS = process.features.require_module ? ['--no-experimental-require-module'] : [];

/** A project of unit and contract tests; `how` says what its files share. */
const unitProject = (name: keyof typeof unit, how: { isolate?: boolean; pool?: 'vmForks'; execArgv?: string[] }) => ({
  extends: true as const,
  test: {
    name,
    include: unit[name],
    globalSetup,
    setupFiles: [...setupFiles, 'tests/support/unit-setup.ts'],
    ...how,
  },
});

/** Tests of the desk's screens. */
const DESK_SCREENS = 'tests/component/desk/**/*.test.tsx';

/** The browser of a project, which Vitest names after it. */
const browser = () => ({
  enabled: true,
  headless: true,
  provider: playwright({ launchOptions: chromium() }),
  instances: [{ browser: 'chromium' as const }],
  viewport: { width: 1280, height: 900 },
  screenshotFailures: false,
});

/** The desk's screens in Chromium, before a backend of their own. */
const deskProject = (name: string, include: string) => ({
  extends: true as const,
  // The screens call the backend of the same origin, whose cookies the browser has; pictures go as the site passes them
  // on.
  server: {
    proxy: {
      '/gestion': DESK_ORIGIN,
      '/api': DESK_ORIGIN,
      '/media/api': { target: DESK_ORIGIN, rewrite: (path: string) => path.replace('/media/api', '/media') },
    },
  },
  // All dependencies are found before the first test: one found later would reload the page under it.
  optimizeDeps: {
    entries: ['desk/src/**/*.{ts,tsx}', 'tests/component/desk/**/*.{ts,tsx}', 'tests/slow/desk/**/*.tsx'],
    include: ['axe-core'],
  },
  test: {
    name,
    include: [include],
    globalSetup: ['tests/support/desk-backend.ts'],
    setupFiles: ['tests/component/desk/setup.ts'],
    testTimeout: 120_000, // a busy machine is slow, not broken
    expect: { poll: { timeout: 15_000 } },
    browser: { ...browser(), commands: deskCommands },
  },
});

export default defineConfig({
  resolve: {
    alias: [
      { find: /^server-only$/, replacement: path('./tests/support/server-only.ts') },
      { find: /^@\//, replacement: path('./') },
    ],
  },
  test: {
    environment: 'node',
    testTimeout: 60_000, // a busy machine is slow, not broken
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 180_000,
    maxWorkers: 2, // by default it leaves one core unused
    env: { LOG_LEVEL: 'silent', ...demoNames },
    server: { deps: { inline: ['next-intl'] } },
    projects: [
      {
        extends: true,
        test: {
          name: 'backend',
          include: ['backend/tests/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'backend/tests/slow/**'],
          ...backend,
        },
      },
      // Load, killed processes and whole databases: a part of `npm run test:slow`.
      {
        extends: true,
        test: { name: 'backend-slow', include: ['backend/tests/slow/**/*.test.ts'], ...backend, testTimeout: 300_000 },
      },
      // Unit and contract tests (docs/decisions/0175): one process and its modules for all files that change neither,
      unitProject('shared', { isolate: false }),
      // a separate context for each file, in a process for many: a process for each takes twice as long,
      unitProject('contexts', { pool: 'vmForks', execArgv: REQUIRE_AS_COMMONJS }),
      unitProject('documents', { pool: 'vmForks' }),
      // and a process for each file that does not work in such a context.
      unitProject('alone', {}),
      {
        extends: true,
        test: {
          name: 'http', // the built site by requests alone: `npm run test:http`
          include: ['tests/http/**/*.test.ts'],
          globalSetup: ['tests/support/http-stack.ts'],
          setupFiles,
          env: HTTP_TESTS,
          testTimeout: 180_000,
          expect: { poll: { timeout: 15_000, interval: 250 } },
        },
      },
      {
        extends: true,
        resolve: {
          alias: [
            { find: /^next-intl\/server$/, replacement: path('./tests/component/support/intl.ts') },
            { find: /^node:crypto$/, replacement: path('./tests/component/support/crypto.ts') },
          ],
        },
        // All dependencies are found before the first test: one found later would reload the page under it.
        optimizeDeps: { entries: ['tests/component/**/*.{ts,tsx}', 'components/**/*.tsx'] },
        test: {
          name: 'component', // in Chromium, with real key presses and pointer events
          include: ['tests/component/**/*.test.tsx'],
          exclude: [DESK_SCREENS],
          setupFiles: ['tests/component/setup.ts'],
          browser: { ...browser(), commands: { searchDemo, ...pointerCommands } },
        },
      },
      deskProject('desk', DESK_SCREENS),
      deskProject('desk-slow', 'tests/slow/desk/**/*.test.tsx'), // a part of `npm run test:slow`
      {
        extends: true,
        test: {
          name: 'slow', // a part of `npm run test:slow`
          include: ['tests/slow/**/*.test.ts'],
          setupFiles,
          testTimeout: 600_000, // on a busy machine a crawl takes half of it
          hookTimeout: 300_000,
          expect: { poll: { timeout: 15_000, interval: 250 } },
        },
      },
    ],
  },
});
