// docs/benchmarks.md, written from one measurement.
import { readFileSync, writeFileSync } from 'node:fs';

const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const thousands = (value) => `${(value / 1000).toFixed(1)} k`;

const FILE = 'docs/benchmarks.md';
const mark = (name, end) => `<!-- ${name} ${end} -->`;

/** Puts a section between its marks in docs/benchmarks.md, at the end when it is new; the others stay as they are. */
export function writeSection(name, text) {
  const before = readFileSync(FILE, 'utf8');
  const section = `${mark(name, 'begins')}\n${text}${mark(name, 'ends')}\n`;
  const from = before.indexOf(mark(name, 'begins'));
  const to = before.indexOf(mark(name, 'ends'));
  const after =
    from < 0
      ? `${before.trimEnd()}\n\n${section}`
      : before.slice(0, from) + section + before.slice(to + mark(name, 'ends').length + 1);
  writeFileSync(FILE, after);
  process.stdout.write(`Written to ${FILE}.\n`);
}

export function writeReport({ machine, page, firstRender, load, memory }) {
  const rows = [];
  if (load?.nginx) {
    const ratio = load.site.perSecond / load.nginx.perSecond;
    const cpu = load.site.cpuMs / load.nginx.cpuMs;
    rows.push(
      [
        'cached page, requests per second, against nginx',
        'at least 0.5',
        `${ratio.toFixed(2)} (${thousands(load.site.perSecond)} / ${thousands(load.nginx.perSecond)})`,
      ],
      ['the same, p99', '-', `${load.site.p99.toFixed(1)} ms / ${load.nginx.p99.toFixed(1)} ms`],
      [
        'CPU per cached request, against nginx',
        'at most 2.2',
        `${cpu.toFixed(2)} (${load.site.cpuMs.toFixed(4)} / ${load.nginx.cpuMs.toFixed(4)} ms)`,
      ],
    );
  } else if (load) rows.push(['cached page, requests per second (no nginx here)', '-', thousands(load.site.perSecond)]);
  rows.push(
    ['memory of site and backend after a few pages / under load', 'at most 600 / 900 MB', memory],
    [`HTML of ${page.path}, gzip`, 'at most 12 kB', kB(page.htmlGzip)],
    ['inlined data per markup', 'at most 1.0', page.inlinedPerMarkup.toFixed(2)],
    ['JavaScript of that page, gzip', 'at most 145 kB', kB(page.scriptGzip)],
    [
      `first render of ${firstRender.path}, upstream 20 ms away`,
      'at most 3 round trips in sequence',
      `${firstRender.roundTrips} (${firstRender.calls} calls, ${firstRender.ms} ms)`,
    ],
  );
  const table = rows.map((row) => `| ${row.join(' | ')} |`).join('\n');
  process.stdout.write(`${table}\n`);
  writeSection(
    'pages',
    `## Pages

Measured ${new Date().toISOString().slice(0, 10)} by \`npm run bench\` (it writes this file) on ${machine}.

| what | bar | measured |
| --- | --- | --- |
${table}

How: the built site with the embedded backend, and nginx (one worker, \`gzip_static\`, the same bytes under the same headers) answer in turn,
three times four seconds each, medians shown: \`wrk -t1 -c50 -d4s --latency -H 'Accept-Encoding: gzip' URL\`. CPU is user
and system time of the serving process from /proc/PID/stat, divided by the requests. On a shared machine trust the ratios.
\`BENCH_PAGE\` and \`BENCH_UNCACHED_PAGE\` choose other pages.
`,
  );
}
