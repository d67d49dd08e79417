// What the runners' JSON reports say: how many tests passed and failed, and the names of the failed ones.

/**
 * Of vitest. A file that could not even be read as tests counts as one failure; `files` are those with a failure, as
 * absolute paths.
 */
export function unitCounts({ numPassedTests, testResults }) {
  const broken = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const failed = testResults.flatMap((file) =>
    file.assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => ({ file: file.name, name: fullName, message: failureMessages[0] })),
  );
  const failures = [
    ...failed,
    ...broken.map(({ name, message }) => ({ file: name, name: '(the whole file)', message })),
  ];
  return {
    passed: numPassedTests,
    failed: failures.length,
    failures: failures.map(({ file, name, message }) => `${file} › ${name}: ${firstLine(message)}`),
    files: [...new Set(failures.map(({ file }) => file))],
  };
}

/** Of two hundred tests in Chromium, one may need the second try; more of them have failed (docs/decisions/0129). */
export function browserCounts({ stats, errors, suites }) {
  const relied = stats.flaky <= Math.max(3, Math.floor((stats.expected + stats.flaky) / 200));
  return {
    passed: stats.expected + (relied ? stats.flaky : 0),
    failed: stats.unexpected + errors.length + (relied ? 0 : stats.flaky),
    failures: [...outside(errors), ...named(suites, 'unexpected'), ...(relied ? [] : named(suites, 'flaky'))],
    flaky: relied ? named(suites, 'flaky') : [],
  };
}

/** These have a second try only after the browser itself had stopped answering (tests/browsers/fixtures.ts). */
export function journeyCounts({ stats, errors, suites }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    failures: [...outside(errors), ...named(suites, 'unexpected')],
    flaky: named(suites, 'flaky'),
  };
}

/** What failed outside every test. */
function outside(errors) {
  return errors.map(({ message, stack }) => `outside every test: ${stack ?? message}`);
}

function named(suites = [], status) {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? []).flatMap(({ file, line, title, tests }) =>
      tests
        .filter((test) => test.status === status)
        .map(
          ({ results }) =>
            `${file}:${line} › ${title}: ${firstLine(results.find(({ error }) => error)?.error.message)}`,
        ),
    ),
    ...named(suite.suites, status),
  ]);
}

function firstLine(message) {
  return (message ?? 'no message').split('\n', 1)[0];
}
