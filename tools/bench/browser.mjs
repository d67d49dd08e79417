// The requests of a real browser for a page.
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const LOAD_MS = 30_000;
/** The framework's scripts are prefetched two seconds after the first paint. */
const REST_MS = 4_000;
const MAX_MS = 20_000;

/** The Chromium of this machine, or null. */
export function chromiumPath() {
  const named = process.env.CHROMIUM_PATH;
  return [named, '/usr/bin/chromium', '/usr/bin/chromium-browser'].find((file) => file && existsSync(file)) ?? null;
}

/** Calls `work` with a browser, which is closed afterwards; null when there is no Chromium. */
export async function withBrowser(work) {
  const executablePath = chromiumPath();
  if (!executablePath) return null;
  const { chromium } = await import('@playwright/test');
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
  const browser = await chromium.launch({ executablePath, args });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/**
 * Addresses of all scripts that a visit without interaction requests: after the load event, until nothing has been
 * requested for four seconds. Deferred scripts are not in the page's own tags.
 */
export async function scriptsOf(browser, url) {
  const page = await browser.newPage();
  const scripts = new Set();
  const open = new Set();
  let lastAt = 0;
  const end = (request) => {
    open.delete(request);
    lastAt = performance.now();
  };
  page.on('request', (request) => {
    open.add(request);
    lastAt = performance.now();
    if (request.resourceType() === 'script') scripts.add(request.url());
  });
  page.on('response', (response) => {
    if (/javascript/.test(response.headers()['content-type'] ?? '')) scripts.add(response.url());
  });
  page.on('requestfinished', end).on('requestfailed', end);
  try {
    const answer = await page.goto(url, { waitUntil: 'load', timeout: LOAD_MS });
    if (!answer?.ok()) throw new Error(`${url} answered ${answer?.status()}`);
    const deadline = performance.now() + MAX_MS;
    const rests = () => open.size === 0 && performance.now() - lastAt > REST_MS;
    while (!rests() && performance.now() < deadline) await pause(100);
    return [...scripts];
  } finally {
    await page.close();
  }
}
