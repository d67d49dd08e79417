import { expect, expectAccessible, test } from './visit';

// Pages that lead on: test, voucher, speciality and article, each to what the catalogue says belongs to it.

const onwards = '#seguir-t';

for (const [from, links] of [
  ['/pruebas/gastroscopia', ['/especialidades/aparato-digestivo', '/productos/gastroscopia-y-colonoscopia']],
  ['/productos/gastroscopia-y-colonoscopia', ['/pruebas/gastroscopia', '/pruebas/colonoscopia']],
  ['/especialidades/medicina-deportiva', ['/actualidad/salud-y-running-prueba-de-esfuerzo', '/actualidad']],
  [
    '/actualidad/salud-y-running-prueba-de-esfuerzo',
    ['/especialidades/medicina-deportiva', '/pruebas/prueba-de-esfuerzo', '/pruebas/electrocardiograma'],
  ],
] as const) {
  test(`${from} leads on`, async ({ page }) => {
    for (const prefix of ['', '/ca', '/en']) {
      await page.goto(prefix + from);
      const section = page
        .getByRole('main')
        .locator('section', { has: page.locator(onwards) })
        .last();
      for (const href of links) await expect(section.locator(`a[href="${prefix}${href}"]`)).toBeVisible();
    }
    await expectAccessible(page);
  });
}

test('an article about nothing of the catalogue has no such section', async ({ page }) => {
  await page.goto('/actualidad/gripe-o-resfriado');
  await expect(page.locator(onwards)).toHaveCount(0);
});

test('the list of products is the shop', async ({ request }) => {
  for (const prefix of ['', '/ca', '/en']) {
    const answer = await request.get(`${prefix}/productos`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([
      308,
      expect.stringMatching(new RegExp(`${prefix}/especial-online$`)),
    ]);
  }
});
