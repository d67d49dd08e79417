import { hydrated } from '../support/actions';
import { walkFocus } from '../support/focus-walk';
import { expect, expectAccessible, test } from './visit';

const PAGES = [
  '/',
  '/especialidades/cardiologia',
  '/clinicas/valencia-centro',
  '/productos/analitica-basica',
  '/pedir-cita',
  '/contacto',
  '/especial-online',
];

test.describe('at 400 % zoom', () => {
  test.use({ viewport: { width: 320, height: 256 }, reducedMotion: 'reduce' });

  for (const path of PAGES) {
    test(`nothing that has the focus on ${path} lies under a bar (2.4.11)`, async ({ page }) => {
      test.setTimeout(90_000);
      await page.goto(path, { waitUntil: 'networkidle' });
      const { stops, hidden } = await walkFocus(page);
      expect(stops).toBeGreaterThan(15);
      expect(hidden).toEqual([]);
    });
  }
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 664 }, reducedMotion: 'reduce' });

  for (const path of ['/', '/especialidades/cardiologia', '/pedir-cita']) {
    for (const key of ['Tab', 'Shift+Tab'] as const) {
      test(`nothing that has the focus on ${path} lies under a bar, by ${key}`, async ({ page }) => {
        test.setTimeout(90_000);
        await page.goto(path, { waitUntil: 'networkidle' });
        const { stops, hidden } = await walkFocus(page, key);
        expect(stops).toBeGreaterThan(15);
        expect(hidden).toEqual([]);
      });
    }
  }

  test('the open menu is a modal dialog: the focus stays in it (2.4.3)', async ({ page }) => {
    await page.goto('/');
    const opener = await hydrated(page.getByRole('button', { name: 'Abrir el menú' }));
    await opener.click();
    const menu = page.getByRole('dialog', { name: 'Menú principal' });
    await expect(menu).toBeVisible();
    await expect(menu.getByRole('button', { name: 'Cerrar' })).toBeFocused();
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('main, footer, .action-bar')?.tagName)).toBe(
        undefined,
      );
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('a dialog that was opened from the menu gives the focus back to where the menu is opened', async ({ page }) => {
    await page.goto('/');
    const opener = await hydrated(page.getByRole('button', { name: 'Abrir el menú' }));
    await opener.click();
    const login = page.getByRole('dialog', { name: 'Menú principal' }).getByRole('link', { name: 'Profesionales' });
    await expect(login).toHaveAttribute('aria-haspopup', 'dialog');
    await login.click();
    await expect(page.getByRole('dialog', { name: 'Acceso de profesionales' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
});

test.describe('without script', () => {
  test.use({ viewport: { width: 390, height: 664 }, javaScriptEnabled: false });

  test('nothing behind the open menu can be seen or reached either', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Abrir el menú' }).click();
    await expect(page.getByRole('navigation', { name: 'Menú principal' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await page.getByRole('button', { name: 'Cerrar' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
