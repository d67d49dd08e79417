import type { Page } from '@playwright/test';
import { hydrated, openPanel } from '../support/actions';
import { expect, expectAccessible, test } from './visit';

async function closeByEscape(page: Page) {
  const summary = page.getByRole('navigation', { name: 'Menú principal' }).getByText('Clínicas', { exact: true });
  await (await hydrated(summary)).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Ver todos los centros asociados' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Ver todos los centros asociados' })).toBeHidden();
  await expect(summary).toBeFocused();
}

async function pressOpenedByMouse(page: Page) {
  const menu = page.getByRole('navigation', { name: 'Menú principal' });
  const summary = await hydrated(menu.getByText('Especialidades', { exact: true }));
  const entry = menu.getByRole('link', { name: 'Cardiología' });
  await summary.hover();
  await expect(entry).toBeVisible();
  await summary.click();
  await expect(entry).toBeVisible();
  await summary.click();
  await expect(entry).toBeHidden();
  await page.mouse.move(0, 890);
}

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('the menu, the telephone and the skip link lead to their targets', async ({ page }) => {
    await test.step('a visitor finds a speciality through the menu, which the resting mouse opens and Escape closes', async () => {
      await page.goto('/');
      await closeByEscape(page);
      await pressOpenedByMouse(page);
      const menu = page.getByRole('navigation', { name: 'Menú principal' });
      await menu.getByText('Especialidades', { exact: true }).click();
      await expect(menu.getByRole('heading', { name: 'Diagnóstico por imagen' })).toBeVisible();
      await menu.getByRole('link', { name: 'Cardiología' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cardiología');
    });
    await test.step('the menu has the clinics and specialities of the regions, and plain text without a page', async () => {
      await page.goto('/');
      const menu = page.getByRole('navigation', { name: 'Menú principal' });
      await menu.getByText('Especialidades', { exact: true }).click();
      await expect(menu.getByText('Anatomía patológica')).toHaveCount(0);
      await expect(menu.getByText('Podología sin página propia', { exact: true })).toBeVisible();
      await expect(menu.getByRole('link', { name: 'Podología' })).toHaveCount(0);
      await menu.getByText('Clínicas', { exact: true }).click();
      await expect(menu.getByRole('heading', { name: 'Comunidad Valenciana' })).toBeVisible();
      await expect(menu.getByRole('heading', { name: 'Cataluña' })).toBeVisible();
      await expect(menu.locator('a[href^="/clinicas/"]')).toHaveCount(13);
      await expect(menu.locator('a[href="/clinicas/madrid-chamberi"]')).toHaveCount(0);
      await expect(page.getByRole('list', { name: 'Redes sociales' }).getByRole('link')).toHaveText([
        'Instagram',
        'YouTube',
        'LinkedIn',
      ]);
    });
    await test.step('the telephone number is restored when a script alters it, and sports medicine has its own', async () => {
      const phone = page.locator('.top-bar').getByRole('link', { name: '963 400 900' });
      await expect(phone).toHaveAttribute('href', 'tel:+34963400900');
      await expect(page.getByRole('banner').getByRole('link', { name: 'Pedir cita' })).toHaveAttribute('aria-haspopup');
      await phone.evaluate((link: HTMLAnchorElement) => {
        link.href = 'tel:+34800000000';
        link.textContent = '800 000 000';
      });
      await expect(phone).toHaveAttribute('href', 'tel:+34963400900');

      await test.step('sports medicine has its own number, in Spanish and in English', async () => {
        for (const path of ['/especialidades/medicina-deportiva', '/en/especialidades/medicina-deportiva']) {
          await page.goto(path);
          await expect(page.locator('.top-bar').getByRole('link', { name: '963 20 50 85' })).toBeVisible();
        }
        await page.goto('/especialidades/cardiologia');
        await expect(page.locator('.top-bar').getByRole('link', { name: '963 400 900' })).toBeVisible();
      });
    });
    await test.step('the first Tab offers to skip to the content', async () => {
      await page.goto('/');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.locator('#contenido')).toBeFocused();
    });
  });

  test('choosing English stays on the page, every page stores its language, and no page redirects', async ({
    page,
    context,
  }) => {
    const stored = () => page.evaluate(() => localStorage.getItem('X-LOCALE-FRONT'));
    await page.goto('/clinicas/valencia-centro');
    await expect.poll(stored).toBe('es');
    await page.getByText('Español').first().click();
    await page.getByRole('link', { name: 'English' }).first().click();
    await expect(page).toHaveURL('/en/clinicas/valencia-centro');
    await expect.poll(stored).toBe('en');
    expect(await context.cookies()).toEqual([]);
    await page.goto('/clinicas/valencia-centro');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await page.goto('/ca/clinicas/valencia-centro');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ca');
    await expect.poll(stored).toBe('ca');
    await page.getByText('Català').first().click();
    await expect(page.locator('.language a')).toHaveText(['Español', 'English']);
  });
});

test('the top bar calls and links to the results, and no two entries of the menu lead to one page', async ({
  page,
}) => {
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: 'Accesos directos' });
  await expect(bar.getByRole('link', { name: 'Llámanos' })).toHaveAttribute('href', 'tel:+34963400900');
  const menu = page.getByRole('navigation', { name: 'Menú principal' });
  await expect(menu.getByRole('link', { name: 'Actualidad' })).toHaveCount(1);
  await expect(menu.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/actualidad');

  await test.step('the results page is named for them and has no link to itself', async () => {
    for (const [path, button, title, ask] of [
      ['/', 'Resultados', 'Tus resultados', /pregunta en tu clínica/],
      ['/ca', 'Resultats', 'Els teus resultats', /pregunta a la teva clínica/],
      ['/en', 'Results', 'Your results', /ask your clinic/],
    ] as const) {
      await page.goto(path);
      await page.locator('.top-bar').getByRole('link', { name: button }).click();
      await expect(page).toHaveURL(/mi-portal-salud$/);
      await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: ask })).toBeVisible();
      await expect(page.getByRole('main')).not.toContainText(new RegExp(`[«“"]${button}`));
    }
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the menu opens full screen, and calling and booking stay within reach of the thumb', async ({ page }) => {
    await test.step('the menu opens full screen, holds everything and closes', async () => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Abrir el menú' }).click();
      const menu = page.getByRole('navigation', { name: 'Menú principal' });
      for (const name of [
        'Especial online',
        'Portal de salud',
        'Resultados SMS',
        'Contacto',
        'English',
        '963 400 900',
      ]) {
        await expect(menu.getByRole('link', { name })).toBeVisible();
      }
      await expectAccessible(page);
      await page.getByRole('dialog', { name: 'Menú principal' }).getByRole('button', { name: 'Cerrar' }).click();
      await expect(menu).toBeHidden();
    });
    await test.step('calling and booking stay within reach of the thumb', async () => {
      await page.goto('/actualidad');
      await expect(page.getByRole('link', { name: 'Llamar al 963 400 900' }).last()).toBeInViewport();
      await openPanel(page.locator('.action-bar').getByRole('link', { name: 'Pedir cita' }));
      await expect(page.getByRole('dialog', { name: 'Pide tu cita' })).toBeVisible();
    });
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } });

  test('the menus open, and the language menu leads to the same page', async ({ page }) => {
    await page.goto('/especialidades/cardiologia');
    const menu = page.getByRole('navigation', { name: 'Menú principal' });
    await menu.getByText('Especialidades', { exact: true }).click();
    await expect(menu.getByRole('link', { name: 'Cardiología' })).toBeVisible();
    await page.getByText('Español').first().click();
    await page.getByRole('link', { name: 'English' }).first().click();
    await expect(page).toHaveURL('/en/especialidades/cardiologia');
  });
});
