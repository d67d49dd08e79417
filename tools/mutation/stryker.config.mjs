import { AREAS } from './areas.mjs';

const area = process.env.MUTATION_AREA;
const results = `dist/mutation/${area.replace('/', '-')}`;

export default {
  mutate: AREAS[area].mutate,
  testRunner: 'vitest',
  // Processes, because some tests set the time zone, which a thread cannot.
  vitest: { configFile: 'tools/mutation/vitest.config.mjs', pool: 'forks' },
  coverageAnalysis: 'perTest',
  // Code that runs on import is covered by every test of the area: each of its mutants would run all of them.
  ignoreStatic: true,
  timeoutMS: 60_000, // on a busy machine a slow test does not mean that the mutant was found
  tsconfigFile: 'none', // TypeScript 7 has no API for StrykerJS to rewrite it with
  ignorePatterns: ['.next', 'dist', 'docs'],
  tempDirName: 'dist/mutation/sandbox',
  // An interrupted run resumes; only mutants whose code or tests changed run again.
  incremental: true,
  incrementalFile: `${results}.incremental.json`,
  reporters: ['clear-text', 'json', 'progress-append-only'],
  jsonReporter: { fileName: `${results}.json` },
  clearTextReporter: { allowColor: false, reportTests: false },
  thresholds: { high: 90, low: 80, break: 80 },
};
