// The project for every script: its folder, its programs, whether it is installed and built.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { PAGE_FOLDER } from '../lib/state/page-folder.mjs';
import { unlessStamped } from './stamp.mjs';

export const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** Changes into the project's folder and reads .env, which never overrides existing variables. */
export function openProject() {
  process.chdir(ROOT);
  if (existsSync('.env')) process.loadEnvFile?.('.env');
}

/** The file of a program that a package of the project installs, for node to run. */
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
    const end = () => child.kill();
    process.once('exit', end); // when this process is stopped, its child is too
    child.on('error', reject);
    child.on('exit', (code) => {
      process.off('exit', end);
      resolve(code ?? 1);
    });
  });
}

/** Runs node; exits with the same code when it fails. */
export async function runNode(args, options) {
  const code = await run(process.execPath, args, options);
  if (code !== 0) process.exit(code);
}

/** Installs the packages when they are missing or differ from package-lock.json. */
export async function install() {
  await unlessStamped('node_modules/.lock-stamp', ['package-lock.json'], async () => {
    if (isInstalledFrom('package-lock.json')) return;
    process.stdout.write('Installing the packages of package-lock.json.\n');
    if ((await npm(['ci'], { stdio: 'ignore' })) === 0) return;
    // npm ci also refuses a lock file written where the registry did not list the packages of other systems.
    process.stdout.write('npm ci did not accept this place; installing the same versions with npm install.\n');
    if ((await npm(['install', '--no-save'])) !== 0)
      exitWithMessage('The packages could not be installed: the lines above say why.');
  });
}

/** Runs the npm that started this process, otherwise the npm of the machine. */
export function npm(args, options) {
  const all = [...args, '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const file = process.env.npm_execpath;
  return file?.endsWith('.js') ? run(process.execPath, [file, ...all], options) : run('npm', all, options);
}

/** True when npm was run by hand for this lock file: npm's own record is younger than the lock. */
function isInstalledFrom(lock) {
  const record = path.join('node_modules', '.package-lock.json');
  return existsSync(record) && statSync(record).mtimeMs >= statSync(lock).mtimeMs;
}

/** Settings without an effect on pages: any other change makes cached pages wrong. */
const NOT_SHOWN = [
  ...['PORT', 'HOST', 'SESSION_SECRET', 'REVALIDATE_SECRET', 'TRUSTED_PROXY_HOPS', 'LOG_LEVEL'],
  ...['REDIS_URL', 'REDIS_PREFIX'],
];

/** Deletes pages that an earlier start cached with other settings, such as another upstream or name. */
export function forgetPagesOfOtherSettings(env) {
  const seen = Object.entries(env).filter(([name]) => !NOT_SHOWN.includes(name) || (name === 'PORT' && !env.SITE_URL));
  const wanted = createHash('sha256').update(JSON.stringify(seen.sort())).digest('hex');
  const stamp = '.next/.settings-stamp';
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  rmSync(PAGE_FOLDER, { recursive: true, force: true });
  writeFileSync(stamp, wanted);
}

/** The environment as parsed by lib/env.ts. Ends the process with a message that names an invalid value. */
export async function readEnv() {
  const { build, stop } = await import('esbuild');
  const outfile = path.resolve('dist/env.mjs');
  const target = { platform: 'node', format: 'esm', target: 'node20' };
  await build({
    entryPoints: ['lib/env.ts'],
    outfile,
    bundle: true,
    packages: 'external',
    alias: { '@clinic/contract': './contract' }, // TypeScript, which Node does not load
    logLevel: 'error',
    ...target,
  });
  await stop(); // its process would otherwise live as long as this one
  nameDemo();
  const { parseEnv } = await import(pathToFileURL(outfile).href);
  try {
    return parseEnv(process.env);
  } catch (error) {
    return exitWithMessage(error.message);
  }
}

const DEMO_SETTINGS = 'backend/seed/settings.json';

/** The settings of the demo group by variable: its names, offices and insurers; empty without backend. */
export const demoSettings = () => (existsSync(DEMO_SETTINGS) ? JSON.parse(readFileSync(DEMO_SETTINGS, 'utf8')) : {});

/** Sets the names of the demo group, where nothing else is set and no upstream is configured. */
function nameDemo() {
  if (process.env.API_URL) return;
  for (const [name, value] of Object.entries(demoSettings())) process.env[name] ||= value;
}

/** True unless another program uses the port. */
export async function isFreePort(port, host) {
  const server = createServer();
  const error = await new Promise((resolve) => {
    server.once('error', resolve).listen(port, host, () => server.close(() => resolve(null)));
  });
  return error?.code !== 'EADDRINUSE';
}

/** Ends the process with a message when a port is in use: the program there would be mistaken for one of ours. */
export async function requireFreePort(name, port, host) {
  if (await isFreePort(port, host)) return;
  exitWithMessage(`${name} ${port} is in use by another program: stop it, or set ${name} to a free port.`);
}

/** Ends the process with a message for its user. */
export function exitWithMessage(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
