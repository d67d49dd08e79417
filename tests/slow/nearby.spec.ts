import { expect, expectAccessible, test } from '../e2e/visit';

const GANDIA = { latitude: 38.968, longitude: -0.181 };

test('the clinics are sorted by distance on request, and the position is not sent anywhere', async ({
  page,
  context,
}) => {
  for (const [path, button, title, order, far] of [
    ['/', 'Clínicas cerca de mí', 'Clínicas cerca de ti', 'Ordenadas por distancia en línea recta.', /^58,3 km$/],
    ['/ca', 'Clíniques a prop meu', 'Clíniques a prop teu', 'Ordenades per distància en línia recta.', /^58,3 km$/],
    ['/en', 'Clinics near me', 'Clinics near you', 'Sorted by distance in a straight line.', /^58\.3 km$/],
  ] as const) {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(GANDIA);
    await page.goto(path, { waitUntil: 'networkidle' });
    const requests: string[] = [];
    page.on('request', (request) => {
      // Pictures further down the page may still be loading.
      if (!/\/media\/[^?]+$/.test(request.url())) requests.push(request.url());
    });
    await page.getByRole('button', { name: button }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog.getByRole('status')).toHaveText(order);
    const places = dialog.getByRole('listitem');
    await expect(places).toHaveCount(13);
    await expect(places.first()).toContainText('Gandia');
    await expect(places.first()).toContainText(/0[,.]0 km/);
    await expect(dialog.getByText(far)).toBeVisible();
    await expect(places.last()).toContainText('Hospitalet');
    await expect(places.last()).not.toContainText(' km');
    if (path === '/') await expectAccessible(page);
    // The sorting code is loaded on its first use.
    const parts = /\/_next\/static\/chunks\/[\w-]+\.js$|\/datos\/[\w-]{16}/;
    expect(requests.filter((address) => !parts.test(address))).toEqual([]);
    expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]))).not.toMatch(
      /38\.9|0\.18/,
    );
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the button is absent, and the list of provinces is shown', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Clínicas cerca de mí' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^València \d/ })).toBeVisible();
  });
});
