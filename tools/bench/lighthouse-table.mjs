// The table of Lighthouse's figures.
import { median } from './measure.mjs';
import { cell, kB, tableOf } from './report.mjs';

const seconds = (ms) => `${(ms / 1000).toFixed(2)} s`;

/**
 * The columns of the table. The limits of scores are minima and decide the exit code, the limits of times are maxima.
 */
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

/** The median of each figure over the runs of one page, and every audit that reduced a score in any run. */
export function summaryOf(runs) {
  const medians = Object.fromEntries(
    COLUMNS.map(({ name }) => [name, median(runs.map(({ figures }) => figures[name]))]),
  );
  return { medians, shortfalls: [...new Set(runs.flatMap(({ shortfalls }) => shortfalls))] };
}

/** A row per page; `isRight` is false when the median of a score misses its limit on one of them. */
export function lighthouseTable(pages) {
  let isRight = true;
  const rows = pages.map(({ name, address, isHidden, medians }) => {
    const cells = COLUMNS.map(({ name: figure, least = 0, most = Number.POSITIVE_INFINITY, text }) => {
      // A noindex page has no score for search engines.
      const isShort = medians[figure] < least && !(isHidden && figure === 'seo');
      if (isShort) isRight = false;
      return cell(text(medians[figure]), isShort || medians[figure] > most);
    });
    return [`${name}, ${address}`, ...cells];
  });
  const bars = COLUMNS.map(({ least, most, text }) => {
    if (least !== undefined) return `≥ ${least}`;
    return most === undefined ? '-' : `≤ ${text(most)}`;
  });
  const head = ['page', ...COLUMNS.map(({ title }) => title)];
  return { tables: tableOf(head, [['bar', ...bars], ...rows]), isRight };
}
