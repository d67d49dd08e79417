import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import lock from '@/package-lock.json';
import { repositoryFiles } from '@/scripts/repository-files.mjs';

type Package = {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  resolved?: string;
  link?: boolean;
};
const packages = lock.packages as Record<string, Package>;

/** The entry of the lock file that `require` finds from the folder `from`, or null. */
function found(from: string, name: string): string | null {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const entry = folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`;
    if (packages[entry]) return packages[entry].link ? (packages[entry].resolved ?? null) : entry;
    if (!folder) return null;
  }
}

/** The names of all packages that npm installs for a folder that has a package.json. */
function installedFor(workspace: string): Set<string> {
  const entries = [workspace];
  for (const entry of entries) {
    const one = packages[entry] ?? {};
    const peers = Object.keys(one.peerDependencies ?? {}).filter((name) => !one.peerDependenciesMeta?.[name]?.optional);
    const own = Object.keys({
      ...one.dependencies,
      ...one.optionalDependencies,
      ...(entry === workspace ? one.devDependencies : {}),
    });
    for (const name of [...own, ...peers]) {
      const next = found(entry, name);
      if (next !== null && !entries.includes(next)) entries.push(next);
    }
  }
  return new Set(entries.map((entry) => entry.slice(entry.lastIndexOf('node_modules/') + 'node_modules/'.length)));
}

// A site in front of another upstream is installed without backend/ and desk/, and a backend without the site (decision
// 0101). knip checks that each declares its imports.
describe('installed alone', () => {
  it('the site has no package of the backend or the desk', () => {
    const installed = installedFor('');
    expect(installed).toContain('next');
    const others = [
      '@mui/material',
      'react-admin',
      '@electric-sql/pglite',
      '@node-rs/argon2',
      'hono',
      'nodemailer',
      'pg',
    ];
    expect(others.filter((name) => installed.has(name))).toEqual([]);
  });

  it('the backend has no package of the site', () => {
    const installed = installedFor('backend');
    expect(installed).toContain('hono');
    // React itself is a dependency of use-intl, which formats the messages (decision 0198).
    expect(['next', 'next-intl', 'react-dom', 'react-admin'].filter((name) => installed.has(name))).toEqual([]);
  });
});

describe('no import crosses from one side into the other', () => {
  const SPECIFIER = /(?:from|import)\s*\(?\s*'([^']+)'/g;
  const importsOf = (folders: RegExp) =>
    repositoryFiles()
      .filter((file: string) => folders.test(file) && /\.(?:[cm]?ts|tsx|mjs)$/.test(file))
      .flatMap((file: string) =>
        [...readFileSync(file, 'utf8').matchAll(SPECIFIER)].map(([, to = '']) => `${file}: ${to}`),
      );

  it('of the site', () => {
    const imports = importsOf(/^(?:(?:app|components|lib|server|contract)\/(?!tests\/)|[^/]+$)/);
    expect(imports.length).toBeGreaterThan(1000);
    const isSite = (one: string) => !/^(?:vitest|playwright)\.config\.ts:/.test(one);
    expect(imports.filter((one) => isSite(one) && /: (?:@\/|(?:\.\.?\/)+)(?:backend|desk)\//.test(one))).toEqual([]);
  });

  it('of the backend', () => {
    const imports = importsOf(/^backend\//);
    expect(imports.length).toBeGreaterThan(500);
    expect(imports.filter((one) => /: (?:@\/|(?:\.\.\/)+(?:app|components|lib|server|scripts)\/)/.test(one))).toEqual(
      [],
    );
  });
});
