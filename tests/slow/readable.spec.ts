import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/visit';
import { openCovid } from '../support/covid-visit';
import { choose } from '../support/quick-form';

const PAGES = [
  '/',
  '/especialidades/cardiologia',
  '/clinicas/valencia-centro',
  '/clinicas/centros-asociados',
  '/productos/analitica-basica',
  '/especial-online',
  '/medicos',
  '/pruebas/analitica-general',
  '/actualidad/gripe-o-resfriado',
  '/pedir-cita',
  '/pedir-producto',
  '/contacto',
  '/registro-profesional',
  '/resultados-busqueda?busqueda=tiroides',
];

/** Text of a page that is smaller than 14 px, visible or in a dialog. */
const finePrint = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = new Set<string>();
    while (texts.nextNode()) {
      const { parentElement: element, textContent } = texts.currentNode;
      if (!element || !textContent?.trim() || element.closest('script, style, noscript, svg')) continue;
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      if (size < 14) found.add(`${size} ${element.tagName} ${element.className} ${textContent.trim().slice(0, 30)}`);
    }
    return [...found];
  });

/** Buttons without their own border. */
const bareButtons = (page: Page) =>
  page.locator('.btn, [aria-pressed]').evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const { borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(button);
      const isDrawn = borderTopStyle === 'solid' && Number.parseFloat(borderTopWidth) >= 1;
      return isDrawn && !/^rgba\(.*, 0\)$/.test(borderTopColor) ? [] : [button.outerHTML.slice(0, 80)];
    }),
  );

test('no text is smaller than 14 px, and in forced colours every button keeps a border', async ({ page }) => {
  test.setTimeout(120_000);
  for (const path of PAGES) {
    await page.goto(path);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await finePrint(page), `${path} at ${width} px`).toEqual([]);
    }
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await bareButtons(page), path).toEqual([]);
    await page.emulateMedia({ forcedColors: 'none' });
  }
  await openCovid(page);
  expect(await finePrint(page)).toEqual([]);
});

test('a picker looks like every other field (1.4.11), and every form marks its required fields', async ({ page }) => {
  const required = () => page.getByRole('main').locator('[aria-required="true"]');
  await page.goto('/contacto');
  await expect(required()).toHaveCount(5);
  await page.goto('/pedir-producto');
  await expect(required()).toHaveCount(6);
  await page.goto('/registro-profesional');
  await expect(required()).toHaveCount(3);
  await page.goto('/forgot-password-profesional');
  await expect(required()).toHaveCount(2);
  await page.goto('/pedir-cita');
  await expect(required()).toHaveCount(6);
  await choose(page.getByRole('main'), 'Especialidad', 'Cardiología');
  await expect(page.getByRole('combobox', { name: 'Especialidad' })).toHaveAttribute('aria-required', 'true');

  await test.step('a picker with a choice looks like every other field that can be changed (1.4.11)', async () => {
    await page.goto('/pedir-cita');
    const main = page.getByRole('main');
    await choose(main, 'Especialidad', 'Cardiología');
    const looks = (selector: string) =>
      main
        .locator(selector)
        .first()
        .evaluate((element) => [getComputedStyle(element).backgroundColor, getComputedStyle(element).borderTopColor]);
    await page.getByRole('heading', { level: 1 }).click();
    expect(await looks('.picker-control')).toEqual(['rgb(255, 255, 255)', 'rgb(123, 140, 148)']); // 3.49:1 on white
    expect(await looks('.picker-control')).toEqual(await looks('input[type=email]'));
  });
});
