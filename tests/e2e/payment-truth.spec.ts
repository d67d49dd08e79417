import type { Page } from '@playwright/test';
import { booked, consentAndPay, releaseHold } from '../support/booked';
import { freeSlot, storeWizard } from '../support/wizard';
import { expect, expectAccessible, test } from './visit';

const main = (page: Page) => page.getByRole('main');
const title = (page: Page) => main(page).getByRole('heading', { level: 1 });
const SUCCESS = /finalizado|finalitzat|confirmada|finished|confirmed/;

test('a paid booking is never shown as failed, whatever the address says', async ({ page, request }) => {
  const numcita = await booked(request, 50, true);
  for (const path of ['/payment/ko/', '/payment/error/']) {
    await page.goto(path + numcita);
    await expect(title(page)).toHaveText('Tu cita está confirmada');
    await expect(main(page).getByText('Ana Pérez Gómez')).toBeVisible();
    await expect(main(page).getByRole('link', { name: 'Volver a intentarlo' })).toHaveCount(0);
  }
  await expectAccessible(page);
});

for (const prefix of ['', '/ca', '/en']) {
  test(`${prefix}/payment/ok of an unknown number confirms nothing`, async ({ page }) => {
    await page.goto(`${prefix}/payment/ok/AbCdEfGhIjKlMnOpQrStUv`);
    await expect(title(page)).not.toHaveText(SUCCESS);
    await expect(main(page).getByText(/factura|invoice/)).toHaveCount(0);
    await expectAccessible(page);
  });
}

test('an unpaid booking is never shown as confirmed; after its hold nothing leads back to a payment', async ({
  page,
  request,
}) => {
  const numcita = await booked(request, 55, false);
  await page.goto(`/payment/ko/${numcita}`);
  await expect(title(page)).toHaveText('Se ha producido un error en el pago');
  await expect(main(page).getByText(/hasta las \d\d:\d\d/)).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Volver a intentarlo' })).toHaveAttribute('href', /\/api\/pagos\//);

  await releaseHold(request, numcita);
  for (const path of ['/payment/ok/', '/payment/ko/']) {
    await page.goto(path + numcita);
    await expect(title(page)).not.toHaveText(SUCCESS);
    await expect(main(page).getByText('la hora ha quedado libre')).toBeVisible();
    await expect(main(page).locator('a[href*="/api/pagos/"]')).toHaveCount(0);
    await expect(main(page).getByRole('link', { name: 'Pedir cita' })).toHaveAttribute('href', '/pedir-cita');
    await expectAccessible(page);
  }
});

test('Back from the paid result says that it is paid, and leads to the appointment', async ({ page, request }) => {
  await storeWizard(page, await freeSlot(request, 60));
  await page.goto('/consentimiento-informado');
  await consentAndPay(page);
  await page.getByRole('button', { name: 'Aprobar el pago' }).click();
  await expect(page).toHaveURL(/\/payment\/ok\//);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Esta cita ya está pagada');
  await expect(page.getByRole('button')).toHaveCount(0);
  await page.getByRole('link', { name: 'Ver la cita' }).click();
  await expect(title(page)).toHaveText('Tu cita está confirmada');
});

test('each end of a payment has a title of its own', async ({ page, request }) => {
  const held = await booked(request, 65, false);
  await page.goto(`/payment/ok/${held}`);
  await expect(page).toHaveTitle(/^Confirmando el pago/);
  await page.goto(`/payment/ko/${held}`);
  await expect(page).toHaveTitle(/^Pago no completado/);
  await page.goto(`/payment/ok/${await booked(request, 66, true)}`);
  await expect(page).toHaveTitle(/^Cita confirmada/);
});
