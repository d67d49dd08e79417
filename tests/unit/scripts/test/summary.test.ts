import { expect, it } from 'vitest';
import { summaryOf } from '@/scripts/test/summary.mjs';

const of = (seconds: number, failures: string[] = [], files: { file: string; seconds: number }[] = []) => ({
  passed: 2,
  failed: failures.length,
  failures,
  files,
  seconds,
});

it('ends with the total, after the time of each step, the ten slowest files and the failures', () => {
  const files = Array.from({ length: 11 }, (_, at) => ({ file: `${at}.spec.ts`, seconds: at }));
  const text = summaryOf([{ name: 'lint' }, { name: 'units' }], [of(1.25), of(12, ['units: a › b: c'], files)]);
  expect(text).toContain('\n     1.3  lint\n    12.0  units\n');
  expect(text).toContain('\n    10.0  10.spec.ts\n');
  expect(text).not.toContain(' 0.spec.ts');
  expect(text).toMatch(/\nFailed:\n {2}units: a › b: c\n4 passed, 1 failed\n$/);
});
