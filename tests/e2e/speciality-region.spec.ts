import { expect, expectAccessible, test } from './visit';

test('the speciality leads to its provinces, each with clinics and specialists of its own', async ({ page }) => {
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

test('only a province where the speciality is offered has a page', async ({ request }) => {
  const status = async (path: string) => (await request.get(`/especialidades/${path}`)).status();
  expect(await status('cardiologia/madrid')).toBe(200);
  expect(await status('anatomia-patologica/madrid')).toBe(200);
  expect(await status('anatomia-patologica/valencia')).toBe(404);
  expect(await status('cardiologia/soria')).toBe(404);
  expect(await status('inexistente/valencia')).toBe(404);
});

test('each province and language has a head of its own', async ({ request }) => {
  const heads = await Promise.all(
    ['/especialidades/cardiologia', '/ca/especialidades/cardiologia', '/en/especialidades/cardiologia'].flatMap(
      (path) =>
        [path, `${path}/valencia`, `${path}/castello`].map(async (address) => {
          const html = await (await request.get(address)).text();
          expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]+${address}"/>`));
          return /<title>[^<]+<\/title>.*?<meta name="description" content="[^"]{50,}"/.exec(html)?.[0];
        }),
    ),
  );
  expect(heads.every(Boolean)).toBe(true);
  expect(new Set(heads).size).toBe(9);
});

for (const [width, path] of [
  [320, '/especialidades/cardiologia/valencia'],
  [390, '/ca/especialidades/cardiologia/castello'],
  [1280, '/en/especialidades/resonancia-magnetica/barcelona'],
  [1280, '/especialidades/cardiologia/madrid'],
] as const) {
  test(`${path} is accessible and fits ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}
