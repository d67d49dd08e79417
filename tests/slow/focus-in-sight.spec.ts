import { expect, test } from '../e2e/visit';
import { hydrated } from '../support/actions';
import { walkFocus } from '../support/focus-walk';

/** Each page at 400 % zoom, and on a telephone where the bars take the most room. */
const SCREENS = [
  [
    { width: 320, height: 256 },
    'Tab',
    ['/', '/clinicas/valencia-centro', '/productos/analitica-basica', '/pedir-cita'],
  ],
  [{ width: 390, height: 664 }, 'Tab', ['/especial-online']],
  [{ width: 390, height: 664 }, 'Shift+Tab', ['/especialidades/cardiologia']],
] as const;

test('no focused element is covered by a bar, with Tab and Shift+Tab (2.4.11)', async ({ page }) => {
  test.setTimeout(240_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [viewport, key, paths] of SCREENS) {
    await page.setViewportSize(viewport);
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'networkidle' });
      // The footer is identical on all pages: it is checked on the home page by Tab, and on a telephone by Shift+Tab.
      const { stops, hidden } = await walkFocus(page, key, path === '/' || key === 'Shift+Tab' ? undefined : 'footer');
      expect(stops).toBeGreaterThan(10);
      expect([viewport.width, path, hidden]).toEqual([viewport.width, path, []]);
    }
  }
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 664 }, reducedMotion: 'reduce' });

  test('the open menu is a modal dialog, and returns the focus to its button (2.4.3)', async ({ page }) => {
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
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await test.step('a dialog opened from the menu returns the focus to the button of the menu', async () => {
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
});

test.describe('without script', () => {
  test.use({ viewport: { width: 390, height: 664 }, javaScriptEnabled: false });

  test('content behind the open menu is not visible or reachable either', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Abrir el menú' }).click();
    await expect(page.getByRole('navigation', { name: 'Menú principal' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await page.getByRole('button', { name: 'Cerrar' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
