// npm run bench -- growth [TIMES]: the costs that grow when the catalogue is 10 and 100 times as large. Site and
// embedded backend on a separate database, ports and pages; at most TIMES times as large, 100 by default.

import { exitWithMessage } from '../../scripts/project.mjs';
import { buildIfNeeded } from '../../scripts/sources.mjs';
import { measureCatalogue } from './growth-site.mjs';
import { cell, tableOf } from './report.mjs';

const SCALES = [1, 10, 100];

/** The limit of each measurement as a multiple of the first one, when the catalogue is `times` as large. */
const BARS = {
  same: { about: 'at most 1.05', of: () => 1.05 },
  lists: { about: 'at most 1.10', of: () => 1.1 },
  cached: { about: 'at most 1.05', of: () => 1.05 },
  quick: { about: 'at most 20 ms', isOver: (value) => value > 20 },
  memory: { about: 'at most 900 MB', isOver: (value) => value > 900 },
  linear: { about: 'no faster than the data', of: (times) => times },
  none: { about: '-', of: () => Number.POSITIVE_INFINITY },
};

/**
 * Measures each catalogue. `isRight` is false when a page fails or a measurement of bytes exceeds its limit; times are
 * only marked, because they depend on the load of the machine.
 */
export async function benchGrowth(most = SCALES.at(-1)) {
  if (!SCALES.includes(most)) exitWithMessage(`Write "bench -- growth", or one of ${SCALES.join(', ')} after it.`);
  await buildIfNeeded();
  const scales = SCALES.filter((scale) => scale <= most);
  const measured = [];
  for (const scale of scales) {
    process.stdout.write(`The catalogue ${scale} times as large.\n`);
    measured.push(await measureCatalogue(scale));
    for (const [name, { value, unit }] of Object.entries(measured.at(-1))) {
      process.stdout.write(`  ${name}: ${value === null ? 'fails' : shown(value, unit)}\n`);
    }
  }
  const rows = Object.keys(measured[0]).map((name) => rowOf(name, measured, scales));
  const head = ['what', 'bar', ...scales.map((scale) => `${scale} ×`)];
  const tables = tableOf(
    head,
    rows.map(({ cells }) => cells),
  );
  return { tables, isRight: rows.every(({ isRight }) => isRight) };
}

/** One measurement of every catalogue, each as a multiple of the first; bold when it exceeds its limit. */
function rowOf(name, measured, scales) {
  const [{ [name]: first }] = measured;
  const bar = BARS[first.bar];
  let isRight = true;
  const cells = measured.map(({ [name]: { value, unit } }, index) => {
    if (value === null) isRight = false;
    if (value === null) return cell('fails', true);
    if (index === 0 || first.value === null) return shown(value, unit);
    const ratio = value / first.value;
    const isOver = bar.isOver?.(value) ?? ratio > bar.of(scales[index]);
    if (isOver && unit === 'kB') isRight = false;
    return cell(`${shown(value, unit)} (${ratio.toFixed(2)})`, isOver);
  });
  return { cells: [name, bar.about, ...cells], isRight };
}

const shown = (value, unit) => `${value >= 100 ? Math.round(value) : value.toFixed(value < 10 ? 2 : 1)} ${unit}`.trim();
