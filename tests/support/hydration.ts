import type { Page } from '@playwright/test';

/** The progress of React: it listens to the document, or it has reached the control itself. */
export const STAGES = ['listening', 'reached'] as const;
export type Stage = (typeof STAGES)[number];

/** Slows the page down, so that its hydration takes many tasks. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
}

/** Duration of a loop of ten million turns on the machine on which the tests were written. */
const QUIET_MS = 8;

/** Throttles the page's CPU to this fraction of that machine's speed, also on a slower machine. */
export async function slowDownTo(page: Page, times: number): Promise<void> {
  const ms = await page.evaluate(() => {
    const turn = () => {
      const startedAt = performance.now();
      let sum = 0;
      for (let i = 0; i < 1e7; i += 1) sum += i % 7;
      return sum > 0 ? performance.now() - startedAt : 0;
    };
    return [turn(), turn(), turn(), turn(), turn()].toSorted((a, b) => a - b)[2] ?? 0;
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: Math.max(1, (times * QUIET_MS) / ms) });
}

/**
 * A pressed link is followed when the framework is missing after four seconds (components/layout/early-presses.ts):
 * here after a minute, so that the press is tested and not the loading speed of the machine.
 */
export const waitLongerForFramework = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const soon = window.setTimeout;
    const later = (run: TimerHandler, ms?: number, ...args: unknown[]) =>
      soon(run, ms === 4_000 ? 60_000 : ms, ...args);
    Object.assign(window, { setTimeout: later });
  });

/**
 * Presses a control, or selects `value` in it, as soon as hydration has reached this progress, between two of its
 * tasks.
 */
export const actAt = (page: Page, stage: Stage, control: { selector: string; value?: string }): Promise<unknown> =>
  page.addInitScript(
    ([when, { selector, value }]) => {
      const has = (node: object, start: string) => Object.keys(node).some((key) => key.startsWith(start));
      const timer = setInterval(() => {
        const found = document.querySelector<HTMLButtonElement | HTMLSelectElement>(selector);
        const isTime = found && (when === 'listening' ? has(document, '_reactListening') : has(found, '__reactProps'));
        if (!isTime) return;
        clearInterval(timer);
        if (value === undefined) return found.click();
        found.value = value;
        for (const type of ['input', 'change']) found.dispatchEvent(new Event(type, { bubbles: true }));
      }, 1);
    },
    [stage, control] as const,
  );

/** Waits until the page is idle: an effect that is still missing would never have come. */
export const idle = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));
