import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { repositoryFiles } from '../../../scripts/repository-files.mjs';
import { BACKEND_SOURCES, buildIfNeeded, SCREENS_SOURCES, SITE_SOURCES } from '../../../scripts/sources.mjs';
import { GENERATED, unlessStamped } from '../../../scripts/stamp.mjs';

/** Files outside the builds. */
const OTHERS = [
  '.ci',
  '.dockerignore',
  '.env.example',
  '.gitignore',
  '.npmrc',
  'CONTRIBUTING.md',
  'README.md',
  'biome.json',
  'deploy',
  'docs',
  'knip.jsonc',
  'playwright.config.ts',
  'scripts',
  'tests',
  'tools',
  'vitest.config.ts',
];

const isUnder = (entries: string[]) => (file: string) =>
  entries.some((entry) => file === entry || file.startsWith(`${entry}/`));

describe('the list of build inputs', () => {
  it('contains every file of the repository, except known files without a build', () => {
    const isKnown = isUnder([...SITE_SOURCES, ...BACKEND_SOURCES, ...SCREENS_SOURCES, ...OTHERS]);
    expect(repositoryFiles().filter((file) => !isKnown(file))).toEqual([]);
  });

  it('contains no output of a build', () => {
    const folders = SITE_SOURCES.filter((entry) => statSync(entry).isDirectory());
    const ignored = folders.flatMap((under) => repositoryFiles({ under, isIgnored: true }));
    expect(ignored.filter((file) => !GENERATED.includes(file))).toEqual([]);
  });

  it.each([
    ['server/main.ts', SITE_SOURCES],
    ['backend/server.ts', BACKEND_SOURCES],
    ['backend/cli.ts', BACKEND_SOURCES],
    ['desk/src/main.tsx', SCREENS_SOURCES],
  ])('names every file that %s is bundled of', async (file, sources) => {
    const options = {
      bundle: true,
      write: false,
      outdir: 'out',
      metafile: true,
      packages: 'external',
      platform: 'node',
    } as const;
    const alias = { '@clinic/contract': './contract' };
    const { metafile } = await build({ entryPoints: [file], format: 'esm', alias, ...options });
    expect(Object.keys(metafile.inputs)).toContain(file);
    expect(Object.keys(metafile.inputs).filter((input) => !isUnder(sources)(input))).toEqual([]);
  });
});

/** A build like the real one: the pages, the programs, and a script among the sources that differs each time. */
const BUILD = `import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
for (const folder of ['.next/standalone', 'dist', 'public']) mkdirSync(folder, { recursive: true });
appendFileSync('builds', 'x');
writeFileSync('public/bootstrap.js', String(process.hrtime.bigint()));
writeFileSync('.next/standalone/server.js', '');
writeFileSync('dist/server.mjs', '');
`;

describe('a start', () => {
  const before = process.cwd();
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'sources-'));
    for (const name of ['scripts', 'content/consents', 'app']) mkdirSync(path.join(folder, name), { recursive: true });
    symlinkSync(path.join(before, 'node_modules'), path.join(folder, 'node_modules'));
    process.chdir(folder);
    writeFileSync('scripts/build.mjs', BUILD);
    writeFileSync('content/consents/es.ts', 'text');
  });
  afterEach(() => {
    process.chdir(before);
    rmSync(folder, { recursive: true });
  });
  const builds = async (): Promise<number> => {
    await buildIfNeeded();
    return readFileSync('builds', 'utf8').length;
  };

  it('builds once, although the build writes among the sources', async () => {
    expect([await builds(), await builds(), await builds()]).toEqual([1, 1, 1]);
  });

  it('builds again when a consent text, a page or a public file changed', async () => {
    await builds();
    writeFileSync('content/consents/es.ts', 'another text');
    expect(await builds()).toBe(2);
    writeFileSync('app/page.tsx', 'page');
    expect(await builds()).toBe(3);
    writeFileSync('public/robots.txt', '');
    expect(await builds()).toBe(4);
    expect(await builds()).toBe(4);
  });

  it('builds again when a build was interrupted, whatever was built before', async () => {
    mkdirSync('stamps');
    let works = 0;
    const work = async () => {
      works += 1;
    };
    await unlessStamped('stamps/one', ['content'], work);
    writeFileSync('content/consents/es.ts', 'another text');
    await expect(unlessStamped('stamps/one', ['content'], () => Promise.reject(new Error('killed')))).rejects.toThrow();
    writeFileSync('content/consents/es.ts', 'text');
    await unlessStamped('stamps/one', ['content'], work);
    expect(works).toBe(2);
  });
});
