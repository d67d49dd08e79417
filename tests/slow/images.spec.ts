import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/visit';

/** A page whose largest element is a picture, and that element's box. */
const PICTURED = [
  ['/clinicas/valencia-centro', '.clinic-photo'],
  ['/productos/analitica-basica', '.voucher-top'],
  ['/pruebas/analitica-general', '.test-picture'],
  ['/actualidad/gripe-o-resfriado', '.article-picture'],
  ['/actualidad', '.news-lead'],
] as const;

const WIDTHS = [390, 768, 1280];

type Shown = { box: number; file: number; address: string };

/** The loaded photos: the width of their box and of the file, in pixels. */
const shownPhotos = (page: Page): Promise<Shown[]> =>
  page.locator('img.photo').evaluateAll((images) =>
    images.flatMap((image) => {
      const { currentSrc, clientWidth, complete, naturalWidth } = image as HTMLImageElement;
      const file = Number(/\/media\/(\d+)\//.exec(currentSrc)?.[1]);
      return complete && naturalWidth > 0 && clientWidth > 0 ? [{ box: clientWidth, file, address: currentSrc }] : [];
    }),
  );

async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 500) {
      scrollTo(0, y);
      // Not the next frame: beside another browser, headless Chromium may draw none for a while.
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
  });
}

const PATHS = [
  ...PICTURED.map(([path]) => path),
  '/',
  '/medicos',
  '/especialidades/cardiologia',
  '/clinicas/centros-asociados',
  '/especial-online',
];

test('no photo is more than twice as wide as its box, or much smaller', async ({ browser, baseURL }) => {
  for (const [at, path] of PATHS.entries()) {
    const width = WIDTHS[at % WIDTHS.length] ?? 0;
    // A browser that holds a larger file already shows it: each page has an empty cache.
    const context = await browser.newContext({ viewport: { width, height: 900 }, baseURL });
    const page = await context.newPage();
    await page.goto(path);
    await scrollThrough(page);
    await expect.poll(async () => (await shownPhotos(page)).length, path).toBeGreaterThan(0);
    for (const { box, file, address } of await shownPhotos(page)) {
      expect.soft(file / box, `${address} in ${box} px`).toBeLessThanOrEqual(2);
      expect.soft(file / box, `${address} in ${box} px`).toBeGreaterThanOrEqual(0.8);
    }
    await context.close();
  }
});

test('the largest picture of a page is preloaded by the head and causes no layout shift', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = { shift: 0, largest: '' };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.largest = (entry as unknown as { url: string }).url || seen.largest;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const [path, box] of PICTURED) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const photo = page.locator(`${box} img.photo`).first();
    await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const address = await photo.evaluate((image: HTMLImageElement) => image.currentSrc);
    const facts = () =>
      page.evaluate((url) => {
        const [entry] = performance.getEntriesByName(url) as PerformanceResourceTiming[];
        const { seen } = window as never as { seen: { shift: number; largest: string } };
        return { ...seen, by: entry?.initiatorType };
      }, address);

    await expect.poll(facts).toMatchObject({ by: 'link', largest: address }); // Observers are called some time later.
    expect((await facts()).shift).toBeLessThan(0.02);
    const link = page.locator('head link[rel=preload][imagesrcset]');
    expect(await link.getAttribute('imagesrcset')).toBe(await photo.getAttribute('srcset'));
    expect(await photo.getAttribute('fetchpriority')).toBe('high');
    expect(await photo.getAttribute('loading')).toBeNull();
  }
});

test('a telephone loads photos in its size, also in banners (M36)', async ({ page, browser, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [path, largest] of [
    ['/especialidades/cardiologia', '/media/640/api/heart-cardiologia-'],
    ['/especial-online', '/media/640/'],
    ['/clinicas/centros-asociados', '/media/640/'],
  ] as const) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const photo = page.getByRole('main').locator('img.photo').first();
    await expect(photo).toBeVisible();
    await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect(await photo.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain(largest);
  }

  await test.step('a telephone with a dense screen loads a larger photo', async () => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, baseURL });
    const page = await context.newPage();
    const loaded: string[] = [];
    page.on('response', (answer) => answer.url().includes('/facade-') && loaded.push(new URL(answer.url()).pathname));
    await page.goto('/clinicas/valencia-centro', { waitUntil: 'networkidle' });
    expect(loaded).toEqual(['/media/1280/api/facade-valencia-centro.jpg']);
    await context.close();
  });
});
