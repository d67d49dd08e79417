import { describe, expect, it } from 'vitest';
import { browserCounts, journeyCounts, unitCounts } from '@/scripts/test-reports.mjs';

const passed = { status: 'passed', fullName: 'adds', failureMessages: [] };
const failed = {
  status: 'failed',
  fullName: 'takes 10 ms',
  failureMessages: ['expected 12 to be below 10\n  at x.ts'],
};
const spec = (title: string, status: string) => ({
  file: 'search.spec.ts',
  line: 7,
  title,
  tests: [{ status, results: [{ error: { message: 'Timed out\n  at y.ts' } }] }],
});

describe('what the unit tests report', () => {
  it('names each failed test with its file and the first line of its message', () => {
    const report = {
      numPassedTests: 1,
      testResults: [{ name: '/a.test.ts', status: 'failed', assertionResults: [passed, failed] }],
    };
    expect(unitCounts(report)).toEqual({
      passed: 1,
      failed: 1,
      failures: ['/a.test.ts › takes 10 ms: expected 12 to be below 10'],
      files: ['/a.test.ts'],
    });
  });

  it('counts a file that could not be read as one failure', () => {
    const broken = { name: '/b.test.ts', status: 'failed', assertionResults: [], message: 'Cannot find module' };
    expect(unitCounts({ numPassedTests: 0, testResults: [broken] })).toMatchObject({
      failed: 1,
      failures: ['/b.test.ts › (the whole file): Cannot find module'],
    });
  });
});

describe('what the browsers report', () => {
  const report = (flaky: number, unexpected = 0, errors: object[] = [], expected = 5) => ({
    stats: { expected, flaky, unexpected },
    errors,
    suites: [
      {
        specs: Array.from({ length: flaky }, (_, number) => spec(`flaky ${number}`, 'flaky')),
        suites: [{ specs: Array.from({ length: unexpected }, () => spec('broken', 'unexpected')) }],
      },
    ],
  });

  it('lets three tests pass on their second try, and names them', () => {
    expect(browserCounts(report(3))).toMatchObject({ passed: 8, failed: 0, failures: [] });
    expect(browserCounts(report(3)).flaky).toContain('search.spec.ts:7 › flaky 2: Timed out');
  });

  it('counts a fourth as four failures', () => {
    expect(browserCounts(report(4))).toMatchObject({ passed: 5, failed: 4, flaky: [] });
  });

  it('lets one of two hundred pass on its second try where there are many', () => {
    expect(browserCounts(report(5, 0, [], 995))).toMatchObject({ passed: 1000, failed: 0 });
    expect(browserCounts(report(6, 0, [], 994))).toMatchObject({ passed: 994, failed: 6 });
  });

  it('names what failed in a test and outside every test', () => {
    const { failed, failures } = browserCounts(report(0, 1, [{ message: 'no server' }]));
    expect(failed).toBe(2);
    expect(failures).toEqual(['outside every test: no server', 'search.spec.ts:7 › broken: Timed out']);
    expect(journeyCounts(report(0, 1))).toMatchObject({ passed: 5, failed: 1 });
  });
});
