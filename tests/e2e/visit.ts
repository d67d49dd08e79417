import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Collects the faults of a context's pages: console lines (a hydration mismatch is one), violations of the content
 * policy and failed requests.
 */
export async function watch(context: BrowserContext, complaints: string[]) {
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`console: ${message.text()}`);
  });
  context.on('weberror', (event) => complaints.push(`error: ${event.error().message}`));
  context.on('response', (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest()) {
      complaints.push(`${response.status()} ${response.url()}`);
    }
  });
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
}

/** A test fails when a page of its context reports a fault. A test without a page starts no browser. */
export const test = base.extend<{ complaints: string[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner wants a pattern
  complaints: async ({}, use) => {
    const complaints: string[] = [];
    await use(complaints);
    expect(complaints.filter((line) => !isExpectedStatus(line))).toEqual([]);
  },
  context: async ({ context, complaints }, use) => {
    await watch(context, complaints);
    await use(context);
  },
});

/** The browser itself writes a line for the 404 or 500 document a test asks for on purpose. */
const isExpectedStatus = (line: string) => /^console: Failed to load resource: .* status of (404|500|503)/.test(line);

/**
 * Checks for violations of WCAG 2.2 A and AA and of the best practices of axe. A document loads axe once: loading it
 * costs more than a check, and no page has a frame of another origin. Fading elements are awaited, and where a new fade
 * has begun, an insufficient contrast is checked once more.
 */
export async function expectAccessible(page: Page) {
  for (const frame of page.frames()) if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE);
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const look = async () => {
      const fades = document
        .getAnimations()
        .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
      const late = new Promise((_, reject) => setTimeout(reject, 30_000, new Error('An animation does not end.')));
      await Promise.race([Promise.allSettled(fades.map(({ finished }) => finished)), late]);
      return (await axe.run(document, { resultTypes: ['violations'] })).violations;
    };
    let fadesSince = 0;
    for (const start of ['transitionrun', 'animationstart']) document.addEventListener(start, () => (fadesSince += 1));
    let found = await look();
    if (fadesSince > 0 && found.some(({ id }) => id === 'color-contrast')) found = await look();
    // axe ignores elements hidden from assistive technology: only an open dialog may hide the page.
    const isHidden = [...document.querySelectorAll('[aria-hidden=true]')].some((part) => part.querySelector('h1'));
    const isDialog = [...document.querySelectorAll('[role=dialog], dialog[open]')].some((one) => one.checkVisibility());
    return [
      ...(isHidden && !isDialog ? ['the page is hidden, and no dialog is open'] : []),
      ...found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
    ];
  });
  expect(violations).toEqual([]);
}

/** Resizes the page: after layout it must not scroll sideways, nor exceed a height in pixels. */
export async function expectNoOverflow(page: Page, width: number, tallest = Number.POSITIVE_INFINITY) {
  await page.setViewportSize({ width, height: 900 });
  const overflow = () =>
    page.evaluate(
      ([most = 0, highest = Number.POSITIVE_INFINITY]) => {
        const { scrollWidth, scrollHeight } = document.documentElement;
        return { wider: Math.max(0, scrollWidth - most), taller: Math.max(0, scrollHeight - highest) };
      },
      [width, tallest],
    );
  // A screen that a script draws adopts its new width some frames later.
  await expect.poll(overflow).toEqual({ wider: 0, taller: 0 });
}

/**
 * Checks at each width that the page is accessible, does not scroll sideways and does not exceed a height in pixels.
 */
export async function expectToFit(page: Page, widths: number[], tallest?: number) {
  for (const width of widths) {
    await expectNoOverflow(page, width, tallest);
    await expectAccessible(page);
  }
}

export { expect };
