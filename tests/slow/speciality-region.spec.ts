import { expect, test } from '../e2e/visit';

test('the speciality leads to its provinces, each with its clinics and specialists', async ({ page }) => {
  await page.goto('/especialidades/cardiologia');
  await page.getByRole('complementary').getByRole('link', { name: 'Cardiología en València' }).click();
  await expect(page).toHaveURL('/especialidades/cardiologia/valencia');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Cardiología en València');
  await expect(page).toHaveTitle('Cardiología en València: clínicas y especialistas');
  await expect(main.getByText('Calle de la Acequia Nueva, 52, 46900 Torrent')).toBeVisible();
  await expect(main.getByRole('link', { name: '963 400 904' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Clínica Castelló Centro' })).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Pedir cita · Clínica Torrent' })).toHaveAttribute(
    'href',
    /^\/pedir-cita\?especialidad=\d+&clinica=\d+&origen=\/especialidades\/cardiologia\/valencia$/,
  );
  const specialists = main.getByRole('region', { name: 'Especialistas que pasan consulta en València' });
  await expect(specialists.getByRole('button', { name: 'Dr. Vicent Peris Llorca' })).toBeVisible();
  await expect(specialists.getByRole('button', { name: 'Dr. Andrés Villanueva Cobo' })).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Todo sobre Cardiología' })).toHaveAttribute(
    'href',
    '/especialidades/cardiologia',
  );
  await expect(main.getByRole('link', { name: 'Cardiología en Madrid' })).toBeVisible();
});
