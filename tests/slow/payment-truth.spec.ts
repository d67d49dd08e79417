import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../e2e/visit';
import { booked, releaseHold } from '../support/booked';

const main = (page: Page) => page.getByRole('main');
const title = (page: Page) => main(page).getByRole('heading', { level: 1 });
const SUCCESS = /finalizado|finalitzat|confirmada|finished|confirmed/;

test('a paid booking is never shown as failed, and an unknown one never as confirmed, whatever the address', async ({
  page,
  request,
}) => {
  const numcita = await booked(request, 50, true);
  for (const path of ['/payment/ko/', '/payment/error/']) {
    await page.goto(path + numcita);
    await expect(title(page)).toHaveText('Tu cita está confirmada');
    await expect(main(page).getByText('Ana Pérez Gómez')).toBeVisible();
    await expect(main(page).getByRole('link', { name: 'Volver a intentarlo' })).toHaveCount(0);
  }
  await expect(page).toHaveTitle(/^Cita confirmada/);
  for (const prefix of ['', '/ca', '/en']) {
    await page.goto(`${prefix}/payment/ok/AbCdEfGhIjKlMnOpQrStUv`);
    await expect(title(page)).not.toHaveText(SUCCESS);
    await expect(main(page).getByText(/factura|invoice/)).toHaveCount(0);
    await expect(main(page).getByRole('region', { name: 'Your appointment' })).toHaveCount(0);
  }
  await expect(main(page).getByRole('alert')).toHaveText('The appointment was not found.'); // of the upstream (M151)
});

test('an unpaid booking is never shown as confirmed; after its hold no payment is offered', async ({
  page,
  request,
}) => {
  const numcita = await booked(request, 55, false);
  await page.goto(`/payment/ok/${numcita}`);
  await expect(page).toHaveTitle(/^Confirmando el pago/);
  await page.goto(`/payment/ko/${numcita}`);
  await expect(page).toHaveTitle(/^Pago no completado/);
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
