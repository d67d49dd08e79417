import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { HTTP_TESTS } from './tests/support/ports.ts';
import { filesWithSharedModules } from './tests/support/shared-modules.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** Brand and telephone of the demo catalogue. */
const demoNames = JSON.parse(readFileSync(path('./backend/seed/settings.json'), 'utf8'));

const globalSetup = ['backend/tests/support/shared-postgres.ts'];
const shared = filesWithSharedModules(path('./'));

export default defineConfig({
  resolve: {
    alias: [
      { find: /^server-only$/, replacement: path('./tests/support/server-only.ts') },
      { find: /^@\//, replacement: path('./') },
    ],
  },
  test: {
    environment: 'node',
    testTimeout: 20_000, // a busy machine is slow, not broken
    hookTimeout: 180_000,
    retry: 1, // until five runs in a row pass without it (docs/decisions/0173)
    maxWorkers: 2, // by itself it leaves one core to nobody
    setupFiles: ['contract/tests/support/fail-on-console-error.ts'],
    env: { LOG_LEVEL: 'silent', ...demoNames },
    server: { deps: { inline: ['next-intl'] } },
    projects: [
      {
        extends: true,
        test: {
          name: 'backend',
          include: ['backend/tests/**/*.test.ts'],
          globalSetup,
          isolate: false, // as backend/vitest.config.ts, where the reasons are
          execArgv: ['--liftoff-only'],
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: ['contract/tests/**/*.test.ts', 'tests/unit/**/*.test.{ts,tsx}', 'tests/contract/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...shared],
          globalSetup,
        },
      },
      // A process and its modules for each file are three quarters of what these cost.
      { extends: true, test: { name: 'shared', include: shared, isolate: false } },
      {
        extends: true,
        test: {
          name: 'http', // the built site by requests alone: `npm run test:http`
          include: ['tests/http/**/*.test.ts'],
          globalSetup: ['tests/support/http-stack.ts'],
          env: HTTP_TESTS,
          testTimeout: 180_000,
          expect: { poll: { timeout: 15_000, interval: 250 } },
        },
      },
      // These need Redis or systemd: a part of `npm run test:slow`.
      { extends: true, test: { name: 'slow', include: ['tests/slow/**/*.test.ts'] } },
    ],
  },
});
