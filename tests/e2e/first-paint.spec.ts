import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { openPanel } from '../support/actions';
import { wholeChromium } from '../support/chromium';
import { hold } from '../support/hold';
import { KERNED_BY } from '../support/kerning';
import { expect, test } from './visit';

test.use({ launchOptions: wholeChromium() });

/** One round trip brings it: the page before it has opened the connection's window to more than 14.6 kB (decision 0059). */
const MOST_BYTES = 14_200;

const PAGES = [
  '/',
  '/clinicas/valencia-centro',
  '/especialidades/alergologia',
  '/medicos',
  '/productos/analitica-basica',
  '/actualidad/gripe-o-resfriado',
  '/especialidades',
  '/clinicas',
  '/pruebas',
  '/especial-online',
  '/aseguradoras',
  '/resultados-busqueda?q=corazon',
];

/** The addresses of the page's sheets in the order of the cascade. */
const sheetsOf = (page: Page) =>
  page.evaluate(() => [...document.styleSheets].map((sheet) => new URL(sheet.href ?? '', location.href).pathname));

for (const path of PAGES) {
  test(`${path} is painted with one sheet that arrives in one round trip`, async ({ page, request }) => {
    const html = await (await request.get(path)).text();
    const links = [...html.matchAll(/<link\b[^>]*rel="stylesheet"[^>]*>/g)].map(([tag]) => tag);
    expect(links).toHaveLength(1);
    const href = /href="([^"]+)"/.exec(links[0] ?? '')?.[1] ?? '';
    const sheet = await request.get(href);
    expect(sheet.ok()).toBe(true);
    expect(gzipSync(await sheet.body(), { level: 9 }).length).toBeLessThanOrEqual(MOST_BYTES);
    // To the browser each is a document, which it opens while it works out the first style (decision 0164).
    expect(await sheet.text()).not.toMatch(/url\("?data:/);

    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await sheetsOf(page)).toEqual([new URL(href, page.url()).pathname]);
  });
}

for (const path of ['/', '/contacto', '/especial-online', '/resultados-busqueda?busqueda=tiroides']) {
  test(`${path} asks for its two fonts before its styles are read`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    expect(html.match(/<link rel="preload"[^>]*as="font"[^>]*>/g)).toHaveLength(2);
  });
}

test('the names of all doctors are in the two fonts of a first page', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'font' && fonts.push(request.url()));
  await page.goto('/medicos', { waitUntil: 'networkidle' });
  const cards = page.locator('.doctor-cards > li');
  await expect(cards.getByText('ã').first()).toBeAttached(); // of a name from Portugal
  for (const card of await cards.all()) await card.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect(fonts).toHaveLength(2);
});

test('the icons of a page are there when it is painted', async ({ page }) => {
  await page.goto('/clinicas/valencia-centro');
  const icon = page.locator('.btn .i-calendar').filter({ visible: true }).first();
  const contrast = async () => {
    const { data } = await sharp(await icon.screenshot())
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return Math.max(...data) - Math.min(...data);
  };
  await expect.poll(contrast).toBeGreaterThan(80);
});

test('every text a page begins with arrives compressed', async ({ request }) => {
  const page = await request.get('/');
  const named = [...(await page.text()).matchAll(/<(?:link|script)\b[^>]*\s(?:href|src)="(\/[^"]+)"/g)].map(
    ([, url]) => url,
  );
  const rules = page.headers()['speculation-rules']?.replaceAll('"', '');
  const plain: string[] = [];
  for (const url of [...named, rules].filter((one) => one !== undefined)) {
    const { 'content-type': type = '', 'content-encoding': encoding } = (await request.get(url)).headers();
    if (!/^(?:font|image\/(?!svg))/.test(type) && !encoding) plain.push(`${url}: ${type}`);
  }
  expect(named.length).toBeGreaterThan(4);
  expect(plain).toEqual([]);
});

test('the letters of a title are brought together as the face has them', async ({ page }) => {
  await page.goto('/clinicas');
  expect(await page.evaluate<number>(KERNED_BY)).toBeGreaterThan(8);
});

/** Whether the last of these parts of a page is laid out. */
const isLastLaidOut = (page: Page, parts: string) => () =>
  page
    .locator(parts)
    .last()
    .evaluate((part) => part.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) ?? false);

test('a page lays out what is in sight first, and all its sections without being scrolled', async ({ page }) => {
  const shown = isLastLaidOut(page, '.far');
  const release = await hold(page, '**/bootstrap.js');
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  await expect.poll(shown).toBe(false);
  release();
  await expect.poll(shown).toBe(true);
});

test('what is in sight is on the screen before the sections below it are laid out', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((changes, observer) => {
      if (!changes.some(({ target }) => (target as Element).matches('.far'))) return;
      performance.mark('laid-out');
      observer.disconnect();
    }).observe(document, { subtree: true, attributeFilter: ['style'] });
  });
  for (const path of ['/', '/clinicas/valencia-centro', '/especialidades/cardiologia']) {
    await page.goto(path);
    const marked = page.waitForFunction(() => performance.getEntriesByName('laid-out')[0]?.startTime);
    const painted = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const last = (list: PerformanceObserverEntryList) => resolve(list.getEntries().at(-1)?.startTime ?? 0);
          new PerformanceObserver(last).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
    expect(await (await marked).jsonValue()).toBeGreaterThan(painted);
  }
});

for (const path of ['/medicos', '/especial-online']) {
  test(`${path} lays out a card when it comes near`, async ({ page }) => {
    const shown = isLastLaidOut(page, '.grid-cards > *');
    await page.goto(path);
    await expect(page.locator('.grid-cards > *').first()).toBeAttached();
    expect(await shown()).toBe(false);
    await page.locator('.grid-cards > *').last().scrollIntoViewIfNeeded();
    await expect.poll(shown).toBe(true);
  });

  test(`${path} is printed whole`, async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await page.goto(path);
    await expect.poll(isLastLaidOut(page, '.grid-cards > *')).toBe(true);
  });
}

test('a panel that comes on demand brings its styles, after those of the page', async ({ page }) => {
  await page.goto('/');
  const [own] = await sheetsOf(page);
  await openPanel(page.getByRole('banner').getByRole('link', { name: 'Buscar', exact: true }));
  const field = page.getByRole('dialog', { name: 'Buscar' }).getByRole('combobox');
  await expect(field).toHaveCSS('padding-left', '48px');
  const sheets = await sheetsOf(page);
  expect(sheets.length).toBeGreaterThan(1);
  expect(sheets[0]).toBe(own);
});

for (const path of ['/pedir-cita', '/contacto']) {
  test(`${path} has the styles of its form before any script`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('checkbox').first()).toHaveCSS('width', '24px');
    await context.close();
  });
}

test('a telephone number in a text is on one line', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/medicos', '/especial-online']) {
    await page.goto(path);
    const numbers = page.getByRole('main').locator('.rich a[href^="tel:"]');
    await expect(numbers.first()).toBeVisible();
    expect(await numbers.evaluateAll((links) => links.map((link) => link.getClientRects().length))).toEqual(
      Array(await numbers.count()).fill(1),
    );
  }
});
