import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

export default defineConfig({
  resolve: {
    alias: [
      { find: /^server-only$/, replacement: path('./tests/support/server-only.ts') },
      { find: /^@\//, replacement: path('./') },
    ],
  },
  test: {
    environment: 'node',
    include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/contract/**/*.test.ts'],
    testTimeout: 20_000, // a busy machine is slow, not broken
    hookTimeout: 60_000,
    setupFiles: ['tests/support/fail-on-console-error.ts'],
    env: { LOG_LEVEL: 'silent' },
    server: { deps: { inline: ['next-intl'] } },
  },
});
