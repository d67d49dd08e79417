import type { Page } from '@playwright/test';

/** How far React has got: it listens to the document, or it has reached the control itself. */
export const STAGES = ['listening', 'reached'] as const;
export type Stage = (typeof STAGES)[number];

/** Slows the page down, so that its hydration takes many tasks. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
}

/** Presses a control, or chooses `value` in it, as soon as hydration has got so far, between two of its tasks. */
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

/** Waits until the page has nothing left to do: what has not happened by then was not about to. */
export const idle = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));
