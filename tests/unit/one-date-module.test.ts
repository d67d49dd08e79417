import { expect, it } from 'vitest';
import { sourceFiles } from '@/tests/support/source-files';

/** Date arithmetic, days cut out of an instant, midnights of days, and regular expressions of days and times. */
const ARITHMETIC =
  /Date\.UTC|[gs]etUTC|getFullYear|toISOString\(\)\.slice\(0, (?:7|10)\)|T00:00:00|\(\\d\{4\}\)-|\[01\]\\d\|2\[0-3\]|timeZone: '|from 'date-fns|@date-fns/;

/** Files that may match, with the reason. */
const ALLOWED = new Map([
  ['contract/dates.ts', 'the date module'],
  ['components/ui/day-picker.tsx', 'converts the local Date objects of the calendar library'],
  ['backend/routes/staff-figures.ts', 'counts months since the year 0'],
]);

const sources = sourceFiles(['app', 'components', 'contract', 'lib', 'server', 'backend', 'desk/src']).filter(
  ({ name }) => /\.tsx?$/.test(name) && !name.includes('/tests/'),
);

it('computes days and the clock of Madrid in contract/dates.ts only', () => {
  const found = sources.flatMap(({ name, text }) =>
    ALLOWED.has(name)
      ? []
      : text.split('\n').flatMap((line) => (ARITHMETIC.test(line) ? [`${name}: ${line.trim()}`] : [])),
  );
  expect(found.filter((line) => !/timeZone: 'UTC'/.test(line))).toEqual([]);
});
