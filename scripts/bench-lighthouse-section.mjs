// The section "Lighthouse" of docs/benchmarks.md.
import { median } from './bench-load.mjs';
import { cell, kB, measured, tableOf } from './bench-report.mjs';

const seconds = (ms) => `${(ms / 1000).toFixed(2)} s`;

/** What a table shows of a run. The bars of scores are minima and decide the exit code, those of times are maxima. */
const COLUMNS = [
  { name: 'performance', title: 'performance', least: 98, text: String },
  { name: 'accessibility', title: 'accessibility', least: 100, text: String },
  { name: 'best-practices', title: 'best practices', least: 100, text: String },
  { name: 'seo', title: 'SEO', least: 100, text: String },
  { name: 'fcp', title: 'FCP', text: seconds },
  { name: 'lcp', title: 'LCP', most: 1_400, text: seconds },
  { name: 'tbt', title: 'TBT', most: 50, text: (ms) => `${Math.round(ms)} ms` },
  { name: 'cls', title: 'CLS', most: 0.01, text: (shift) => shift.toFixed(3) },
  { name: 'bytes', title: 'all bytes', text: kB },
];

/** Others, on one clinic page of equal content, measured once and not by this command. */
const PEERS = [
  ['Astro, static', '100', '1.20 s', 'none'],
  ['WordPress with a page cache', '100', '1.36 s', '23 kB'],
  ['React Router', '98', '1.87 s', '120 kB'],
  ['plain Next, ISR', '98', '2.21 s', '142 kB'],
  ["Payload's template", '92', '3.33 s', '163 kB'],
];

/** What the requests and tasks of single runs showed, and the change that followed; on a busy machine, so trust the steps. */
const FOUND = `What was found, and what it brought (LCP of the clinic page was 2.87 s, of the home 2.59 s):

- 146 kB of script, needed for no text, shared the line with styles, fonts and the first picture: they begin after the first
  paint. Clinic 1.84 s, home 1.74 s.
- Two fonts of 61 kB for a title in one weight and letters nobody writes: 26 kB in files that arrive in one round trip each.
  Home 1.30 s.
- 900 bytes of headers on each of a dozen files that are no documents: 11 kB less on a line that is not HTTP/2.
- One sheet of 18.2 kB for every page of the site took two round trips: what most pages show is 11.9 kB and takes one. FCP of
  the clinic 0.93 s to 0.76 s.
- Photos in their upstream's size: in the width of their box, as WebP.
- The main thread: 30 ms to evaluate the framework and 20 ms to bring the page to life, four times that in the simulation.
  What draws motifs, sliders and the doctor's dialog left that path (docs/decisions.md, "What script a content page loads").
- Of those 30 ms compiling was two thirds: it happens beside the page now (a hint at the head of the file). The first clock of
  a page, 14 ms, has a task of its own. TBT of the six pages 64 to 83 ms before, at most 28 after.
- 35 ms of style and layout for what is out of sight: it waits until the scripts are there. With five hashes fewer in the policy
  the doctors' page fits one round trip: LCP 1.43 s to 1.28 s.`;

/** The medians of the runs of one page, each figure by itself, and every audit that cost a score something in any run. */
export function summaryOf(runs) {
  const medians = Object.fromEntries(
    COLUMNS.map(({ name }) => [name, median(runs.map(({ figures }) => figures[name]))]),
  );
  return { medians, shortfalls: [...new Set(runs.flatMap(({ shortfalls }) => shortfalls))] };
}

/** Words of the section; `isRight` is false when the median of a score misses its bar on one of the pages. */
export function lighthouseSection({ machine, runs, pages }) {
  let isRight = true;
  const rows = pages.map(({ name, address, medians }) => {
    const cells = COLUMNS.map(({ name: figure, least = 0, most = Number.POSITIVE_INFINITY, text }) => {
      const isShort = medians[figure] < least;
      if (isShort) isRight = false;
      return cell(text(medians[figure]), isShort || medians[figure] > most);
    });
    return [`${name}, ${address}`, ...cells];
  });
  const bars = COLUMNS.map(({ least, most, text }) => {
    if (least !== undefined) return `≥ ${least}`;
    return most === undefined ? '-' : `≤ ${text(most)}`;
  });
  const table = tableOf(['page', ...COLUMNS.map(({ title }) => title)], [['bar', ...bars], ...rows]);
  const command = runs === 5 ? 'npm run bench -- lighthouse' : `npm run bench -- lighthouse ${runs}`;
  const section = `## Lighthouse

${measured(command, machine)}

${table}

How: the built site with the embedded backend, Lighthouse's mobile test with simulated throttling, each run in a new Chromium;
the median of ${runs === 1 ? 'one run' : `${runs} runs`} of each figure by itself. A score below its bar fails the command; times also depend on what else the
machine does. Bold misses the bar.

For comparison, one clinic page of equal content as others build it, measured once and not by this command:

${tableOf(['what', 'performance', 'LCP', 'JavaScript'], PEERS)}

${FOUND}
`;
  return { section, isRight };
}
