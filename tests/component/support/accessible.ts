import axe from 'axe-core';
import { expect } from 'vitest';

/** Rules about a whole page, which a single component does not fulfil; tests/slow/accessibility.spec.ts checks them. */
const OF_PAGES = ['region', 'landmark-one-main', 'page-has-heading-one', 'document-title', 'html-has-lang', 'bypass'];

/**
 * Expects no violation of WCAG 2.2 A and AA or of axe's best practices in the rendered document. Waits for transitions.
 */
export async function expectAccessible(): Promise<void> {
  await Promise.allSettled(
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
      .map(({ finished }) => finished),
  );
  const rules = Object.fromEntries(OF_PAGES.map((id) => [id, { enabled: false }]));
  const { violations } = await axe.run(document, { resultTypes: ['violations'], rules });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
}

/** Expects that the document does not scroll sideways. */
export function expectNoOverflow(): void {
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
}
