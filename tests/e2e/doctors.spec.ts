import type { Page } from '@playwright/test';
import { pressAtRest } from '../support/actions';
import { expect, expectAccessible, test } from './visit';

const cards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) });
const filter = (page: Page) => page.getByRole('combobox', { name: 'Filtrar por especialidad' });

test('the doctors are listed in pages and found by name', async ({ page }) => {
  await test.step('the list has its banner, 24 doctors a page, and a count of all', async () => {
    await page.goto('/medicos');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Médicos');
    await expect(main.getByText('Las personas que firman tu diagnóstico')).toBeVisible();
    await expect(cards(page)).toHaveCount(24);
    const total = Number.parseInt((await main.getByRole('status').textContent()) ?? '', 10);
    expect(total).toBeGreaterThan(59);
    await expect(main.getByRole('link', { name: 'Todos' })).toHaveAttribute('aria-current', 'true');
    await expect(cards(page).first().getByRole('list', { name: 'Idiomas' })).toBeVisible();
    await pressAtRest(main.getByRole('link', { name: 'Página 4', exact: true }).first());
    await expect(page).toHaveURL(/\/medicos\/pagina\/4$/);
    await expect(cards(page)).toHaveCount(total - 72);
  });
  await test.step('a name is found by its words in any order, and an unknown name has no results', async () => {
    await page.goto('/medicos');
    const name = page.getByRole('searchbox', { name: 'Busca por nombre' });
    await name.fill('llorca vicent');
    await name.press('Enter');
    await expect(page.getByRole('main').getByRole('status')).toHaveText('1 médico');
    await expect(page.getByRole('link', { name: 'Dr. Vicent Peris Llorca' })).toBeVisible();
    await name.fill('nadie se llama así');
    await name.press('Enter');
    await expect(page.getByText(/^Nadie coincide con lo que buscas/)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Todos' }).click();
    await expect(page).toHaveURL(/\/medicos$/);
  });
});

test('each filter adds a history entry, and the address holds all of them', async ({ page }) => {
  await page.goto('/medicos');
  await filter(page).selectOption({ label: 'Cardiología' });
  await expect(page).toHaveURL(/\/medicos\/filtrar\?especialidad=\d+$/);
  await expect(filter(page)).toBeFocused();
  await expect(cards(page).filter({ hasNotText: 'Cardiología' })).toHaveCount(0);
  await expect(cards(page).first()).toBeVisible();
  const heart = await cards(page).count();
  expect(heart).toBeLessThan(24);
  await page.getByText('Más filtros').click();
  await page.getByRole('combobox', { name: 'Filtrar por clínica' }).selectOption({ label: 'Clínica Torrent' });
  await page.getByRole('combobox', { name: 'Filtrar por idioma' }).selectOption({ label: 'Catalán / valenciano' });
  await page.getByRole('checkbox', { name: 'Clínica con teleconsulta' }).check();
  await page.getByRole('button', { name: 'Filtrar', exact: true }).click();
  await expect(page).toHaveURL(/clinica=\d+&idioma=\d+&teleconsulta=1$/);
  await expect(cards(page).first()).toBeVisible();
  await expect(cards(page).filter({ hasNotText: 'Clínica Torrent' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Quitar Clínica Torrent' }).click();
  await expect(page).not.toHaveURL(/clinica=/);
  await page.goBack();
  await expect(page).toHaveURL(/clinica=\d+/);
  await page.goBack();
  await expect(cards(page)).toHaveCount(heart);
  await page.goBack();
  await expect(page).toHaveURL(/\/medicos$/);
  await expect(cards(page)).toHaveCount(24);
});

test('arrow keys move through the specialities and Enter selects; the focus stays and the count is announced', async ({
  page,
}) => {
  await page.goto('/medicos');
  await filter(page).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(filter(page)).not.toHaveValue('');
  await expect(page).toHaveURL(/\/medicos$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/medicos\/filtrar\?especialidad=\d+$/);
  await expect(filter(page)).toBeFocused();
  const count = await page.getByRole('main').getByRole('status').textContent();
  await expect(page.locator('.sr-only[role=status]').filter({ hasText: count ?? '' })).toHaveCount(1);
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/medicos$/);
  await expect(filter(page)).toBeFocused();
  await expect(page.getByRole('main').getByRole('link', { name: 'Todos' })).toHaveAttribute('aria-current', 'true');
});

test('a profile opens from a card, by its address and from a speciality', async ({ page }) => {
  await test.step('a card opens the profile by keyboard, closing takes it out of the address', async () => {
    await page.goto('/medicos/filtrar?nombre=peris');
    const link = page.getByRole('link', { name: 'Dr. Vicent Peris Llorca' });
    await expect(link).toHaveAttribute('aria-haspopup', 'dialog');
    await link.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Dr. Vicent Peris Llorca' });
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(/\?nombre=peris&medico=\d+$/);
    await expect(dialog.getByRole('list', { name: 'Idiomas' })).toContainText('Español');
    await expect(dialog.getByText('EspecialidadesCardiología')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Clínica Torrent' })).toHaveAttribute('href', '/clinicas/torrent');
    await expect(dialog.getByText('Cardiólogo clínico con más de veinte años de consulta.')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\?nombre=peris$/);
    await expect(link).toBeFocused();
  });
  await test.step('an address with a doctor opens the profile; the next ones reuse the dialog', async () => {
    await page.goto('/medicos?medico=2');
    await expect(page).toHaveURL(/\/medicos\/dr-vicent-peris-llorca-2$/);
    await page.goto('/medicos/filtrar?especialidad=2');
    const [first, second] = [cards(page).nth(0).getByRole('link'), cards(page).nth(1).getByRole('link')];
    const dialog = page.getByRole('dialog');
    for (const link of [first, second]) {
      await link.click();
      await expect(dialog.getByRole('heading', { level: 2 })).toHaveText((await link.textContent()) ?? '');
      await dialog.getByRole('button', { name: 'Cerrar' }).click();
      await expect(page).not.toHaveURL(/medico=/);
    }
    await second.click();
    await dialog.getByRole('link', { name: 'Ver perfil' }).click();
    await expect(page).toHaveURL(/\/medicos\/dra?-[a-z-]+-\d+$/);
  });
  await test.step('a doctor’s page shows name, specialities and clinics, and leads to an appointment; a speciality links to it', async () => {
    await page.goto('/medicos/dr-vicent-peris-llorca-2');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Dr. Vicent Peris Llorca');
    await expect(page).toHaveTitle('Dr. Vicent Peris Llorca: Cardiología');
    await expect(main.getByRole('list', { name: 'Idiomas' })).toContainText('Catalán / valenciano');
    await expect(main.getByRole('link', { name: 'Cardiología' })).toHaveAttribute(
      'href',
      '/especialidades/cardiologia',
    );
    await expect(main.getByText('Calle de la Acequia Nueva, 52, 46900 Torrent')).toBeVisible();
    await expect(main.getByRole('link', { name: '963 400 904' })).toHaveAttribute('href', 'tel:+34963400904');
    await expect(main.getByRole('link', { name: 'Pedir cita con este médico' })).toHaveAttribute(
      'href',
      /^\/pedir-cita\?especialidad=\d+&origen=\/medicos\/dr-vicent-peris-llorca-2$/,
    );
    await expect(main.getByRole('link', { name: 'Pedir cita · Clínica Torrent' })).toHaveAttribute(
      'href',
      /\?especialidad=\d+&clinica=\d+&/,
    );

    await test.step('a specialist of a speciality has a link to the page, on the card and in the dialog', async () => {
      await page.goto('/especialidades/cardiologia');
      const specialists = page.getByRole('region', { name: 'Especialistas' });
      await expect(specialists.getByRole('link', { name: /^Ver estos médicos/ })).toHaveAttribute(
        'href',
        /^\/medicos\/filtrar\?especialidad=\d+$/,
      );
      await specialists
        .getByRole('link', { name: /^Ver perfil · Dra?\. / })
        .first()
        .click();
      await expect(page).toHaveURL(/\/medicos\/dra?-[a-z-]+-\d+$/);
    });
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a card leads to the page of the doctor, and the filter is sent to the server', async ({ page }) => {
    await page.goto('/medicos/filtrar?nombre=peris+llorca');
    await page.getByRole('link', { name: 'Dr. Vicent Peris Llorca' }).click();
    await expect(page).toHaveURL('/medicos/dr-vicent-peris-llorca-2');
    await expect(page.getByText('Cardiólogo clínico con más de veinte años de consulta.')).toBeVisible();

    await test.step('the filter is sent to the server, and All resets it', async () => {
      await page.goto('/medicos');
      await filter(page).selectOption({ label: 'Cardiología' });
      await page.getByRole('button', { name: 'Filtrar', exact: true }).click();
      const shown = await cards(page).count();
      expect(shown).toBeLessThan(24);
      await expect(cards(page).filter({ hasText: 'Cardiología' })).toHaveCount(shown);
      await expect(filter(page).locator('option:checked')).toHaveText('Cardiología');
      await page.getByRole('main').getByRole('link', { name: 'Todos' }).click();
      await expect(cards(page)).toHaveCount(24);
    });
  });
});
