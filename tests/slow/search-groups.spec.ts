import { expect, expectAccessible, test } from '../e2e/visit';
import { openSearch, searchIsReady } from '../support/search-panel';

const LANGUAGES = [
  {
    home: '/',
    open: 'Buscar',
    searched: 'corazón',
    best: 'Mejores resultados',
    tests: 'Pruebas',
    all: /^Ver los \d+/,
    width: 390,
  },
  {
    home: '/ca',
    open: 'Cerca',
    searched: 'cor',
    best: 'Millors resultats',
    tests: 'Proves',
    all: /^Mostra els \d+/,
    width: 1280,
  },
  {
    home: '/en',
    open: 'Search',
    searched: 'heart',
    best: 'Best matches',
    tests: 'Tests',
    all: /^See all \d+/,
    width: 390,
  },
];

test.beforeAll(searchIsReady);

test('the keyboard walks from the best match through every group, in every language', async ({ page }) => {
  for (const { home, open, searched, best, tests, width } of LANGUAGES) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(home);
    const { dialog, input } = await openSearch(page, open);
    await input.fill(searched); // at once: the panel does not ask again for a longer text
    const groups = dialog.getByRole('listbox').getByRole('group');
    await expect(groups.first()).toHaveAccessibleName(best);
    await expect(dialog.getByRole('group', { name: new RegExp(`^${tests} \\d+$`) })).toHaveCount(1);
    const options = dialog.getByRole('option');
    const all = await options.count();
    for (let at = 0; at < all; at += 1) {
      await page.keyboard.press('ArrowDown');
      await expect(input).toHaveAttribute('aria-activedescendant', (await options.nth(at).getAttribute('id')) ?? '');
    }
    await expect(options.last()).toBeInViewport();
    if (home === '/') await expectAccessible(page);
    await page.keyboard.press('Home');
    const href = (await options.first().getAttribute('href')) ?? '';
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(href);
  }
});

test('a group says how many it has and leads to all of them, in every language', async ({ page }) => {
  for (const { home, open, all } of LANGUAGES) {
    // What the upstream finds too late for one answer is in the next one: then the page has more than the panel had.
    await expect(async () => {
      await page.goto(home);
      const { dialog, input } = await openSearch(page, open);
      await input.fill('a');
      await input.fill('an');
      const link = dialog.getByRole('option', { name: all }).first();
      const group = dialog.getByRole('group').filter({ has: page.getByRole('option', { name: all }) });
      const [count] = /\d+/.exec((await link.textContent()) ?? '') ?? [];
      await expect(group.first()).toHaveAccessibleName(new RegExp(` ${count}$`));
      await link.click();
      await expect(page).toHaveURL(/\?q=an&ver=[a-z]+$/);
      const current = page.getByRole('main').locator('a[aria-current=true]');
      await expect(current).toHaveText(new RegExp(` ?${count}$`), { timeout: 5_000 });
    }).toPass();
  }
});

test('with the keyboard of a telephone every group can be reached', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/');
  const { dialog, input } = await openSearch(page);
  await input.fill('rodilla');
  await expect(dialog.getByRole('option').first()).toBeVisible();
  // That keyboard changes the visual viewport alone, not the layout.
  const inSight = 380;
  await page.evaluate((height) => {
    Object.defineProperty(window.visualViewport, 'height', { configurable: true, value: height });
    window.visualViewport?.dispatchEvent(new Event('resize'));
  }, inSight);
  await expect.poll(async () => (await dialog.boundingBox())?.height).toBe(inSight);
  for (const option of await dialog.getByRole('option').all()) {
    await page.keyboard.press('ArrowDown');
    await expect(option).toHaveAttribute('aria-selected', 'true');
    const { y = 0, height = inSight } = (await option.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(inSight);
  }
  await expect(input).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
