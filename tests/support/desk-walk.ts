import { expect, type Page } from '@playwright/test';

/** A screen of the desk: its address behind the hash, and the heading that identifies it. */
export type Screen = { path: string; heading: string };

/** Every ordered pair of screens, as one walk from the first of them. */
export const everyPair = (screens: readonly Screen[]): Screen[] =>
  screens
    .flatMap((one, index) => screens.slice(index + 1).flatMap((other) => [one, other]))
    .concat(screens.slice(0, 1));

/** Walks through the screens by their addresses. */
export async function walk(page: Page, screens: readonly Screen[]): Promise<void> {
  for (const { path, heading } of screens) await step(page, { to: path, path, heading });
}

/** Goes back through the visited screens, and forward again. */
export async function walkBackAndForward(page: Page, screens: readonly Screen[]): Promise<void> {
  for (const { path, heading } of screens.slice(0, -1).reverse()) await step(page, { to: -1, path, heading });
  for (const { path, heading } of screens.slice(1)) await step(page, { to: 1, path, heading });
}

type Step = Screen & { to: string | -1 | 1 };

/** Goes to an address, back or forward, and waits in the page for the heading of the screen. */
async function step(page: Page, { to, path, heading }: Step): Promise<void> {
  const shown = await page.evaluate(
    async ([to, path, heading]) => {
      if (typeof to === 'string') location.hash = to;
      else history.go(to);
      const isThere = () =>
        location.hash === `#${path}` && document.querySelector('main h1')?.textContent?.includes(heading);
      const until = performance.now() + 15_000;
      while (!isThere() && performance.now() < until) await new Promise(requestAnimationFrame);
      return isThere() ? heading : `${location.hash}: ${document.querySelector('main h1')?.textContent}`;
    },
    [to, path, heading] as const,
  );
  expect(shown, `${to} ${path}`).toBe(heading);
}
