// The tables of a cached page and of a first render.
import { cell, kB, tableOf, thousands } from './report.mjs';

/** `bareShare` is relative to the requests per second of a bare Node server, `plainTimes` to plain `next start`. */
export const LIMITS = {
  bareShare: 0.6,
  plainTimes: 20,
  roundTrips: 3,
};

/** The figures of one run. A missing server has no column, a missing measurement no row. */
export function pagesTables({ page, uncached, servers, firstRender }) {
  const { roundTrips, calls, ms } = firstRender;
  const others = [
    [
      `first render of ${uncached}, upstream 20 ms away`,
      `at most ${LIMITS.roundTrips} round trips in sequence`,
      cell(`${roundTrips} (${calls} calls, ${ms} ms)`, roundTrips > LIMITS.roundTrips),
    ],
  ];
  return `${comparison(page, servers)}\n\n${tableOf(['what', 'bar', 'measured'], others)}`;
}

/**
 * A column per server, a row per figure, and in brackets the share of nginx, or of a bare server where a row states it.
 */
function comparison(page, { site, plain, bare, nginx }) {
  const columns = [site, plain, bare, ...(nginx ? [nginx] : [])];
  const head = [page, 'bar', 'this site', 'plain `next start`', 'bare Node', ...(nginx ? ['nginx'] : [])];
  const same = ['the same', ...(nginx ? ['the same'] : [])];
  const rows = [];
  if (site.load) {
    const figures = (text) => columns.map(({ load }) => text(load));
    const share = (name, load) => (nginx && load !== nginx.load ? load[name] / nginx.load[name] : null);
    const withShare = (text, value) => (value === null ? text : `${text} (${value.toFixed(value < 0.1 ? 3 : 2)})`);
    rows.push(
      [
        'requests per second (share of nginx)',
        '-',
        ...figures((load) => withShare(thousands(load.perSecond), share('perSecond', load))),
      ],
      ['p99', '-', ...figures(({ p99 }) => `${p99.toFixed(1)} ms`)],
      [
        'CPU per request (times nginx)',
        '-',
        ...figures((load) => withShare(`${load.cpuMs.toFixed(4)} ms`, share('cpuMs', load))),
      ],
      ...besideOthers(columns, { site, plain, bare }),
    );
  }
  rows.push(['HTML, gzip', '-', kB(site.page.htmlGzip), kB(plain.page.htmlGzip), ...same]);
  if (site.page.scriptGzip !== null)
    rows.push(['JavaScript, gzip', '-', kB(site.page.scriptGzip), kB(plain.page.scriptGzip), ...same]);
  return tableOf(head, rows);
}

/**
 * Requests compared with plain `next start` and a bare Node server, and the CPU of the main thread compared with the
 * latter.
 */
function besideOthers(columns, { site, plain, bare }) {
  const row = (what, bar, { name, of, text, isOver = () => false }) => [
    what,
    bar,
    ...columns.map(({ load }) => {
      const share = load[name] / of.load[name];
      const cellText = load === of.load ? text(load) : `${text(load)} (${share.toFixed(2)})`;
      return cell(cellText, load === site.load && isOver(share));
    }),
  ];
  const requests = { name: 'perSecond', text: ({ perSecond }) => thousands(perSecond) };
  const { bareShare, plainTimes } = LIMITS;
  return [
    row('requests per second (share of bare Node)', `at least ${bareShare}`, {
      ...requests,
      of: bare,
      isOver: (share) => share < bareShare,
    }),
    row('requests per second (times plain `next start`)', `at least ${plainTimes}`, {
      ...requests,
      of: plain,
      isOver: (share) => share < plainTimes,
    }),
    row('CPU of the main thread per request (times bare Node)', '-', {
      name: 'mainMs',
      of: bare,
      text: ({ mainMs }) => `${mainMs.toFixed(4)} ms`,
    }),
  ];
}
