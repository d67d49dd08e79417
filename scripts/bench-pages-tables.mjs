// The tables of a cached page and of a first render.
import { cell, kB, tableOf, thousands } from './bench-report.mjs';

/** Shares are of nginx, those of `bare` of a bare Node server. */
export const LIMITS = {
  ...{ perSecondShare: 0.5, cpuShare: 2.2, barePerSecondShare: 0.9, bareMainShare: 1.1 },
  roundTrips: 3,
  atRestMb: 600,
  underLoadMb: 900,
};

/** The figures of one run. A server that is not installed has no column, what could not be measured no row. */
export function pagesTables({ page, uncached, servers, firstRender, memoryMb }) {
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
  return `${comparison(page, servers)}\n\n${tableOf(['what', 'bar', 'measured'], others)}`;
}

/** A column per server, a row per figure, and in brackets the share of nginx, or of a bare server where a row says so. */
function comparison(page, { site, plain, bare, nginx }) {
  const columns = [site, plain, bare, ...(nginx ? [nginx] : [])];
  const head = [page, 'bar', 'this site', 'plain `next start`', 'bare Node', ...(nginx ? ['nginx'] : [])];
  const same = ['the same', ...(nginx ? ['the same'] : [])];
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
      ...besideBare(columns, site, bare),
    );
  }
  rows.push(['HTML, gzip', '-', kB(site.page.htmlGzip), kB(plain.page.htmlGzip), ...same]);
  if (site.page.scriptGzip !== null)
    rows.push(['JavaScript, gzip', '-', kB(site.page.scriptGzip), kB(plain.page.scriptGzip), ...same]);
  return tableOf(head, rows);
}

/** Requests, and CPU of the main thread alone: what the site adds to the runtime it is written for. */
function besideBare(columns, site, bare) {
  const row = (what, bar, name, text, isOver) => [
    what,
    bar,
    ...columns.map(({ load }) => {
      const share = load[name] / bare.load[name];
      return load === bare.load
        ? text(load)
        : cell(`${text(load)} (${share.toFixed(2)})`, load === site.load && isOver(share));
    }),
  ];
  const { barePerSecondShare, bareMainShare } = LIMITS;
  return [
    row(
      ...['requests per second (share of bare Node)', `at least ${barePerSecondShare}`, 'perSecond'],
      ({ perSecond }) => thousands(perSecond),
      (share) => share < barePerSecondShare,
    ),
    row(
      ...['CPU of the main thread per request (times bare Node)', `at most ${bareMainShare}`, 'mainMs'],
      ({ mainMs }) => `${mainMs.toFixed(4)} ms`,
      (share) => share > bareMainShare,
    ),
  ];
}
