import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../e2e/visit';

const HOME_NEWS = { path: '/', name: 'Actualidad' };

/** The addresses of the scripts requested so far, without prefetches into the cache. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const isPrefetch = request.headers()['sec-purpose'] || request.headers().purpose;
    if (request.resourceType() === 'script' && !isPrefetch) scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

/** The row of news of the home, scrolled into view. */
async function openNews(page: Page): Promise<Locator> {
  await page.goto(HOME_NEWS.path, { waitUntil: 'networkidle' });
  const row = page.getByRole('region', { name: HOME_NEWS.name }).locator('.snap');
  await row.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
  return row;
}

/** Offset of the row from its first card. */
const moved = (row: Locator) =>
  row.evaluate((one) => {
    const [sight, card] = [one, one.querySelector('li') as Element].map((part) => part.getBoundingClientRect().left);
    return Math.round(Number(sight) + Number.parseFloat(getComputedStyle(one).paddingLeft) - Number(card)) + 0; // not -0
  });

async function middleOf(row: Locator): Promise<{ x: number; y: number }> {
  const box = await row.boundingBox();
  if (!box) throw new Error('The row is not drawn.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('the first drag with the mouse loads the code, moves the row and follows no link', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 800 });
  const scripts = scriptsOf(page);
  const row = await openNews(page);
  expect(scripts).toHaveLength(1);
  const { x, y } = await middleOf(row);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await expect(row).toHaveAttribute('data-embla');
  await page.mouse.move(x - 300, y, { steps: 10 });
  await page.mouse.up();
  await expect.poll(() => moved(row)).toBeGreaterThan(200);
  await expect(page).toHaveURL(HOME_NEWS.path);
  const loaded = scripts.length;
  expect(loaded).toBeGreaterThan(1);

  await test.step('the card is dragged back, and a click on it opens its article', async () => {
    const card = row.getByRole('link').first();
    await row.press('ArrowLeft');
    await expect.poll(() => moved(row)).toBe(0);
    await card.click();
    await expect(page).toHaveURL(/\/actualidad\//);
  });
});

test('another control that loads the framework does not load the drag code', async ({ page }) => {
  const row = await openNews(page);
  await page.locator('.cookie-button').dispatchEvent('keydown', { key: 'Shift' });
  await page.waitForLoadState('networkidle');
  await expect(row).not.toHaveAttribute('data-used');
  await expect(row).not.toHaveAttribute('data-embla');
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a finger that reads loads nothing, scrolls the row, then drags it; two fingers zoom', async ({ page }) => {
    const scripts = scriptsOf(page);
    const row = await openNews(page);
    const session = await page.context().newCDPSession(page);
    const swipe = async (right: number, down: number) => {
      const { x, y } = await middleOf(row);
      const touch = (type: 'touchStart' | 'touchMove', part: number) =>
        session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: x + right * part, y: y + down * part }] });
      await touch('touchStart', 0);
      for (let step = 1; step <= 20; step += 1) await touch('touchMove', step / 20);
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    const still = page.evaluate(
      (top) =>
        new Promise((moved) => document.addEventListener('scrollend', () => moved(scrollY - top), { once: true })),
      await page.evaluate(() => scrollY),
    );
    await swipe(0, -100);
    expect(await still).toBeGreaterThan(0); // while the page still rolls, the browser takes the next touch to stop it
    expect(scripts).toHaveLength(1);

    await swipe(-200, 0);
    await expect(row).toHaveAttribute('data-embla');
    await row.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    const first = await moved(row);
    expect(first).toBeGreaterThan(0);
    await swipe(-200, 0);
    await expect.poll(() => moved(row)).toBeGreaterThan(first + 100);
    await expect(page).toHaveURL(HOME_NEWS.path);

    const { x, y } = await middleOf(row);
    const pinch = (type: 'touchStart' | 'touchMove', apart: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: [-apart, apart].map((from, id) => ({ x: x + from, y, id })),
      });
    await pinch('touchStart', 20);
    for (let apart = 25; apart <= 100; apart += 5) await pinch('touchMove', apart);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBeGreaterThan(1.5);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a row scrolls', async ({ page }) => {
    await page.goto(HOME_NEWS.path);
    const row = page.getByRole('region', { name: HOME_NEWS.name }).locator('.snap');
    await row.getByRole('link').last().focus();
    await expect(row.getByRole('link').last()).toBeInViewport({ ratio: 0.9 });
  });
});
