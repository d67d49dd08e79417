import { openSearch, searchIsReady } from '../support/search-panel';
import { expect, expectAccessible, expectNoOverflow, test } from './visit';

// How the panel behaves is in tests/component/search.

test.beforeAll(searchIsReady);

test('a visitor finds a page while typing, follows it and goes on to the results, in English at 320 px', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await page.goto('/en');
  const { dialog } = await openSearch(page, 'Search');
  const input = dialog.getByRole('combobox', { name: 'Speciality, doctor, clinic, test or product' });
  await input.fill('cardio');
  await expect(dialog.getByRole('group', { name: 'Specialities' })).toBeVisible();
  await expect(dialog.getByRole('status')).toHaveText(/^\d+ \S+$/);
  await expectAccessible(page);
  await expectNoOverflow(page, 320);
  await input.press('ArrowDown');
  const href = (await dialog.getByRole('option').first().getAttribute('href')) ?? '';
  await input.press('Enter');
  await expect(page).toHaveURL(href);

  const again = await openSearch(page, 'Search');
  await expect(again.dialog.getByRole('listbox', { name: 'Recently chosen' }).getByRole('option')).toHaveCount(1);
  await again.input.fill('cardio');
  await again.input.press('Enter');
  await expect(page).toHaveURL('/en/resultados-busqueda?q=cardio');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for “cardio”');
  await expect(page.getByRole('main').getByRole('region', { name: 'Doctors' })).toBeVisible();

  await test.step('another tab does not learn the choice in this one', async () => {
    const other = await context.newPage();
    await other.goto('/en');
    await expect((await openSearch(other, 'Search')).dialog.getByRole('option')).toHaveCount(0);
  });
});
