import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../e2e/visit';
import { consentAndPay } from '../support/booked';
import { freeSlot, storeWizard } from '../support/wizard';

const PATH = '/consentimiento-informado';
const main = (page: Page) => page.getByRole('main');

test('the consent has a title and a heading in each language', async ({ page }) => {
  await storeWizard(page);
  for (const [path, title, heading] of [
    [PATH, 'Pedir cita · Consentimiento informado', 'Pedir cita'],
    [`/ca${PATH}`, 'Demana cita · Consentiment informat', 'Demana cita'],
    [`/en${PATH}`, 'Request an appointment · Informed consent', 'Request an appointment'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveTitle(new RegExp(`^${title}`));
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(heading);
  }
});

test('the patient of a paid booking can read and print a copy of the accepted texts', async ({ page, request }) => {
  await storeWizard(page, await freeSlot(request, 80));
  await page.goto(PATH);
  await consentAndPay(page);
  await page.getByRole('button', { name: 'Aprobar el pago' }).click();
  await main(page).getByRole('link', { name: 'Tu consentimiento' }).click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Tu consentimiento');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(page.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
  for (const text of ['Aina Ferrer Soler', 'PCR nasofaríngea', 'Limitaciones', 'reacción en cadena de la polimerasa']) {
    await expect(main(page).getByText(text).first()).toBeVisible();
  }
  await expect(main(page).getByRole('definition').filter({ hasText: /^No$/ })).toHaveCount(2);
  await expect(main(page).getByRole('button', { name: 'Imprimir' })).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.letterhead')).toBeVisible();
});

test('the copy of a consent for a child names the child and the guardian', async ({ page, request }) => {
  await storeWizard(page, {
    ...(await freeSlot(request, 90)),
    ...{ forWhom: 'other', guardianName: 'Rosa Soler', guardianRelation: 'parent', guardianDocument: 'X1234567L' },
    ...{ birthDate: `${new Date().getFullYear() - 9}-03-05`, lacksDocument: true },
  });
  await page.goto(PATH);
  await consentAndPay(page);
  await page.getByRole('button', { name: 'Aprobar el pago' }).click();
  await main(page).getByRole('link', { name: 'Tu consentimiento' }).click();
  for (const text of ['Aina Ferrer Soler', 'Sin documento', 'Rosa Soler', 'Su madre o su padre'])
    await expect(main(page).getByRole('definition').filter({ hasText: text })).toBeVisible();
  await expect(main(page).getByText('X1234567L')).toBeHidden();
  await expect(main(page).getByText(/Consiento en nombre de la persona menor de 16 años/)).toBeVisible();
  await expectAccessible(page);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the texts of every test can be read, with the telephone number for questions', async ({ page }) => {
    await page.goto(PATH);
    await expect(main(page).getByRole('link', { name: '963 400 900' })).toHaveAttribute('href', 'tel:+34963400900');
    await expect(main(page).getByRole('heading', { level: 2 })).toHaveText([
      'PCR nasofaríngea',
      'PCR con estudio de variante',
      'Test de antígenos',
      'Test serológico',
    ]);
    const limits = page.locator('noscript p').filter({ hasText: 'No sirve para diagnosticar una infección activa' });
    await expect(limits).toBeVisible();
  });
});
