// What every script needs to know of the project: its folder, its programs, whether it is installed and built.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** What the programs in dist/ are made of; the pages are made of these and more. */
const PROGRAM_SOURCES = ['backend', 'lib', 'package-lock.json', 'scripts/build.mjs', 'server', 'tsconfig.json'];
const SOURCES = [
  ...PROGRAM_SOURCES,
  'app',
  'components',
  'instrumentation.ts',
  'messages',
  'middleware.ts',
  'next.config.ts',
  'postcss.config.mjs',
  'public',
  'scripts/early-script.mjs',
  'scripts/static-files.mjs',
];

const BUILD_STAMP = '.next/.source-stamp';

/** Makes the project's folder the current one and reads .env, which never overrides what is set. */
export function enterProject() {
  process.chdir(ROOT);
  if (existsSync('.env')) process.loadEnvFile?.('.env');
}

/** The file of a program that a package of the project installs, to be run by node. */
export function bin(name) {
  const packages = { biome: '@biomejs/biome', playwright: '@playwright/test', tsc: 'typescript' };
  const folder = path.join('node_modules', packages[name] ?? name);
  const { bin: programs } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return path.join(folder, typeof programs === 'string' ? programs : programs[name]);
}

/** Runs a program to its end. Resolves to its exit code, 1 when a signal ended it. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], ...options });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** Runs node; ends this process with the same code when it fails. */
export async function runNode(args, options) {
  const code = await run(process.execPath, args, options);
  if (code !== 0) process.exit(code);
}

/** Installs the packages when they are missing or are not those of package-lock.json. */
export async function install() {
  await unlessStamped('node_modules/.lock-stamp', ['package-lock.json'], async () => {
    if (isInstalledFrom('package-lock.json')) return;
    process.stdout.write('Installing the packages of package-lock.json.\n');
    if ((await npm(['ci'], { stdio: 'ignore' })) === 0) return;
    // npm ci also refuses a lock file written where the registry did not list the packages of other systems.
    process.stdout.write('npm ci did not accept this place; installing the same versions with npm install.\n');
    if ((await npm(['install', '--no-save'])) !== 0)
      giveUp('The packages could not be installed: the lines above say why.');
  });
}

/** Runs the npm that started this process, else the one of the machine. */
export function npm(args, options) {
  const all = [...args, '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const file = process.env.npm_execpath;
  return file?.endsWith('.js') ? run(process.execPath, [file, ...all], options) : run('npm', all, options);
}

/** True when somebody ran npm for this lock file by hand: npm's own record is younger than the lock. */
function isInstalledFrom(lock) {
  const record = path.join('node_modules', '.package-lock.json');
  return existsSync(record) && statSync(record).mtimeMs >= statSync(lock).mtimeMs;
}

/** Builds the pages and the programs when there is no build of these very sources. */
export async function buildIfNeeded() {
  if (!existsSync('.next/BUILD_ID') || !existsSync('dist/server.mjs')) rmSync(BUILD_STAMP, { force: true });
  await unlessStamped(BUILD_STAMP, SOURCES, async () => {
    process.stdout.write('Building the site.\n');
    await runNode(['scripts/build.mjs']);
  });
}

/** Remembers that the build in place is of the sources in place. */
export const markBuilt = () => writeStamp(BUILD_STAMP, hashOf(SOURCES));

/** Makes the programs in dist/ anew when their sources changed, without the pages. */
export async function bundleIfNeeded() {
  if (!existsSync('dist/backend-cli.mjs')) rmSync('dist/.source-stamp', { force: true });
  await unlessStamped('dist/.source-stamp', PROGRAM_SOURCES, () => runNode(['scripts/build.mjs', '--programs']));
}

/** Settings that never show on a page: the rest decides what the kept pages say. */
const UNSEEN = ['PORT', 'HOST', 'SESSION_SECRET', 'REVALIDATE_SECRET', 'TRUSTED_PROXY_HOPS', 'LOG_LEVEL'];

/** Forgets the pages kept from an earlier start when they were made with other settings: another upstream, another name. */
export function forgetPagesOfOtherSettings(env) {
  const seen = Object.entries(env).filter(([name]) => !UNSEEN.includes(name) || (name === 'PORT' && !env.SITE_URL));
  const wanted = createHash('sha256').update(JSON.stringify(seen.sort())).digest('hex');
  const stamp = '.next/.settings-stamp';
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  for (const kept of ['.next/server/route-cache', '.next/cache/fetch-cache']) {
    rmSync(kept, { recursive: true, force: true });
  }
  writeFileSync(stamp, wanted);
}

/** Does the work unless it was done for these very files; a stamp with their hash remembers it. */
async function unlessStamped(stamp, files, work) {
  const wanted = hashOf(files);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  await work();
  writeStamp(stamp, wanted);
}

function writeStamp(stamp, hash) {
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
}

/** One hash over the names and contents of files and folders and over Node's major version. */
function hashOf(entries) {
  const hash = createHash('sha256').update(process.version.split('.')[0]);
  const add = (entry) => {
    if (!existsSync(entry)) return;
    if (statSync(entry).isDirectory()) for (const name of readdirSync(entry).sort()) add(path.join(entry, name));
    else hash.update(`\n${entry}\n`).update(readFileSync(entry));
  };
  entries.forEach(add);
  return hash.digest('hex');
}

/** The environment as lib/env.ts reads it. Ends the process with a sentence that names a value that cannot be used. */
export async function readEnv() {
  const { build, stop } = await import('esbuild');
  const outfile = path.resolve('dist/env.mjs');
  const target = { platform: 'node', format: 'esm', target: 'node20' };
  await build({
    entryPoints: ['lib/env.ts'],
    outfile,
    bundle: true,
    packages: 'external',
    logLevel: 'error',
    ...target,
  });
  await stop(); // its process would otherwise live as long as this one
  const { parseEnv } = await import(pathToFileURL(outfile).href);
  try {
    return parseEnv(process.env);
  } catch (error) {
    return giveUp(error.message);
  }
}

/** Ends the process with a sentence when a port is taken: what answers there would be mistaken for a program of ours. */
export async function requireFreePort(name, port, host) {
  const server = createServer();
  const error = await new Promise((resolve) => {
    server.once('error', resolve).listen(port, host, () => server.close(() => resolve(null)));
  });
  if (error?.code === 'EADDRINUSE') {
    giveUp(`${name} ${port} is in use by another program: stop it, or set ${name} to a free port.`);
  }
}

/** Ends the process with a sentence for the person who started it. */
export function giveUp(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
