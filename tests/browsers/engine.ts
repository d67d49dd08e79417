import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** A browser window with a fresh profile, with the controls that both engines share. */
export type Engine = {
  goto: (url: string) => Promise<void>;
  /** The value of an expression in the page, as JSON. */
  evaluate: <T>(expression: string) => Promise<T>;
  /** Moves the pointer to a point of the window. */
  moveTo: (x: number, y: number) => Promise<void>;
  /** Presses the pointer at a point of the window. */
  pressAt: (x: number, y: number) => Promise<void>;
  /** Presses one key by its name in KeyboardEvent.key, with a modifier held down. */
  key: (name: string, modifier?: 'Control' | 'Shift') => Promise<void>;
  type: (text: string) => Promise<void>;
  screenshot: () => Promise<Buffer>;
  /** Whether the browser left a command unanswered, so that this window can no longer be used. */
  hasHung: () => boolean;
  close: () => Promise<void>;
};

/** An engine shared by several tests; each opens a separate window. */
export type Launched = { open: (width: number, height: number) => Promise<Engine>; close: () => Promise<void> };

export type Launch = (proxyPort: number) => Promise<Launched>;

const FIREFOX = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';
const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
const XVFB = '/usr/bin/Xvfb';

/** Firefox ESR of Debian's package; null when it is not installed. */
export const firefoxPath = (): string | null => (existsSync(FIREFOX) ? FIREFOX : null);

/** WebKitGTK of Debian's packages webkit2gtk-driver and xvfb; null when one of them is not installed. */
export function webkitPaths(): { driver: string; browser: string; screen: string } | null {
  const browser = miniBrowser();
  const isComplete = browser && existsSync(WEBKIT_DRIVER) && existsSync(XVFB);
  return isComplete ? { driver: WEBKIT_DRIVER, browser, screen: XVFB } : null;
}

/** The driver's own test browser, e.g. /usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser. */
function miniBrowser(): string | null {
  const root = '/usr/lib';
  const machines = existsSync(root) ? readdirSync(root).filter((name) => name.includes('linux-gnu')) : [];
  const files = machines.flatMap((machine) =>
    readdirSync(path.join(root, machine))
      .filter((name) => name.startsWith('webkit2gtk-'))
      .map((name) => path.join(root, machine, name, 'MiniBrowser')),
  );
  return files.find((file) => existsSync(file)) ?? null;
}
