// The site without the backend's folder, the backend without the site's: copied, installed and built where the other is not.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { npm } from './project.mjs';

/** What the backend is started and tested from: its folder, the contract, and what says which packages are installed. */
const BACKEND = ['backend', 'contract', 'package.json', 'package-lock.json', '.npmrc'];
/** The tests of the repository know both sides. */
const NOT_SITE = ['backend', 'desk', 'tests', 'playwright.config.ts', 'vitest.config.ts'];
/** What a build leaves that a start needs. */
const BUILD = ['.next', 'dist', 'public/bootstrap.js'];

/** Installs the site without the backend in a folder of its own; null, with a sentence, when that is not possible. */
export const openSiteApart = () =>
  openApart('site', (file) => !isUnder(NOT_SITE, file), {
    args: ['ci'],
    refused: ['@mui/material', 'react-admin', '@electric-sql/pglite', '@node-rs/argon2', 'hono', 'nodemailer', 'pg'],
  });

/** Installs the backend without the site in a folder of its own; null, with a sentence, when that is not possible. */
export const openBackendApart = () =>
  openApart('backend', (file) => isUnder(BACKEND, file), {
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

async function openApart(name, isWanted, { args, refused }) {
  const folder = mkdtempSync(path.join(tmpdir(), `${name}-apart-`));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const file of sources().filter(isWanted)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    cpSync(file, path.join(folder, file));
  }
  const failed = (await npm([...args, '--prefer-offline'], { cwd: folder })) !== 0;
  const others = refused.filter((dependency) => existsSync(path.join(folder, 'node_modules', dependency)));
  if (failed) process.stderr.write(`The packages of the ${name} alone could not be installed.\n`);
  if (others.length > 0) process.stderr.write(`The ${name} alone installs ${others.join(', ')}.\n`);
  return failed || others.length > 0 ? null : folder;
}

/** Every file of the repository, those not committed yet too. */
const sources = () =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
    .split('\0')
    .filter((file) => file && existsSync(file));

const isUnder = (entries, file) => entries.some((entry) => file === entry || file.startsWith(`${entry}/`));
