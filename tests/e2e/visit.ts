import AxeBuilder from '@axe-core/playwright';
import { test as base, expect } from '@playwright/test';

/**
 * Every test is also a test of this: nothing on the console, nothing the content policy refused, no failed request,
 * no hydration mismatch (the framework reports it on the console).
 */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(`console: ${message.text()}`);
      });
      page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
      page.on('response', (response) => {
        if (response.status() >= 400 && !response.request().isNavigationRequest()) {
          complaints.push(`${response.status()} ${response.url()}`);
        }
      });
      await page.addInitScript(() => {
        addEventListener('securitypolicyviolation', (event) => {
          console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
        });
      });
      await use(complaints);
      expect(complaints.filter((line) => !isExpectedStatus(line))).toEqual([]);
    },
    { auto: true },
  ],
});

/** The browser itself writes a line for the 404 or 500 document a test asks for on purpose. */
const isExpectedStatus = (line: string) => /^console: Failed to load resource: .* status of (404|500|503)/.test(line);

/**
 * No accessibility violation of WCAG 2.2 A and AA, nor of the best practices axe knows. No page has a frame of another
 * origin: within one origin the legacy mode finds the same, without opening a second page for each report.
 */
export async function expectAccessible(page: import('@playwright/test').Page) {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual([]);
}

export { expect };
