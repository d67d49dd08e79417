// Reads the runners' JSON reports: how many tests passed, which failed, and how long each file took.

/**
 * The counts of a Vitest report. A file that could not be read as tests, and an error outside all tests, count as one
 * failure each. `files` holds the seconds of each file.
 */
export function unitCounts({ numPassedTests, testResults, outside }) {
  const inFiles = testResults.flatMap(({ name, status, message, assertionResults }) => {
    if (status === 'failed' && assertionResults.length === 0) return [named(name, '(the whole file)', message)];
    const failed = assertionResults.filter((test) => test.status === 'failed');
    return failed.map(({ fullName, failureMessages }) => named(name, fullName, failureMessages[0]));
  });
  const failures = [...outside.map(outsideTests), ...inFiles];
  const files = testResults.map(({ name, startTime, endTime }) => [name, (endTime - startTime) / 1000]);
  return { passed: numPassedTests, failed: failures.length, failures, files: summed(files) };
}

/** The counts of a Playwright report, in the same shape. Failures outside all tests count, too. */
export function browserCounts({ stats, errors, suites }) {
  const tests = suites.flatMap(testsOf);
  const outside = errors.map(({ message, stack }) => outsideTests(stack ?? message));
  const failed = tests.filter(({ status }) => status === 'unexpected');
  return {
    passed: stats.expected,
    failed: failed.length + outside.length,
    failures: [...outside, ...failed.map(({ place, title, error }) => named(place, title, error?.message))],
    files: summed(tests.map(({ file, seconds }) => [file, seconds])),
  };
}

function testsOf({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests.map(({ status, results }) => ({
      file,
      place: `${file}:${line}`,
      title,
      status,
      error: results.find(({ error }) => error)?.error,
      seconds: results.reduce((total, { duration }) => total + duration, 0) / 1000,
    })),
  );
  return [...own, ...suites.flatMap(testsOf)];
}

const named = (place, title, message) => `${place} › ${title}: ${firstLine(message ?? 'no message')}`;
const outsideTests = (message) => `outside every test: ${firstLine(message)}`;
const firstLine = (message) => message.split('\n', 1)[0];

/** One row for each file, over all projects. */
function summed(rows) {
  const seconds = new Map();
  for (const [file, more] of rows) seconds.set(file, (seconds.get(file) ?? 0) + more);
  return [...seconds].map(([file, total]) => ({ file, seconds: total }));
}
