import { existsSync } from 'node:fs';

const SHELL = '/usr/bin/chromium-headless-shell';
const BROWSER = ['/usr/bin/chromium', '/usr/bin/chromium-browser'];

/** The engine without a browser's windows costs half of the time; the whole browser serves where it is not installed. */
export const chromium = () => launchOptions([SHELL, ...BROWSER]);

/** The whole browser, for what depends on it: when a page is painted, how it is laid out on paper. */
export const wholeChromium = () => launchOptions([...BROWSER, SHELL]);

/** CHROMIUM_PATH before all. Throws when none is installed. */
function launchOptions(paths: string[]) {
  const executablePath = [process.env.CHROMIUM_PATH, ...paths].find((file) => file && existsSync(file));
  if (!executablePath) throw new Error('No Chromium is installed: install chromium or set CHROMIUM_PATH.');
  return { executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] };
}
