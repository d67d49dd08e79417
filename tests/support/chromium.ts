import { existsSync } from 'node:fs';
import { bundledChromium } from './bundled-chromium.ts';

const SHELL = '/usr/bin/chromium-headless-shell';
const BROWSER = ['/usr/bin/chromium', '/usr/bin/chromium-browser'];

type Launch = { executablePath: string; env?: Record<string, string | undefined>; args: string[] };

/** The launch options of the headless engine, which costs half of the time, or else the whole browser. */
export const chromium = (): Launch => launchOptions([SHELL, ...BROWSER]);

/** The launch options of the whole browser, or else the engine: for tests of the first paint and of pages on paper. */
export const wholeChromium = (): Launch => launchOptions([...BROWSER, SHELL]);

/** CHROMIUM_PATH first, then these programs of the system, then the Chromium of the packages. */
function launchOptions(paths: string[]): Launch {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted && !existsSync(wanted)) throw new Error(`CHROMIUM_PATH is ${wanted}, where no program is.`);
  const executablePath = wanted || paths.find((file) => existsSync(file));
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
  return executablePath ? { executablePath, args } : { ...bundledChromium(), args };
}
