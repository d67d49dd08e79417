import { expect, expectAccessible, test } from './visit';

test('a speciality shows its description, its clinics, its specialists and its photos', async ({ page }) => {
  await test.step('a speciality shows its audience, its prices, its machines and its specialists', async () => {
    await page.goto('/especialidades/cardiologia');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 2, name: 'Precios' })).toBeVisible();
    await expect(main.getByText(/^\d[\d.]*,\d\d\s€$/).first()).toBeVisible();
    await expect(main.getByRole('link', { name: 'Política general de precios' })).toHaveAttribute(
      'href',
      '/politica-precios',
    );
    await expect(
      main.getByRole('region', { name: 'Equipos' }).getByRole('heading', { level: 3 }).filter({ visible: true }),
    ).toHaveCount(3);
    await expect(main.getByRole('region', { name: 'Especialistas' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Pedir cita' }).first()).toHaveAttribute(
      'href',
      /^\/pedir-cita\?especialidad=\d+&origen=\/especialidades\/cardiologia$/,
    );
  });
  await test.step('the clinics that offer it open by region, and an empty message is omitted', async () => {
    await page.goto('/especialidades/traumatologia');
    await expect(page.locator('section.message')).toHaveCount(2);
    await page.goto('/especialidades/cardiologia');
    await page.getByRole('button', { name: /^Ver \d+ clínicas$/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Clínicas con Cardiología' });
    await expect(dialog.getByRole('heading', { level: 3 }).first()).toHaveText('Comunidad Valenciana');
    await expect(dialog.getByRole('heading', { name: 'Cataluña' })).toBeVisible();
    await dialog
      .getByRole('link', { name: /^Ver clínica · / })
      .first()
      .click();
    await expect(page).toHaveURL(/\/clinicas\/[a-z-]+$/);
  });
  await test.step('a specialist’s card opens the full profile, which restores the focus when closed', async () => {
    await page.goto('/especialidades/cardiologia');
    const specialists = page.getByRole('region', { name: 'Especialistas' });
    const card = specialists.getByRole('button', { name: /^Dra?\. / }).first();
    const name = (await card.textContent()) ?? '';
    await card.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog.getByRole('list', { name: 'Idiomas' })).toBeVisible();
    await expect(dialog.getByText('Especialidades', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(card).toBeFocused();
  });
  await test.step('a banner with several photos is a slider, one with a single photo is not', async () => {
    await page.goto('/especialidades/medicina-estetica');
    const photos = page.getByRole('group', { name: 'Fotografías: Medicina Estética' });
    await expect(photos.getByRole('listitem')).toHaveCount(2);
    await photos.getByRole('button', { name: 'Siguiente' }).click();
    await expect(photos.getByRole('button', { name: 'Siguiente' })).toHaveAttribute('aria-disabled', 'true');
    await photos.getByRole('button', { name: 'Anterior' }).click();
    await expect(photos.getByRole('button', { name: 'Anterior' })).toHaveAttribute('aria-disabled', 'true');
    await page.goto('/especialidades/oftalmologia');
    await expect(page.getByRole('group', { name: /^Fotografías/ })).toHaveCount(0);
  });
});
