import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../e2e/visit';
import { openPanel } from '../support/actions';
import { KERNED_BY } from '../support/kerning';

/** The addresses of the page's sheets in the order of the cascade. */
const sheetsOf = (page: Page) =>
  page.evaluate(() => [...document.styleSheets].map((sheet) => new URL(sheet.href ?? '', location.href).pathname));

test('the names of all doctors are set in the two fonts of a first page', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'font' && fonts.push(request.url()));
  await page.goto('/medicos', { waitUntil: 'networkidle' });
  const cards = page.locator('.doctor-cards > li');
  await expect(cards.getByText('ã').first()).toBeAttached(); // from a Portuguese name
  await cards.last().scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect(fonts).toHaveLength(2);
});

test('icons are drawn with the first paint, letters are kerned, and a telephone number stays on one line', async ({
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

  await test.step('the letters of a title are kerned as the font defines', async () => {
    await page.goto('/clinicas');
    expect(await page.evaluate<number>(KERNED_BY)).toBeGreaterThan(8);
  });

  await test.step('a telephone number in a text stays on one line', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of ['/medicos', '/especial-online']) {
      await page.goto(path);
      if (path === '/especial-online') await page.getByText('Cómo funcionan los bonos').click();
      const numbers = page.getByRole('main').locator('.rich a[href^="tel:"]');
      await expect(numbers.first()).toBeVisible();
      expect(await numbers.evaluateAll((links) => links.map((link) => link.getClientRects().length))).toEqual(
        Array(await numbers.count()).fill(1),
      );
    }
  });
});

const CARDS = '.grid-cards > *';

/** Whether the last card of a page is laid out. */
const isLastLaidOut = (page: Page) => () =>
  page
    .locator(CARDS)
    .last()
    .evaluate((card) => card.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) ?? false);

test('a card is laid out when it comes near the viewport, and all of them on paper', async ({ page }) => {
  const shown = isLastLaidOut(page);
  for (const path of ['/medicos', '/especial-online']) {
    await page.goto(path);
    await expect(page.locator(CARDS).first()).toBeAttached();
    expect(await shown()).toBe(false);
    await page.locator(CARDS).last().scrollIntoViewIfNeeded();
    await expect.poll(shown).toBe(true);
    await page.goto('about:blank');
    await page.emulateMedia({ media: 'print' });
    await page.goto(path);
    await expect.poll(shown).toBe(true);
    await page.emulateMedia({ media: 'screen' });
  }
});

test('a card below the screen can be focused and found', async ({ page }) => {
  for (const path of ['/medicos', '/especial-online']) {
    const link = page.locator(CARDS).last().getByRole('link').first();
    for (const reach of ['focus', 'find'] as const) {
      await page.goto(path);
      await expect(link).not.toBeInViewport();
      if (reach === 'focus') await link.focus();
      else {
        const text = (await link.textContent()) ?? '';
        const find = (sought: string) => (window as unknown as { find: (text: string) => boolean }).find(sought);
        expect(await page.evaluate(find, text)).toBe(true);
      }
      await expect(link).toBeInViewport();
      expect(await isLastLaidOut(page)()).toBe(true);
    }
  }
});

test('a form and a lazy panel have their styles, after the styles of the page', async ({ page, browser }) => {
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
