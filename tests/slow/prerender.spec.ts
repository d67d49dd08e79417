import http from 'node:http';
import { Loopback } from '@clinic/contract/tests/support/loopback';
import { type Browser, launch, type Page } from 'puppeteer-core';
import { expect, test } from '../e2e/visit';
import { PORTS } from '../support/ports';
import { everydayChromium } from '../support/preloading';

const CLINIC = '/clinicas/torrent';
/** Longer than three seconds, after which the bootstrap script waits no more. */
const WAIT_MS = 4_000;

/** The site, with its requests recorded. */
const site = new Loopback();
/** Not Playwright's: under a client without tabs the browser prerenders nothing. */
let browser: Browser;

test.beforeAll(async () => {
  site.answer = (request, response) => {
    const { method, url: path, headers } = request;
    const inward = http.request({ host: '127.0.0.1', port: PORTS.site, method, path, headers }, (answer) =>
      answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.headers)),
    );
    request.pipe(inward.on('error', () => response.destroy()));
  };
  await site.start();
  browser = await launch(everydayChromium());
});

test.afterAll(async () => {
  await browser.close();
  await site.stop();
});

/** The requests of pages that are not visible, by path. */
const askedAhead = () =>
  site.calls.filter((_, at) => site.headers[at]?.['sec-purpose'] === 'prefetch;prerender').map((call) => call.slice(4));

async function hover(page: Page, path: string) {
  const link = await page.$(`:is(main, footer) a[href="${path}"]`);
  await link?.hover();
  return link;
}

/** A value of the visible tab: a prerendered page is a different one from the page of the link. */
async function inTab(path: string, expression: string): Promise<unknown> {
  const tab = browser.targets().find((one) => one.type() === 'page' && one.url() === site.origin + path);
  const session = await tab?.createCDPSession();
  const answer = await session?.send('Runtime.evaluate', { expression, returnByValue: true });
  return answer?.result.value;
}

test('the page of a link under the pointer is prerendered, waits with its scripts, and is shown by the click', async () => {
  const page = await browser.newPage();
  await page.goto(`${site.origin}/clinicas`, { waitUntil: 'networkidle0' });
  const link = await hover(page, CLINIC);
  // Its parts are requested where it is prerendered, not where only its document is prefetched.
  await expect.poll(() => askedAhead().filter((path) => path.startsWith('/media/')).length).toBeGreaterThan(0);
  const from = performance.now();
  await expect.poll(() => performance.now() - from, { timeout: 2 * WAIT_MS }).toBeGreaterThan(WAIT_MS);
  expect(askedAhead().filter((path) => /^\/(?:_next\/static\/chunks\/.*\.js|api\/)/.test(path))).toEqual([]);

  await link?.click();
  const shownAt = "performance.getEntriesByType('navigation')[0].activationStart";
  await expect.poll(() => inTab(CLINIC, shownAt)).toBeGreaterThan(0);
  expect(await inTab(CLINIC, "document.querySelector('h1').textContent")).toBe('Clínica Torrent');
  expect(await inTab(CLINIC, 'document.cookie')).toBe('');
  await inTab(CLINIC, "document.querySelector('.cookie-button').focus()");
  const isAwake = "Object.keys(document).some((key) => key.startsWith('_reactListening'))";
  await expect.poll(() => inTab(CLINIC, isAwake)).toBe(true);
});

test('a page with a form is only prefetched as a document', async () => {
  const page = await browser.newPage();
  await page.goto(`${site.origin}/clinicas`, { waitUntil: 'networkidle0' });
  site.calls.length = 0;
  site.headers.length = 0;
  await hover(page, '/contacto');
  await expect.poll(() => site.calls.filter((call) => call.endsWith(' /contacto'))).toHaveLength(1);
  // Requests of the visible page may arrive beside it; scripts and data of the form may not.
  expect(new Set(site.headers.map((headers) => headers['sec-purpose']))).toEqual(new Set(['prefetch']));
  expect(askedAhead()).toEqual([]);
});
