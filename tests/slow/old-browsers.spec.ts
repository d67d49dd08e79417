import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/visit';

/*
 * Browsers older than the supported ones (docs/architecture.md#browsers): missing features are removed before the page
 * loads.
 */

/** The element that remains when its attribute has no meaning. */
const UNKNOWN_POPOVER = `@layer before { [popover] { display: block; position: static; inset: auto; width: auto; height: auto;
  margin: 0; padding: 0; border: 0; overflow: visible; } }`;

/** Style sheets as such a browser reads them. */
const readSheets = (page: Page, read: (css: string) => string) =>
  page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: read(await response.text()) });
  });

/** Removes the browser's own rules for popovers, and its handling of the buttons that name them. */
async function withoutPopovers(page: Page) {
  await readSheets(page, (css) => {
    const own = css.replace(/@supports not selector\(:popover-open\)/g, '@supports (color: red)');
    return UNKNOWN_POPOVER + own.replace(/@supports \(position-area:\s*bottom\)/g, '@supports (color: unknown)');
  });
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover']) {
      Reflect.deleteProperty(HTMLElement.prototype, name);
    }
    addEventListener(
      'beforetoggle',
      (event) => event.target instanceof HTMLDialogElement || event.preventDefault(),
      true,
    );
  });
}

/** Only the page's own bars at top and bottom are fixed. */
const coverOf = (page: Page) =>
  page.evaluate(() => {
    const fixed = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
      (element) => /fixed|sticky/.test(getComputedStyle(element).position) && element.getClientRects().length > 0,
    );
    return fixed.reduce((sum, { offsetHeight }) => sum + offsetHeight, 0);
  });

test.describe('without popovers', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test.beforeEach(({ page }) => withoutPopovers(page));

  test('the menus of a narrow and a wide screen and a contact card open and close', async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('dialog', { name: 'Menú principal' });
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await expect(page.getByRole('navigation', { name: 'Menú principal' })).toBeHidden();
    expect(await coverOf(page)).toBeLessThan(250);

    const opener = page.getByRole('button', { name: 'Abrir el menú' });
    await opener.click();
    await expect(menu).toBeVisible();
    await menu.getByText('Clínicas', { exact: true }).click();
    await expect(menu.getByRole('link', { name: 'Clínica València Centro' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await opener.click();
    await menu.getByRole('button', { name: 'Cerrar' }).click();
    await expect(menu).toBeHidden();

    await test.step('the wide screen has its menu in the header', async () => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto('/');
      await page.getByRole('navigation').getByText('Especialidades', { exact: true }).first().click();
      await expect(page.getByRole('link', { name: 'Cardiología', exact: true }).first()).toBeVisible();
    });

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/clinicas/centros-asociados');
    const cards = page.locator('.centre-contact');
    await expect(cards.filter({ visible: true })).toHaveCount(0);
    await page
      .getByRole('button', { name: /^Contacto ·/ })
      .first()
      .click();
    await expect(cards.filter({ visible: true })).toHaveCount(1);
    await expect(cards.first()).toBeInViewport({ ratio: 1 });
    await page.getByRole('heading', { level: 1 }).click();
    await expect(cards.filter({ visible: true })).toHaveCount(0);
  });
});

test.describe('without script and without commands', () => {
  test.use({ javaScriptEnabled: false });

  test('a province leads to its clinics', async ({ page }) => {
    await page.goto('/');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Castelló\s*\d+ clínicas?/ })
      .click();
    await expect(page).toHaveURL(/\/clinicas#provincia-castello$/);
    await expect(page.getByRole('heading', { name: 'Castelló', exact: true })).toBeInViewport();
  });
});

test('a page without cascade layers is a readable plain document', async ({ page }) => {
  await readSheets(page, withoutLayers);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/', '/especialidades/cardiologia', '/clinicas/valencia-centro', '/pedir-cita']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await coverOf(page)).toBe(0);
    const [wide, tallest] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      Math.max(...[...document.querySelectorAll('svg, img')].map((picture) => picture.getBoundingClientRect().height)),
    ]);
    expect(wide).toBeLessThanOrEqual(390);
    expect(tallest).toBeLessThanOrEqual(844);
  }
});

/** A browser without @layer drops each block whole; it has no accent-color either. */
function withoutLayers(css: string): string {
  let read = '';
  let rest = css.replace(/@supports not \(accent-color:\s*auto\)/g, '@supports (color: red)');
  for (let at = rest.search(/@layer[^;{]*[;{]/); at >= 0; at = rest.search(/@layer[^;{]*[;{]/)) {
    read += rest.slice(0, at);
    rest = rest.slice(endOfRule(rest, at));
  }
  return read + rest;
}

/** The end of the rule that begins there: after its semicolon or its closing brace. */
function endOfRule(css: string, from: number): number {
  let depth = 0;
  for (let at = from; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    else if (css[at] === '}') depth -= 1;
    if (depth === 0 && /[;}]/.test(css[at] ?? '')) return at + 1;
  }
  return css.length;
}
