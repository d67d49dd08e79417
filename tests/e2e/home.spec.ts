import { expect, test } from './visit';

test('the home has its sections and dated news, calls no other origin, and opens provinces', async ({
  page,
  baseURL,
}) => {
  await test.step('the home has sections in order, dated news, and calls no other origin', async () => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(`${baseURL}`) && !request.url().startsWith('data:')) foreign.push(request.url());
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diagnóstico y medicina en un solo sitio');
    await expect(page.locator('main').getByRole('heading', { level: 2 }).filter({ visible: true })).toHaveText([
      'Pide tu cita',
      'Elige tu clínica biomédica',
      'Elige por especialidad',
      'Actualidad',
    ]);
    const tasks = page.getByRole('navigation', { name: 'Gestiones frecuentes' });
    await expect(tasks.getByRole('link')).toHaveText(['Mi cita', 'Resultados', 'Precios', 'Aseguradoras']);
    await expect(page.getByRole('main').getByText(/^\d+ clínicas y \d+ especialidades$/)).toBeVisible();
    const map = page.getByRole('group', { name: 'Mapa de provincias de España con nuestras clínicas' });
    await expect(map.getByRole('link')).toHaveCount(3);

    await test.step('news cards carry day, month and year as written by the blog', async () => {
      const news = page.getByRole('region', { name: 'Actualidad' });
      await news.scrollIntoViewIfNeeded();
      await expect(news.locator('time').first()).toHaveAttribute('datetime', /^2026-\d\d-\d\d$/);
      await expect(news.locator('time > [aria-hidden]').first()).toHaveText(
        /^\d{1,2}(ENE|FEB|MAR|ABR|MAY|JUN|JUL|AGO|SEP|OCT|NOV|DIC)2026$/,
      );
      await news.getByRole('button', { name: 'Siguiente' }).click();
      await expect(news.getByRole('button', { name: 'Anterior' })).toHaveAttribute('aria-disabled', 'false');
    });

    expect(foreign, 'no part of the home calls another origin').toEqual([]);
  });
  await test.step('a visitor selects a province on the map or beside it, with the keyboard or in another tab', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: /^València, 7 clínicas/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Clínicas en València' });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Pedir cita' }).first()).toHaveAttribute(
      'href',
      /^\/pedir-cita\?clinica=\d+&origen=\/$/,
    );
    await expect(dialog.getByRole('heading', { name: 'Unidades en centros asociados' })).toBeVisible();
    await dialog.locator('a[href="/clinicas/valencia-centro"]').click();
    await expect(page).toHaveURL('/clinicas/valencia-centro');

    await test.step('the list beside the map opens the same dialog by keyboard, and Escape restores the focus', async () => {
      await page.goto('/');
      const province = page.getByRole('main').getByRole('link', { name: /^Castelló\s*\d+ clínicas?/ });
      await province.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: 'Clínicas en Castelló' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(province).toBeFocused();
    });

    await test.step('a press for another tab is left to the browser, which opens the list of its clinics there', async () => {
      await page.goto('/');
      const province = page.getByRole('main').getByRole('link', { name: /^Castelló\s*\d+ clínicas?/ });
      await expect(province).toHaveAttribute('href', '/clinicas#provincia-castello');
      // The tab itself is the browser's: some builds take a minute for one on a busy machine.
      await page.evaluate(() => {
        const note = (press: Event) => {
          document.title = `prevented: ${press.defaultPrevented}`;
          press.preventDefault();
        };
        addEventListener('click', note, { once: true });
      });
      await province.click({ modifiers: ['ControlOrMeta'] });
      await expect(page).toHaveTitle('prevented: false');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  });
});
