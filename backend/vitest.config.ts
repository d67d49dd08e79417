import { defineConfig } from 'vitest/config';

/** The backend's own tests, independent of the site: `npm test -w @clinic/backend`. */
export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'tests/slow/**'], // `npm run test:slow` of the repository
    testTimeout: 60_000, // a busy machine is slow, not broken
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 180_000,
    maxWorkers: 3, // on two cores: much of the time is spent waiting for processes to start or be killed
    isolate: false, // no test replaces a module, and each file opens its own database
    execArgv: ['--liftoff-only'], // optimising the embedded database costs more than a test's few statements
    globalSetup: ['tests/support/shared-postgres.ts'],
    setupFiles: ['../contract/tests/support/fail-on-console-error.ts'],
    env: { LOG_LEVEL: 'silent' },
  },
});
