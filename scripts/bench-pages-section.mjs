// The section "Pages" of docs/benchmarks.md.
import { cell, kB, measured, tableOf, thousands } from './bench-report.mjs';

/** Shares are of nginx. */
export const LIMITS = { perSecondShare: 0.5, cpuShare: 2.2, roundTrips: 3, atRestMb: 600, underLoadMb: 900 };

/** Words and figures of one run. A server that is not installed has no column, what could not be measured no row. */
export function pagesSection({ machine, page, uncached, servers, firstRender, memoryMb }) {
  const { roundTrips, calls, ms } = firstRender;
  const { atRest, underLoad } = memoryMb;
  const others = [
    [
      'memory of site and backend after a few pages / under load',
      `at most ${LIMITS.atRestMb} / ${LIMITS.underLoadMb} MB`,
      `${cell(atRest, atRest > LIMITS.atRestMb)} / ${cell(underLoad, underLoad > LIMITS.underLoadMb)} MB`,
    ],
    [
      `first render of ${uncached}, upstream 20 ms away`,
      `at most ${LIMITS.roundTrips} round trips in sequence`,
      cell(`${roundTrips} (${calls} calls, ${ms} ms)`, roundTrips > LIMITS.roundTrips),
    ],
  ];
  return `## Pages

${measured('npm run bench -- pages', machine)}

${comparison(page, servers)}

${tableOf(['what', 'bar', 'measured'], others)}

How: the built site, plain \`next start\` of the same build and nginx (one worker, \`gzip_static\`, the same bytes under the
same headers) answer in turn, three times four seconds each, medians shown:
\`wrk -t1 -c50 -d4s --timeout 10s --latency -H 'Accept-Encoding: gzip' URL\`. Plain \`next start\` runs on a copy of the build folder with the same
environment and one setting changed: it compresses, as it does unless told not to (in the site the front compresses). CPU
is user and system time of the serving process from /proc/PID/stat, divided by the requests. Bytes as sent with gzip;
JavaScript is what Chromium fetches until the page rests. On a shared machine trust the ratios. Bold is over the bar.
\`BENCH_PAGE\` and \`BENCH_UNCACHED_PAGE\` choose other pages.
`;
}

/** A column per server, a row per figure, and in brackets the share of nginx that the bars speak of. */
function comparison(page, { site, plain, nginx }) {
  const columns = [site, plain, ...(nginx ? [nginx] : [])];
  const head = [page, 'bar', 'this site', 'plain `next start`', ...(nginx ? ['nginx'] : [])];
  const same = nginx ? ['the same'] : [];
  const rows = [];
  if (site.load) {
    const figures = (text) => columns.map(({ load }) => text(load));
    const share = (name, load) => (nginx && load !== nginx.load ? load[name] / nginx.load[name] : null);
    const withShare = (text, value, isOver) =>
      value === null ? text : cell(`${text} (${value.toFixed(value < 0.1 ? 3 : 2)})`, isOver);
    rows.push(
      [
        'requests per second (share of nginx)',
        `at least ${LIMITS.perSecondShare}`,
        ...figures((load) => {
          const value = share('perSecond', load);
          return withShare(thousands(load.perSecond), value, load === site.load && value < LIMITS.perSecondShare);
        }),
      ],
      ['p99', '-', ...figures(({ p99 }) => `${p99.toFixed(1)} ms`)],
      [
        'CPU per request (times nginx)',
        `at most ${LIMITS.cpuShare}`,
        ...figures((load) => {
          const value = share('cpuMs', load);
          return withShare(`${load.cpuMs.toFixed(4)} ms`, value, load === site.load && value > LIMITS.cpuShare);
        }),
      ],
    );
  }
  rows.push(['HTML, gzip', '-', kB(site.page.htmlGzip), kB(plain.page.htmlGzip), ...same]);
  if (site.page.scriptGzip !== null)
    rows.push(['JavaScript, gzip', '-', kB(site.page.scriptGzip), kB(plain.page.scriptGzip), ...same]);
  return tableOf(head, rows);
}
