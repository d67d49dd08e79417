// Lighthouse: installed on its first use into a separate folder, and one run of it.
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { exitWithMessage, npm } from '../../scripts/project.mjs';
import { chromiumPath } from './browser.mjs';

/** The last version for Node 20 (docs/decisions/0055). */
const VERSION = '12.8.2';
const FOLDER = path.resolve('node_modules/.lighthouse');
const INSTALL_MS = 5 * 60_000;
const RUN_MS = 2 * 60_000;
/** Number of tries before a page counts as untestable: on a busy machine a trace may begin too late. */
const TRIES = 3;

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const FLAGS = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'];

/**
 * Returns the function that tests an address, in its own browser; `settings` are Lighthouse's, added to its defaults.
 */
export async function openLighthouse({ folder, adopt }, settings = {}) {
  await installLighthouse();
  const { default: lighthouse } = await import(moduleOf('lighthouse', 'core/index.js'));
  const { launch } = await import(moduleOf('chrome-launcher', 'dist/index.js'));
  const once = async (url) => {
    const chrome = await launch({
      chromePath: chromiumPath(),
      chromeFlags: FLAGS,
      userDataDir: mkdtempSync(path.join(folder, 'browser-')),
      handleSIGINT: false, // It ends with the other programs.
    });
    adopt(chrome.process);
    const options = { port: chrome.port, output: 'json', logLevel: 'error', onlyCategories: CATEGORIES, ...settings };
    let timer;
    const tooLate = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error(`${url} was not tested in time.`)), RUN_MS);
    });
    try {
      const { lhr } = await Promise.race([lighthouse(url, options), tooLate]);
      return readRun(lhr);
    } finally {
      clearTimeout(timer);
      chrome.kill();
    }
  };
  return (url) => tried(() => once(url));
}

async function tried(run, triesLeft = TRIES) {
  try {
    return await run();
  } catch (error) {
    if (triesLeft === 1) throw error;
    process.stdout.write(`  once more: ${error.message}\n`);
    return tried(run, triesLeft - 1);
  }
}

const TIMES = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
};

/**
 * Scores from 0 to 100, times in ms, bytes, and the audits that reduced a score. Throws an Error with a readable
 * message if the page failed or redirected, or a figure is missing: such a run proves nothing about the page.
 */
export function readRun({ requestedUrl, finalDisplayedUrl, runtimeError, categories, audits }) {
  if (runtimeError) throw new Error(`${requestedUrl} could not be tested: ${runtimeError.message}`);
  if (finalDisplayedUrl !== requestedUrl) throw new Error(`${requestedUrl} led to ${finalDisplayedUrl}.`);
  const figures = {};
  for (const id of CATEGORIES) figures[id] = Math.round((categories[id]?.score ?? Number.NaN) * 100);
  for (const [name, id] of Object.entries(TIMES)) figures[name] = audits[id]?.numericValue ?? Number.NaN;
  const missing = Object.keys(figures).filter((name) => !Number.isFinite(figures[name]));
  if (missing.length > 0) throw new Error(`${requestedUrl} was tested without ${missing.join(', ')}.`);

  const weighed = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  const shortfalls = weighed
    .filter(({ id }) => audits[id].score !== null && audits[id].score < 1)
    .map(({ id }) =>
      [id, audits[id].score, audits[id].displayValue, firstElement(audits[id])].filter(isSaid).join(' '),
    );
  return { figures, shortfalls };
}

const isSaid = (part) => part !== undefined && part !== '';

/** The location of the finding of an audit in the page, or undefined. */
const firstElement = ({ details }) => details?.items?.find(({ node }) => node)?.node.selector;

async function installLighthouse() {
  const file = path.join(FOLDER, 'node_modules/lighthouse/package.json');
  if (existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).version === VERSION) return;
  process.stdout.write(`Installing Lighthouse ${VERSION} into ${path.relative('.', FOLDER)}, once.\n`);
  const args = ['install', `lighthouse@${VERSION}`, '--prefix', FOLDER, '--no-save', '--ignore-scripts'];
  if ((await npm(args, { timeout: INSTALL_MS })) !== 0)
    exitWithMessage('Lighthouse could not be installed: the lines above say why.');
}

const moduleOf = (name, file) => pathToFileURL(path.join(FOLDER, 'node_modules', name, file)).href;
