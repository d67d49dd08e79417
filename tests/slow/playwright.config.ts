import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import journeys from '../../playwright.config';
import { wholeChromium } from '../support/chromium';
import { everydayChromium } from '../support/preloading';

/** The specs of each shared site (stacks.ts). A project of one worker starts the site once. */
const STACKS = {
  edited: /\/slow\/(?:desk-hostile|hydra-admin|previews)\.spec\.ts$/,
  large: /\/slow\/(?:large-catalogue|long-lists)\.spec\.ts$/,
  configured: /\/slow\/(?:cookies|cookies-focus|edited-texts)\.spec\.ts$/,
  accounts: /\/slow\/(?:email-code|professional-area)\.spec\.ts$/,
  streetMap: /\/slow\/street-map\.spec\.ts$/,
  notice: /\/slow\/notice\.spec\.ts$/,
  observed: /\/slow\/seeing\.spec\.ts$/,
};
/** The specs that need another browser. Playwright would launch it again for every file if each file asked for it. */
const BROWSERS = {
  whole: {
    testMatch: /\/slow\/(?:deferred-scripts|first-paint|payment-print|print|reading-visit)\.spec\.ts$/,
    use: { launchOptions: wholeChromium() },
  },
  everyday: { testMatch: /\/slow\/(?:page-cache|prefetch)\.spec\.ts$/, use: { launchOptions: everydayChromium() } },
};
const elsewhere = [...Object.values(STACKS), ...Object.values(BROWSERS).map(({ testMatch }) => testMatch)];
const server = journeys.webServer as Exclude<PlaywrightTestConfig['webServer'], unknown[] | undefined>;

/** The tests in Chromium of `npm run test:slow`: set up as the journeys of `npm test`. */
export default defineConfig({
  ...journeys,
  testDir: '..',
  outputDir: '../../test-results/slow',
  testIgnore: [],
  projects: [
    ...Object.entries(STACKS).map(([name, testMatch]) => ({ name, testMatch, workers: 1 })),
    // Their tests take the longest. At the end of a run one core would be idle.
    ...Object.entries(BROWSERS).map(([name, project]) => ({ name, ...project })),
    { name: 'demo', testMatch: /\/slow\/[^/]+\.spec\.ts$/, testIgnore: elsewhere },
  ],
  webServer: { ...server, cwd: process.cwd() },
});
