import { chromium, expect, test } from '@playwright/test';
import { bundledChromium } from '../support/bundled-chromium';

test('the Chromium of the packages draws text', async () => {
  const browser = await chromium.launch({ ...bundledChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage();
    await page.setContent('<b style="font: 40px sans-serif">Clínica</b>');
    const text = page.getByText('Clínica');
    expect((await text.boundingBox())?.width).toBeGreaterThan(80); // Without a font a letter has no width.
    const drawn = await text.screenshot();
    await text.evaluate((element) => (element.style.color = 'white'));
    expect((await text.screenshot()).equals(drawn)).toBe(false);
  } finally {
    await browser.close();
  }
});
