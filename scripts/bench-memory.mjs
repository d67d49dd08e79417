// npm run bench -- memory: what site and embedded backend hold at rest, while every page is read, and under load.
import { measureMemory } from './bench-memory-site.mjs';
import { writeSection } from './bench-report.mjs';
import { buildIfNeeded } from './project.mjs';

const REST_MB = 600;
const LOAD_MB = 900;
const LATE_MS = 1_000;

const MOMENTS = {
  rest: { what: 'at rest: the home page read, a minute without a visitor', bar: REST_MB },
  crawl: { what: 'at most while every address of the sitemaps is read, four at a time', bar: LOAD_MB },
  cards: { what: 'at most while 200 cards for other sites are drawn, four at a time', bar: LOAD_MB },
  load: { what: 'at most under `wrk -t1 -c50 -d10s` on one page', bar: LOAD_MB },
  after: { what: 'a minute after all of this', bar: LOAD_MB },
};

/**
 * Measures and writes the section "Memory" of docs/benchmarks.md. Answers false when both processes together are over a
 * bar or an address fails; a slow crawl is marked only, because it depends on what else the machine does.
 */
export async function benchMemory(machine) {
  await buildIfNeeded();
  const measured = await measureMemory();
  const { failed } = measured.crawl;
  for (const line of [...failed, ...measured.cards.failed].slice(0, 20)) process.stdout.write(`${line}\n`);
  const { lines, isRight } = rowsOf(measured);
  process.stdout.write(`${lines.join('\n')}\n`);
  writeSection('memory', section(lines, machine));
  return isRight;
}

/** The rows of the table, in bold what is over its bar, and whether all that must hold does. */
export function rowsOf({ moments, crawl, cards }) {
  let isRight = crawl.failed.length + cards.failed.length === 0;
  const lines = Object.entries(MOMENTS).flatMap(([name, { what, bar }]) => {
    if (!moments[name]) return []; // wrk is not installed
    const { site, backend } = moments[name];
    const isOver = site + backend > bar;
    if (isOver) isRight = false;
    const together = `${Math.round(site + backend)} MB`;
    return [
      `| ${what} | at most ${bar} MB | ${isOver ? `**${together}**` : together} | ${Math.round(site)} / ${Math.round(backend)} MB |`,
    ];
  });
  const times = `${Math.round(crawl.p50)} / ${Math.round(crawl.p95)} / ${Math.round(crawl.longest)} ms`;
  const failures = `${crawl.failed.length} of ${crawl.addresses}`;
  lines.push(
    `| addresses that fail in that crawl | 0 | ${crawl.failed.length > 0 ? `**${failures}**` : failures} | |`,
    `| first answer of each, p50 / p95 / longest | p95 at most 1 s | ${crawl.p95 > LATE_MS ? `**${times}**` : times} | |`,
  );
  return { lines, isRight };
}

const section = (lines, machine) => `## Memory

Measured ${new Date().toISOString().slice(0, 10)} by \`npm run bench -- memory\` on ${machine}.

| what | bar | together | site / backend |
| --- | --- | --- | --- |
${lines.join('\n')}

How: \`scripts/start.mjs\` on a new demo catalogue and without kept pages, resident memory (VmRSS) of both processes, looked
at every 100 ms. Building the database at the very first start takes 800 MB more for three seconds, in a process of its own.

What was found, and what it brought (the crawl took both to 1,415 MB before, rest to 600 to 660):

- Of 92 MB of the renderer's heap 47 were copies of the same 1.9 MB: each of 22 pages carried undici, sanitize-html and
  opossum, and one sign outside Latin-1 doubles a text. Loaded as packages: 40 MB less, and 85 MB less on disk.
- The framework compiled next.config.ts at each start and kept two compilers for it. Its settings come from the build now,
  as in its standalone server: 50 MB less. Both together: the site with its home page 190 MB instead of 283.
- Of 354 MB of the backend 159 were freed memory that a dozen threads kept for themselves (drawing, compiling WebAssembly).
  Two arenas (\`MALLOC_ARENA_MAX\`) for all: 256 MB. The database's own memory is 36.
- The renderer's heap grew to 680 MB for 130 MB of data, because 4 GB were allowed. With 1 GB allowed the engine collects
  at 260: peak of the crawl 780 instead of 1,097 MB, in the same time. 512 MB brought no more; a young generation twice
  as large brought 40 MB more, half as large a slower crawl.
- Two thirds of a copy in the front were its plain text, which hardly anybody asks for: it is unpacked for who does.
- Each brotli stream asked for a window of 4 MB for texts of 60 kB: 125 to 99 MB in a process that does nothing else.
- Cards are drawn one at a time: four at a time each thread kept freed memory of its own (243 MB, one at a time 197).
  \`MALLOC_TRIM_THRESHOLD_=131072\` in the environment of the site would leave 116 (docs/operations.md).
`;
