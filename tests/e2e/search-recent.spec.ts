import { openSearch } from '../support/search-panel';
import { expect, expectAccessible, test } from './visit';

const LANGUAGES = [
  { home: '/', open: 'Buscar', recent: 'Lo último que has elegido', forget: 'Borrar la lista' },
  { home: '/ca', open: 'Cerca', recent: 'L’últim que has triat', forget: 'Esborra la llista' },
  { home: '/en', open: 'Search', recent: 'Recently chosen', forget: 'Clear the list' },
];

test('the panel offers again what was chosen in this tab, and forgets it', async ({ page, context }) => {
  for (const { home, open, recent, forget } of LANGUAGES) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(home);
    const first = await openSearch(page, open);
    await first.input.fill('cardiolog');
    const option = first.dialog.getByRole('option').first();
    await expect(option).toBeVisible();
    const href = (await option.getAttribute('href')) ?? '';
    await first.input.press('ArrowDown');
    await first.input.press('Enter');
    await expect(page).toHaveURL(href);

    const again = await openSearch(page, open);
    const choices = again.dialog.getByRole('listbox', { name: recent }).getByRole('option');
    await expect(choices).toHaveCount(1);
    if (home === '/') await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    await expect(choices.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(href);

    const other = await context.newPage();
    await other.goto(home);
    await expect((await openSearch(other, open)).dialog.getByRole('option')).toHaveCount(0);
    await other.close();

    const last = await openSearch(page, open);
    await last.dialog.getByRole('button', { name: forget }).click();
    await expect(last.input).toBeFocused();
    await expect(last.dialog.getByRole('option')).toHaveCount(0);
    expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(
      'cardio',
    );
  }
});

test('what is typed and not chosen is stored nowhere', async ({ page, context }) => {
  await page.goto('/');
  const { dialog, input } = await openSearch(page);
  await input.fill('rodilla');
  await expect(dialog.getByRole('option').first()).toBeVisible();
  await input.press('Enter');
  await expect(page).toHaveURL('/resultados-busqueda?q=rodilla');
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored + JSON.stringify(await context.cookies())).not.toMatch(/rodilla/i);
});
