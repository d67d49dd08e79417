import axe from 'axe-core';
import { expect } from 'vitest';
import { page } from 'vitest/browser';

/** Attributes of the document (desk/index.html) that the page of a test lacks. */
const OF_DOCUMENT = ['document-title', 'html-has-lang'];

/** Expects no violation of WCAG 2.2 A and AA or of axe's best practices, once all fading has ended. */
export async function expectAccessible(): Promise<void> {
  const fades = document
    .getAnimations()
    .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(fades.map(({ finished }) => finished));
  const rules = Object.fromEntries(OF_DOCUMENT.map((id) => [id, { enabled: false }]));
  const still = document.createElement('style'); // a notice that is fading has too little contrast
  still.textContent = '* { transition: none !important }';
  document.head.append(still);
  const { violations } = await axe.run(document, { resultTypes: ['violations'], rules }).finally(() => still.remove());
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
}

/** Expects a screen that does not scroll sideways at this width, which it keeps. */
export async function expectNoOverflow(width: number): Promise<void> {
  await page.viewport(width, 900);
  await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
}

/** Expects a screen that does not scroll sideways at each width, and is accessible there. */
export async function expectToFit(...widths: number[]): Promise<void> {
  for (const width of widths) {
    await expectNoOverflow(width);
    await expectAccessible();
  }
}
