import puppeteer, { type KeyInput } from 'puppeteer-core';
import { firefoxPath, type Launch } from './engine';

/** Firefox by WebDriver BiDi; every window has a separate user context, and therefore a separate profile. */
export const launchFirefox: Launch = async (proxyPort) => {
  const executablePath = firefoxPath();
  if (!executablePath) throw new Error('Firefox is not installed.');
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    acceptInsecureCerts: true,
    extraPrefsFirefox: {
      'network.proxy.type': 1,
      'network.proxy.http': '127.0.0.1',
      'network.proxy.http_port': proxyPort,
      'network.proxy.allow_hijacking_localhost': true,
      'ui.prefersReducedMotion': 1,
    },
  });
  return {
    open: async (width, height) => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport({ width, height });
      return {
        goto: async (url) => {
          await page.goto(url, { waitUntil: 'load' });
        },
        evaluate: <T>(expression: string) => page.evaluate(expression) as Promise<T>,
        moveTo: (x, y) => page.mouse.move(x, y),
        pressAt: (x, y) => page.mouse.click(x, y),
        key: async (name, modifier) => {
          if (modifier) await page.keyboard.down(modifier);
          await page.keyboard.press(name as KeyInput);
          if (modifier) await page.keyboard.up(modifier);
        },
        type: (text) => page.keyboard.type(text),
        screenshot: async () => Buffer.from(await page.screenshot()),
        hasHung: () => false,
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
};
