import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { framework, React } from './support';

const ROOM = 'server/next-internals';
/** What runs in the browser lies with its like. */
const IN_BROWSER = 'lib/browser/page-data.ts';
const files = [...readdirSync(ROOM).map((name) => path.join(ROOM, name)), IN_BROWSER].filter(
  (name) => !name.endsWith('.md'),
);
const read = (name: string) => readFileSync(name, 'utf8');

const VERSIONS = `next ${framework('next/package.json').version} (its React: ${React.version.replace(/-\d{8}$/, '')})`;

/** Spellings that occur only in the internals of the framework. */
const SECRETS = [
  '__reactFiber',
  '__reactProps',
  '__next_f',
  '__NEXT_',
  'NEXT_HTTP_ERROR',
  'TURBOPACK',
  'x-nextjs-',
  'x-middleware-',
  'text/x-component',
  '_next/static/chunks',
  'next/dist/',
  'build-manifest',
  'required-server-files',
];

const sources = [
  'app',
  'components',
  'lib',
  'scripts',
  'server',
  'tools',
  'middleware.ts',
  'instrumentation.ts',
  'next.config.ts',
]
  .flatMap((entry) =>
    path.extname(entry)
      ? [entry]
      : readdirSync(entry, { recursive: true }).map((name) => path.posix.join(entry, String(name))),
  )
  .filter((name) => /\.(?:tsx?|mjs|cjs)$/.test(name) && !files.includes(name));

describe("the facts about the framework's internals", () => {
  it.each(files)('%s names the installed versions and what breaks when it changes', (name) => {
    const [first = ''] = read(name).split('\n');
    expect(first).toContain(`Seen in ${VERSIONS}. When it changes, `);
  });

  it.each(files)('%s is checked against the installed version and listed', (name) => {
    expect(existsSync(`tests/unit/${name.replace(/\.m?ts$|\.mjs$/, '')}.test.ts`)).toBe(true);
    expect(read(path.join(ROOM, 'README.md'))).toContain(`\`${name.replace(`${ROOM}/`, '')}\``);
  });

  it('are used by no other source', () => {
    const known = sources.flatMap((name) =>
      SECRETS.filter((one) => read(name).includes(one)).map((one) => `${name}: ${one}`),
    );
    expect(known).toEqual([]);
    expect(sources.length).toBeGreaterThan(300);
  });
});
