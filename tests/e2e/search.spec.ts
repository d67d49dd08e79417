import { expectLine } from '../support/request-visit';
import { openSearch, searchIsReady } from '../support/search-panel';
import { expect, expectAccessible, test } from './visit';

const LANGUAGES = [
  {
    home: '/',
    prefix: '',
    open: 'Buscar',
    field: 'Especialidad, médico, clínica, prueba o producto',
    quoted: 'Resultados para la búsqueda «cardio»',
    doctors: 'Médicos',
    group: 'Especialidades',
  },
  {
    home: '/ca',
    prefix: '/ca',
    open: 'Cerca',
    field: 'Especialitat, metge, clínica, prova o producte',
    quoted: 'Resultats per a la cerca «cardio»',
    doctors: 'Metges',
    group: 'Especialitats',
  },
  {
    home: '/en',
    prefix: '/en',
    open: 'Search',
    field: 'Speciality, doctor, clinic, test or product',
    quoted: 'Search results for “cardio”',
    doctors: 'Doctors',
    group: 'Specialities',
  },
];

test.beforeAll(searchIsReady);

test('a visitor finds something while typing and goes on to the results, in every language', async ({ page }) => {
  for (const { home, prefix, open, field, quoted, doctors, group } of LANGUAGES) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(home);
    const { dialog } = await openSearch(page, open);
    const input = dialog.getByRole('combobox', { name: field });
    await input.fill('cardio');
    await expect(dialog.getByRole('group', { name: group })).toBeVisible();
    await expect(dialog.getByRole('status')).toHaveText(/^\d+ \S+$/);
    await expect(dialog.getByRole('option').first().locator('mark')).toHaveText('Cardio');
    if (prefix === '') await expectAccessible(page);
    await input.press('Enter');
    await expect(page).toHaveURL(`${prefix}/resultados-busqueda?q=cardio`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(quoted);
    await expect(page.getByRole('main').getByRole('region', { name: doctors })).toBeVisible();
  }
});

test.describe('live search', () => {
  test('the keyboard alone opens it, chooses a result and follows it', async ({ page }) => {
    await page.goto('/');
    const link = page.getByRole('banner').getByRole('link', { name: 'Buscar', exact: true });
    await expect(link).toHaveAttribute('aria-haspopup', 'dialog');
    await link.focus();
    await page.keyboard.press('Enter');
    const input = page.getByRole('combobox', { name: 'Especialidad, médico, clínica, prueba o producto' });
    await expect(input).toBeFocused();
    await page.keyboard.type('cardiologia');
    const options = page.getByRole('dialog').getByRole('option');
    await expect(options.first()).toHaveText('Cardiología Especialidad');
    await page.keyboard.press('Home'); // the field's, while no option is chosen
    await expect(input).not.toHaveAttribute('aria-activedescendant');
    await page.keyboard.press('ArrowUp');
    await expect(options.last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Home');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('End');
    await expect(options.last()).toBeInViewport();
    await expect(options.last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await expect(input).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id')) ?? '');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/especialidades/cardiologia');
  });

  test('Escape closes it and gives the focus back; results stand in their groups, from two letters on', async ({
    page,
  }) => {
    await page.goto('/');
    const { link, dialog } = await openSearch(page);
    await dialog.getByRole('combobox').fill('rodilla');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');
    const input = dialog.getByRole('combobox');
    await expect(input).toHaveValue('');
    await expect(dialog.getByRole('status')).toHaveText('Escribe al menos dos letras.');
    await input.fill('zzzzqqqq');
    await expect(dialog.getByRole('status')).toHaveText('No hay resultados para la búsqueda');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await input.fill('z');
    await expect(dialog.getByRole('status')).toHaveText('Escribe al menos dos letras.');
    await dialog.getByRole('button', { name: 'Cerrar' }).click();
    await expect(link).toBeFocused();

    await test.step('shows specialities under their service, clinics under their community, and associated centres', async () => {
      await page.goto('/');
      const { dialog } = await openSearch(page);
      const input = dialog.getByRole('combobox');
      await input.fill('resonancia');
      const specialities = dialog.getByRole('group', { name: 'Especialidades' });
      await expect(
        specialities.getByRole('group', { name: 'Diagnóstico por imagen' }).getByRole('option').first(),
      ).toBeVisible();
      await input.fill('madrid');
      const clinics = dialog.getByRole('group', { name: 'Clínicas' });
      await expect(clinics.getByRole('group', { name: 'Madrid' }).getByRole('option').first()).toHaveAttribute(
        'href',
        /^\/clinicas\/madrid/,
      );
      await input.fill('centro medico');
      await expect(
        clinics.getByRole('group', { name: 'Otros centros asociados' }).getByRole('option').first(),
      ).toHaveAttribute('href', '/clinicas/centros-asociados');
    });
  });

  test('asks once for what was typed in one go, and shows only the answer to the last question', async ({ page }) => {
    const asked: string[] = [];
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('/api/buscador', async (route) => {
      const { busqueda } = route.request().postDataJSON();
      asked.push(busqueda);
      if (busqueda === 'rodilla') await held;
      await route.continue().catch(() => undefined); // dropped by the browser meanwhile
    });
    await page.goto('/');
    const { dialog } = await openSearch(page);
    const input = dialog.getByRole('combobox');
    const dropped = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/buscador'));
    await input.pressSequentially('rodilla', { delay: 20 });
    await expect.poll(() => asked.at(-1)).toBe('rodilla');
    expect(asked.length).toBeLessThan(4); // seven letters; a busy machine may pause between two
    await input.fill('cardiologia');
    await expect(dialog.getByRole('option').first()).toHaveText(/^Cardiología/);
    await dropped;
    letGo();
    expect(asked.slice(-2)).toEqual(['rodilla', 'cardiologia']);
    await expect(dialog.getByRole('option').first()).toHaveText(/^Cardiología/);
  });

  test('nothing moves while results come, a narrow screen is used whole, and the button leads to the results', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' }); // the opening's own movement is another matter
    await page.goto('/');
    const { dialog } = await openSearch(page);
    const input = dialog.getByRole('combobox');
    const before = await input.boundingBox();
    await input.fill('medicina');
    await expect(dialog.getByRole('option').first()).toBeVisible();
    expect(await input.boundingBox()).toEqual(before);
    expect(await dialog.boundingBox()).toMatchObject({ x: 0, y: 0, height: 844 });
    await dialog.getByRole('button', { name: 'Buscar' }).click();
    await expect(page).toHaveURL('/resultados-busqueda?q=medicina');
  });
});

test('when the search cannot be reached the panel says so, whom to call, and asks again', async ({
  page,
  complaints,
}) => {
  let isDown = true;
  await page.route('/api/buscador', (route) =>
    isDown ? route.fulfill({ status: 503, json: { error: 'unavailable' } }) : route.continue(),
  );
  await page.goto('/');
  const { dialog } = await openSearch(page);
  await dialog.getByRole('combobox').fill('cardio');
  await expect(dialog.getByRole('alert')).toContainText('La búsqueda no responde en este momento.');
  await expect(dialog.getByRole('alert').getByRole('link', { name: '963 400 900' })).toBeVisible();
  await expectAccessible(page);
  isDown = false;
  await dialog.getByRole('button', { name: 'Volver a intentarlo' }).click();
  await expect(dialog.getByRole('option').first()).toHaveText(/^Cardiología/);
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  expectLine(complaints, '503');
});

test('when the panel cannot be loaded the link leads to the results page', async ({ page, complaints }) => {
  await page.route('**/api/buscador?locale=es', (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto('/');
  const link = page.getByRole('banner').getByRole('link', { name: 'Buscar', exact: true });
  await expect(link).toHaveAttribute('aria-haspopup', 'dialog');
  await link.click();
  await expect(page).toHaveURL('/resultados-busqueda');
  expectLine(complaints, '503');
});
