import { expect, expectAccessible, test } from '../e2e/visit';
import { openSearch, searchIsReady } from '../support/search-panel';

const LANGUAGES = [
  {
    prefix: '',
    open: 'Buscar',
    none: 'No hay resultados para la búsqueda',
    popular: 'Búsquedas frecuentes',
    mistyped: 'holtre',
    meant: 'holter',
    foreign: 'heart',
    foundIn: 'Encontrado por la palabra en inglés.',
    first: 'Cardiología',
  },
  {
    prefix: '/ca',
    open: 'Cerca',
    none: 'No hi ha resultats per a la cerca',
    popular: 'Cerques freqüents',
    mistyped: 'holtre',
    meant: 'holter',
    foreign: 'heart',
    foundIn: 'Trobat per la paraula en anglès.',
    first: 'Cardiologia',
  },
  {
    prefix: '/en',
    open: 'Search',
    none: 'There are no search results',
    popular: 'Common searches',
    mistyped: 'ultrasuond',
    meant: 'ultrasound',
    foreign: 'corazón',
    foundIn: 'Found by the Spanish word.',
    first: 'Cardiology',
  },
];

test.beforeAll(searchIsReady);

test('the panel offers other words and a telephone, asks what was meant, and knows other languages', async ({
  page,
}) => {
  for (const { prefix, open, none, popular, mistyped, meant, foreign, foundIn, first } of LANGUAGES) {
    const home = prefix || '/';
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(home);
    const { dialog, input } = await openSearch(page, open);
    await input.fill('zzzzqqqq');
    await expect(dialog.getByRole('status')).toHaveText(none);
    await expect(dialog.getByRole('link', { name: '963 400 900' })).toBeVisible();
    if (prefix === '') await expectAccessible(page);
    const words = dialog.getByRole('region', { name: popular }).getByRole('button');
    for (const word of await words.allTextContents()) {
      await words.filter({ hasText: new RegExp(`^${word}$`) }).click();
      await expect(input).toHaveValue(word);
      await expect(input).toBeFocused();
      await expect(dialog.getByRole('option').first()).toBeVisible();
      await input.fill('');
    }

    await input.fill(mistyped);
    await dialog.getByRole('status').getByRole('button', { name: meant }).click();
    await expect(input).toHaveValue(meant);
    await expect(input).toBeFocused();
    await expect(dialog.getByRole('status').getByRole('button')).toHaveCount(0);
    await expect(dialog.getByRole('option').first().locator('mark')).toBeVisible();

    await input.fill(foreign);
    await expect(dialog.getByRole('status')).toContainText(foundIn);
    await expect(dialog.getByRole('option').first()).toContainText(first);
    await input.press('Enter');
    await expect(page.getByRole('main').getByText(foundIn)).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: first }).first()).toBeVisible();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the results link to the intended words and to words that find something', async ({ page }) => {
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
