import { openSearch, searchIsReady } from '../support/search-panel';
import { expect, expectAccessible, expectNoOverflow, test } from './visit';

// How the panel behaves is in tests/component/search.

const LANGUAGES = [
  {
    home: '/',
    prefix: '',
    width: 1280,
    open: 'Buscar',
    field: 'Especialidad, médico, clínica, prueba o producto',
    quoted: 'Resultados para la búsqueda «cardio»',
    doctors: 'Médicos',
    group: 'Especialidades',
    recent: 'Lo último que has elegido',
  },
  {
    home: '/ca',
    prefix: '/ca',
    width: 390,
    open: 'Cerca',
    field: 'Especialitat, metge, clínica, prova o producte',
    quoted: 'Resultats per a la cerca «cardio»',
    doctors: 'Metges',
    group: 'Especialitats',
    recent: 'L’últim que has triat',
  },
  {
    home: '/en',
    prefix: '/en',
    width: 320,
    open: 'Search',
    field: 'Speciality, doctor, clinic, test or product',
    quoted: 'Search results for “cardio”',
    doctors: 'Doctors',
    group: 'Specialities',
    recent: 'Recently chosen',
  },
];

test.beforeAll(searchIsReady);

test('a visitor finds something while typing, follows it and goes on to the results, in every language', async ({
  page,
  context,
}) => {
  for (const { home, prefix, width, open, field, quoted, doctors, group, recent } of LANGUAGES) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(home);
    const { dialog } = await openSearch(page, open);
    const input = dialog.getByRole('combobox', { name: field });
    await input.fill('cardio');
    await expect(dialog.getByRole('group', { name: group })).toBeVisible();
    await expect(dialog.getByRole('status')).toHaveText(/^\d+ \S+$/);
    if (prefix === '') await expectAccessible(page);
    await expectNoOverflow(page, width);
    await input.press('ArrowDown');
    const href = (await dialog.getByRole('option').first().getAttribute('href')) ?? '';
    await input.press('Enter');
    await expect(page).toHaveURL(href);

    const again = await openSearch(page, open);
    await expect(again.dialog.getByRole('listbox', { name: recent }).getByRole('option')).toHaveCount(1);
    await again.input.fill('cardio');
    await again.input.press('Enter');
    await expect(page).toHaveURL(`${prefix}/resultados-busqueda?q=cardio`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(quoted);
    await expect(page.getByRole('main').getByRole('region', { name: doctors })).toBeVisible();
  }

  await test.step('another tab is not told what was chosen in this one', async () => {
    const other = await context.newPage();
    await other.goto('/en');
    await expect((await openSearch(other, 'Search')).dialog.getByRole('option')).toHaveCount(0);
  });
});
