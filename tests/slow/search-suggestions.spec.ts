import { expect, test } from '../e2e/visit';
import { searchIsReady } from '../support/search-panel';

const LANGUAGES = [
  {
    prefix: '',
    popular: 'Búsquedas frecuentes',
    mistyped: 'holtre',
    meant: 'holter',
  },
  {
    prefix: '/ca',
    popular: 'Cerques freqüents',
    mistyped: 'holtre',
    meant: 'holter',
  },
  {
    prefix: '/en',
    popular: 'Common searches',
    mistyped: 'ultrasuond',
    meant: 'ultrasound',
  },
];

test.beforeAll(searchIsReady);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the results link to the intended words and to words that have results', async ({ page }) => {
    for (const { prefix, mistyped, meant, popular } of LANGUAGES) {
      await page.goto(`${prefix}/resultados-busqueda?q=${mistyped}`);
      const main = page.getByRole('main');
      await main.getByRole('link', { name: meant, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(meant);
      await page.goto(`${prefix}/resultados-busqueda?q=zzzzqqqq`);
      await main.getByRole('region', { name: popular }).getByRole('link').first().click();
      await expect(page).toHaveURL(/\?q=\S+$/);
      await expect(main.getByRole('navigation').last()).toBeVisible();
    }
  });
});
