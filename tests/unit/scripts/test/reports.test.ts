import { describe, expect, it } from 'vitest';
import { browserCounts, unitCounts } from '@/scripts/test/reports.mjs';

describe('the Vitest report', () => {
  const times = { startTime: 1_000, endTime: 3_500 };
  const passed = { status: 'passed', fullName: 'adds', failureMessages: [] };
  const failed = {
    status: 'failed',
    fullName: 'subtracts',
    failureMessages: ['expected 12 to be 10\n  at x.ts'],
  };

  it('names each failed test with its file and the first line of its message', () => {
    const file = { name: '/a.test.ts', status: 'failed', assertionResults: [passed, failed], ...times };
    expect(unitCounts({ numPassedTests: 1, testResults: [file], outside: [] })).toEqual({
      passed: 1,
      failed: 1,
      failures: ['/a.test.ts › subtracts: expected 12 to be 10'],
      files: [{ file: '/a.test.ts', seconds: 2.5 }],
    });
  });

  it('counts a file that could not be read as one failure', () => {
    const broken = { name: '/b.test.ts', status: 'failed', assertionResults: [], message: 'No module', ...times };
    expect(unitCounts({ numPassedTests: 0, testResults: [broken], outside: [] })).toMatchObject({
      failed: 1,
      failures: ['/b.test.ts › (the whole file): No module'],
    });
  });

  it('counts an error outside all tests as one failure', () => {
    expect(unitCounts({ numPassedTests: 4, testResults: [], outside: ['worker exited\n  at z.ts'] })).toMatchObject({
      failed: 1,
      failures: ['outside every test: worker exited'],
    });
  });
});

describe('the Playwright report', () => {
  const spec = (title: string, status: string, duration = 1_000) => ({
    file: 'search.spec.ts',
    line: 7,
    title,
    tests: [{ status, results: [{ duration, error: { message: 'Timed out\n  at y.ts' } }] }],
  });
  const report = (specs: object[], errors: object[] = []) => ({
    stats: { expected: 5 },
    errors,
    suites: [{ specs: specs.slice(0, 1), suites: [{ specs: specs.slice(1) }] }],
  });

  it('names failures in tests and outside', () => {
    const { failed, failures } = browserCounts(
      report([spec('broken', 'unexpected')], [{ message: 'no server', stack: 'no server\n  at w.ts' }]),
    );
    expect(failed).toBe(2);
    expect(failures).toEqual(['outside every test: no server', 'search.spec.ts:7 › broken: Timed out']);
  });

  it('adds up the time of the tests of a file', () => {
    const specs = [spec('one', 'expected', 1_500), spec('two', 'expected', 500)];
    expect(browserCounts(report(specs)).files).toEqual([{ file: 'search.spec.ts', seconds: 2 }]);
  });
});
