// The sources of the site and the backend, and whether the existing builds are up to date.
import { existsSync, rmSync } from 'node:fs';
import { bin, runNode } from './project.mjs';
import { hashOf, unlessStamped, writeStamp } from './stamp.mjs';

export const BACKEND_SOURCES = ['backend', 'contract', 'package-lock.json'];
export const SCREENS_SOURCES = ['contract', 'desk', 'package-lock.json'];

export const SITE_SOURCES = [
  'app',
  'components',
  'content',
  'contract',
  'instrumentation.ts',
  'lib',
  'messages',
  'middleware.ts',
  'next.config.ts',
  'package-lock.json',
  'package.json',
  'postcss.config.mjs',
  'public',
  'scripts/build.mjs',
  'scripts/early-script.mjs',
  'scripts/first-answer.mjs',
  'scripts/processes.mjs',
  'scripts/static-files.mjs',
  'scripts/supervise.mjs',
  'server',
  'tsconfig.json',
  'types.d.ts',
];

const SITE_STAMP = '.next/.source-stamp';
const BACKEND_STAMP = 'backend/dist/.source-stamp';
const SCREENS = 'backend/dist/screens';

/** Builds the site, and the backend if its folder exists, unless the builds are up to date. */
export async function buildIfNeeded() {
  if (!existsSync('.next/standalone/server.js') || !existsSync('dist/server.mjs')) rmSync(SITE_STAMP, { force: true });
  await unlessStamped(SITE_STAMP, SITE_SOURCES, async () => {
    process.stdout.write('Building the site: the sources changed since the last build, or there was none.\n');
    await runNode(['scripts/build.mjs']);
  });
  if (existsSync('backend/build.mjs')) await buildBackendIfNeeded();
}

/** Builds only the backend and the staff's screens, unless the builds are up to date. */
export async function buildBackendIfNeeded() {
  if (!existsSync('backend/dist/cli.mjs')) rmSync(BACKEND_STAMP, { force: true });
  await unlessStamped(BACKEND_STAMP, BACKEND_SOURCES, () => runNode(['backend/build.mjs']));
  await buildScreensIfNeeded();
}

/** Builds the staff's screens, if their folder exists. */
export async function buildScreensIfNeeded() {
  if (!existsSync('desk/vite.config.ts')) return;
  // A test runner sets NODE_ENV to "test", which would make a development build.
  const env = { ...process.env, NODE_ENV: 'production' };
  await unlessStamped(`${SCREENS}/.source-stamp`, SCREENS_SOURCES, () =>
    runNode([bin('vite'), 'build', 'desk', '--logLevel', 'warn'], { env }),
  );
}

/** Marks the build as up to date; a build starts by clearing the mark. */
export const markBuilt = () => writeStamp(SITE_STAMP, hashOf(SITE_SOURCES));
export const deleteBuildStamp = () => rmSync(SITE_STAMP, { force: true });
