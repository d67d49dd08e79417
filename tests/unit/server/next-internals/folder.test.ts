import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { framework } from './support';

const FOLDER = 'server/next-internals';
/** Code that runs in the browser is in lib/browser. */
const IN_BROWSER = 'lib/browser/page-data.ts';
const files = [...readdirSync(FOLDER).map((name) => path.join(FOLDER, name)), IN_BROWSER].filter(
  (name) => !name.endsWith('.md'),
);
const read = (name: string) => readFileSync(name, 'utf8');

/** Major and minor version as a number that can be compared. */
const rankOf = (version: string): number => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major * 1_000 + minor;
};
const installed = rankOf(framework('next/package.json').version);

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
  it.each(files)('%s names a range with the installed version, and what breaks when it changes', (name) => {
    const head = /^\/\/ Seen in next ([\d.]+) to ([\d.]+)\. When it changes, /.exec(read(name));
    const [, from = '', to = ''] = head ?? [];
    expect(rankOf(from)).toBeLessThanOrEqual(installed);
    expect(rankOf(to)).toBeGreaterThanOrEqual(installed);
  });

  it.each(files)('%s is checked against the installed version and listed', (name) => {
    expect(existsSync(`tests/unit/${name.replace(/\.m?ts$|\.mjs$/, '')}.test.ts`)).toBe(true);
    expect(read(path.join(FOLDER, 'README.md'))).toContain(`\`${name.replace(`${FOLDER}/`, '')}\``);
  });

  it('are used by no other source', () => {
    const known = sources.flatMap((name) =>
      SECRETS.filter((one) => read(name).includes(one)).map((one) => `${name}: ${one}`),
    );
    expect(known).toEqual([]);
    expect(sources.length).toBeGreaterThan(300);
  });
});
