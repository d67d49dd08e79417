import { expect, test } from '../e2e/visit';

// Pages that lead on: test, voucher, speciality and article, each to what the catalogue says belongs to it.

const onwards = '#seguir-t';

test('a page links to related records, in every language', async ({ page }) => {
  for (const [from, links] of [
    ['/pruebas/gastroscopia', ['/especialidades/aparato-digestivo', '/productos/gastroscopia-y-colonoscopia']],
    ['/productos/gastroscopia-y-colonoscopia', ['/pruebas/gastroscopia', '/pruebas/colonoscopia']],
    ['/especialidades/medicina-deportiva', ['/actualidad/salud-y-running-prueba-de-esfuerzo', '/actualidad']],
    [
      '/actualidad/salud-y-running-prueba-de-esfuerzo',
      ['/especialidades/medicina-deportiva', '/pruebas/prueba-de-esfuerzo', '/pruebas/electrocardiograma'],
    ],
  ] as const) {
    for (const prefix of ['', '/ca', '/en']) {
      await page.goto(prefix + from);
      const section = page
        .getByRole('main')
        .locator('section', { has: page.locator(onwards) })
        .last();
      for (const href of links) await expect(section.locator(`a[href="${prefix}${href}"]`)).toBeVisible();
    }
  }
  await page.goto('/actualidad/gripe-o-resfriado');
  await expect(page.locator(onwards)).toHaveCount(0);
});
