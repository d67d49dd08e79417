import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import journeys from '../../playwright.config';

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
const server = journeys.webServer as Exclude<PlaywrightTestConfig['webServer'], unknown[] | undefined>;

/** The tests in Chromium of `npm run test:slow`: set up as the journeys of `npm test`. */
export default defineConfig({
  ...journeys,
  testDir: '..',
  outputDir: '../../test-results/slow',
  testIgnore: [],
  projects: [
    ...Object.entries(STACKS).map(([name, testMatch]) => ({ name, testMatch, workers: 1 })),
    { name: 'demo', testMatch: /\/slow\/[^/]+\.spec\.ts$/, testIgnore: Object.values(STACKS) },
  ],
  webServer: { ...server, cwd: process.cwd() },
});
