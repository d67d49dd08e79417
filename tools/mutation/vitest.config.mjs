// Vitest as StrykerJS runs it: the tests of one area, in its copy of the project.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import { AREAS } from './areas.mjs';

const path = (relative) => fileURLToPath(new URL(`../../${relative}`, import.meta.url));

/** Tests without a database come first: the first failed test ends the run of a mutant. */
class CheapFirst extends BaseSequencer {
  async sort(files) {
    const cost = ({ moduleId }) => Number(readFileSync(moduleId, 'utf8').includes('backend-engines'));
    return files.toSorted((one, other) => cost(one) - cost(other));
  }
}

export default defineConfig({
  resolve: {
    alias: [
      { find: /^server-only$/, replacement: path('tests/support/server-only.ts') },
      { find: /^@\//, replacement: path('') },
      // The link in node_modules leads out of the copy, to the code without mutants.
      { find: /^@clinic\/contract\//, replacement: path('contract/') },
    ],
  },
  test: {
    include: AREAS[process.env.MUTATION_AREA].tests,
    isolate: false,
    sequence: { sequencer: CheapFirst },
    execArgv: ['--liftoff-only'], // like vitest.config.ts
    testTimeout: 20_000,
    hookTimeout: 180_000,
    globalSetup: ['backend/tests/support/shared-postgres.ts'],
    setupFiles: ['contract/tests/support/fail-on-console-error.ts'],
    env: { LOG_LEVEL: 'silent', ...JSON.parse(readFileSync(path('backend/seed/settings.json'), 'utf8')) },
    server: { deps: { inline: ['next-intl'] } },
  },
});
