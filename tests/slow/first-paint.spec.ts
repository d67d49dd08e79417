import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../e2e/visit';
import { openPanel } from '../support/actions';
import { hold } from '../support/hold';
import { KERNED_BY } from '../support/kerning';

/** The addresses of the page's sheets in the order of the cascade. */
const sheetsOf = (page: Page) =>
  page.evaluate(() => [...document.styleSheets].map((sheet) => new URL(sheet.href ?? '', location.href).pathname));

test('the names of all doctors are in the two fonts of a first page', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'font' && fonts.push(request.url()));
  await page.goto('/medicos', { waitUntil: 'networkidle' });
  const cards = page.locator('.doctor-cards > li');
  await expect(cards.getByText('ã').first()).toBeAttached(); // of a name from Portugal
  await cards.last().scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect(fonts).toHaveLength(2);
});

test('icons are there when a page is painted, letters are kerned, and a telephone number is on one line', async ({
  page,
}) => {
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

  await test.step('the letters of a title are brought together as the face has them', async () => {
    await page.goto('/clinicas');
    expect(await page.evaluate<number>(KERNED_BY)).toBeGreaterThan(8);
  });

  await test.step('a telephone number in a text is on one line', async () => {
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

test('a card is laid out when it comes near, and all of them on paper', async ({ page }) => {
  const shown = isLastLaidOut(page, '.grid-cards > *');
  for (const path of ['/medicos', '/especial-online']) {
    await page.goto(path);
    await expect(page.locator('.grid-cards > *').first()).toBeAttached();
    expect(await shown()).toBe(false);
    await page.locator('.grid-cards > *').last().scrollIntoViewIfNeeded();
    await expect.poll(shown).toBe(true);
    await page.goto('about:blank');
    await page.emulateMedia({ media: 'print' });
    await page.goto(path);
    await expect.poll(shown).toBe(true);
    await page.emulateMedia({ media: 'screen' });
  }
});

test('a form and a panel that loads on demand have their styles, after the styles of the page', async ({
  page,
  browser,
}) => {
  await page.goto('/');
  const [own] = await sheetsOf(page);
  await openPanel(page.getByRole('banner').getByRole('link', { name: 'Buscar', exact: true }));
  const field = page.getByRole('dialog', { name: 'Buscar' }).getByRole('combobox');
  await expect(field).toHaveCSS('padding-left', '48px');
  const sheets = await sheetsOf(page);
  expect(sheets.length).toBeGreaterThan(1);
  expect(sheets[0]).toBe(own);

  await test.step('a form has its styles before any script', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    for (const path of ['/pedir-cita', '/contacto']) {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('checkbox').first()).toHaveCSS('width', '24px');
    }
    await context.close();
  });
});
