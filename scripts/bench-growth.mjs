// npm run bench -- growth [TIMES]: what becomes slower or larger when the catalogue is 10 and 100 times as large. Site and
// embedded backend on a database, ports and pages of their own; at most TIMES times as large, 100 unless said otherwise.
import { measureCatalogue } from './bench-growth-site.mjs';
import { writeSection } from './bench-report.mjs';
import { buildIfNeeded, giveUp } from './project.mjs';

const SCALES = [1, 10, 100];

/** What each measurement may be of the first one's, when the catalogue is `times` as large. */
const BARS = {
  same: { about: 'at most 1.05', of: () => 1.05 },
  cached: { about: 'at most 1.11', of: () => 1.11 },
  linear: { about: 'no faster than the data', of: (times) => times },
  none: { about: '-', of: () => Number.POSITIVE_INFINITY },
};

/**
 * Measures each catalogue and writes the section "Growth" of docs/benchmarks.md. Answers false when a page fails or a
 * measurement of bytes is over its bar; times are marked only, because they depend on what else the machine does.
 */
export async function benchGrowth(machine, most = SCALES.at(-1)) {
  if (!SCALES.includes(most)) giveUp(`Write "bench -- growth", or one of ${SCALES.join(', ')} after it.`);
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
  writeSection('growth', section(rows, scales, machine, most));
  return rows.every(({ isRight }) => isRight);
}

/** One measurement of every catalogue, each with how many times the first it is; in bold what is over its bar. */
function rowOf(name, measured, scales) {
  const [{ [name]: first }] = measured;
  const bar = BARS[first.bar];
  let isRight = true;
  const cells = measured.map(({ [name]: { value, unit } }, index) => {
    if (value === null) isRight = false;
    if (value === null) return '**fails**';
    if (index === 0 || first.value === null) return shown(value, unit);
    const ratio = value / first.value;
    const isOver = ratio > bar.of(scales[index]);
    if (isOver && unit === 'kB') isRight = false;
    const text = `${shown(value, unit)} (${ratio.toFixed(2)})`;
    return isOver ? `**${text}**` : text;
  });
  return { text: `| ${name} | ${bar.about} | ${cells.join(' | ')} |`, isRight };
}

const shown = (value, unit) => `${value >= 100 ? Math.round(value) : value.toFixed(value < 10 ? 2 : 1)} ${unit}`.trim();

const section = (rows, scales, machine, most) => `## Growth

Measured ${new Date().toISOString().slice(0, 10)} by \`npm run bench -- growth${most === SCALES.at(-1) ? '' : ` ${most}`}\` on ${machine}.

| what | bar | ${scales.map((scale) => `${scale} ×`).join(' | ')} |
| --- | --- |${' --- |'.repeat(scales.length)}
${rows.map(({ text }) => text).join('\n')}

How: \`seed --scale N\` (N times the specialities, clinics, doctors, tests and products of the demo), the built site and the
embedded backend. In brackets how many times the first it is; bold is over the bar. First render: every tag expired before
each request, so all lists are read anew. Cached: the copy of the front. Medians. HTML before compression, and with gzip.
Memory is resident, after all of this. Times also depend on what else the machine does.
`;
