import { expect, expectAccessible, test } from './visit';

// A fault in the scripts of a page, caused by data that its component cannot render.
test('a page reports in its language that its scripts failed, and offers to reload', async ({ page, complaints }) => {
  for (const [path, title, retry, home] of [
    ['/especialidades', 'No hemos podido mostrar esta página', 'Volver a intentar', '/'],
    ['/ca/especialidades', 'No hem pogut mostrar aquesta pàgina', 'Torna-ho a provar', '/ca'],
    ['/en/especialidades', 'We could not show this page', 'Try again', '/en'],
  ] as const) {
    await page.route('**/datos/**', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace('"texts":{"search"', '"_":{"search"') });
    });
    await page.goto(path);
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^(?:Buscar|Cerca|Search)$/ })
      .hover();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(page.getByRole('link', { name: '963 400 900' })).toHaveAttribute('href', 'tel:+34963400900');
    await expect(page.getByRole('main').locator('a').first()).toHaveAttribute('href', home);
    if (home === '/') await expectAccessible(page);
    expect(complaints.join()).toContain('Cannot read properties of undefined');
    complaints.length = 0;

    await page.unroute('**/datos/**');
    await page.getByRole('button', { name: retry }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
  }
});
