// The last lines of a test command.
const SLOWEST = 10;

/** The time of each step, the slowest files, the failures, and as the last line "N passed, N failed". */
export function summaryOf(steps, results) {
  const failures = results.flatMap((result) => result.failures);
  const files = results.flatMap((result) => result.files).sort((a, b) => b.seconds - a.seconds);
  const took = steps.map(({ name }, at) => row(results[at].seconds ?? 0, name));
  const slowest = files.slice(0, SLOWEST).map(({ file, seconds }) => row(seconds, file));
  const total = (of) => results.reduce((sum, result) => sum + result[of], 0);
  const parts = [
    ['Steps, in seconds:', took],
    ['The slowest files, in seconds:', slowest],
    ['Failed:', failures.map((line) => `  ${line}`)],
  ];
  const shown = parts
    .filter(([, lines]) => lines.length > 0)
    .map(([title, lines]) => `\n${title}\n${lines.join('\n')}\n`);
  return `${shown.join('')}${total('passed')} passed, ${total('failed')} failed\n`;
}

const row = (seconds, name) => `${seconds.toFixed(1).padStart(8)}  ${name}`;
