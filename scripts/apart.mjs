// The site without the backend's folder, the backend without the site's: copied, installed and built where the other is not.
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { npm } from './project.mjs';
import { repositoryFiles } from './repository-files.mjs';

/** What the backend is started and tested from: its folder, the contract, and what says which packages are installed. */
const BACKEND = ['backend', 'contract', 'package.json', 'package-lock.json', '.npmrc'];
/** The tests of the repository know both sides. */
const NOT_SITE = ['backend', 'desk', 'tests', 'playwright.config.ts', 'vitest.config.ts'];
/** What a build leaves that a start needs. */
const BUILD = ['.next', 'dist', 'public/bootstrap.js'];

/** Installs the site without the backend. Resolves to the folder, which is deleted with this process; throws a sentence. */
export const openSiteApart = (options) =>
  openApart('site', (file) => !isUnder(NOT_SITE, file), options, {
    args: ['ci'],
    refused: ['@mui/material', 'react-admin', '@electric-sql/pglite', '@node-rs/argon2', 'hono', 'nodemailer', 'pg'],
  });

/** Installs the backend without the site, in the same way. */
export const openBackendApart = (options) =>
  openApart('backend', (file) => isUnder(BACKEND, file), options, {
    args: ['ci', '--workspace=@clinic/backend'],
    refused: ['next', 'react', 'react-dom'],
  });

/** Takes the build made apart as the project's own. */
export function adoptBuild(folder) {
  for (const name of BUILD) {
    rmSync(name, { recursive: true, force: true });
    // The build's links to packages are relative: resolved, they would lead into the folder that is deleted.
    const filter = (from) => !from.endsWith('.next/cache');
    cpSync(path.join(folder, name), name, { recursive: true, verbatimSymlinks: true, filter });
  }
}

/** npm is started with `options`, as of `spawn`. */
async function openApart(name, isWanted, options, { args, refused }) {
  const folder = mkdtempSync(path.join(tmpdir(), `${name}-apart-`));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const file of repositoryFiles().filter(isWanted)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    cpSync(file, path.join(folder, file));
  }
  const code = await npm([...args, '--prefer-offline'], { ...options, cwd: folder });
  if (code !== 0) throw new Error(`the packages of the ${name} alone could not be installed`);
  const others = refused.filter((dependency) => existsSync(path.join(folder, 'node_modules', dependency)));
  if (others.length > 0) throw new Error(`the ${name} alone installs ${others.join(', ')}`);
  return folder;
}

const isUnder = (entries, file) => entries.some((entry) => file === entry || file.startsWith(`${entry}/`));
