import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import es from '../../messages/es.json' with { type: 'json' };
import { booked, consentAndPay, pay } from '../support/booked';
import { PORTS } from '../support/ports';
import { freeSlot, storeWizard } from '../support/wizard';
import { expect, expectAccessible, expectNoOverflow, test } from './visit';

const main = (page: Page) => page.getByRole('main');

test('a patient declines, pays after all, and has the appointment on paper and in the calendar (M145, M150 to M152)', async ({
  page,
  request,
}) => {
  const slot = await freeSlot(request, 10);
  await storeWizard(page, slot);
  await page.goto('/consentimiento-informado');
  await consentAndPay(page);

  await page.getByRole('button', { name: 'Rechazar el pago' }).click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Se ha producido un error en el pago');
  await expectAccessible(page);
  await main(page).getByRole('link', { name: 'Volver a intentarlo' }).click();
  await page.getByRole('button', { name: 'Aprobar el pago' }).click();

  await expect(page).toHaveURL(/\/payment\/ok\/[\w-]{22}$/);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Tu cita está confirmada');
  await expect(main(page).getByText(es.PaymentPage.invoice)).toBeVisible();
  await expect(main(page).getByRole('link', { name: es.PaymentPage.ownPage })).toHaveAttribute('href', '/cita');
  await expect(main(page).getByText('Recuerda traer a la clínica un documento de identidad.')).toBeVisible();
  const appointment = main(page).getByRole('region', { name: 'Datos de la cita' });
  const shown = [
    'Aina Ferrer Soler',
    'PCR nasofaríngea',
    'Clínica València Centro',
    'Cita presencial',
    '59,00 €, pagado en la web',
  ];
  for (const value of shown) {
    await expect(appointment.getByRole('definition').filter({ hasText: value })).toBeVisible();
  }
  const start = `${slot.slot.slice(0, 2)}:${slot.slot.slice(2, 4)}`;
  await expect(appointment.getByText(new RegExp(`\\d de [a-z]+ de \\d{4} a las ${start}$`))).toBeVisible();
  await expect(appointment.getByText(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/)).toBeVisible();
  await expect(appointment.getByRole('link', { name: /^Cómo llegar/ })).toBeVisible();
  await expect(appointment.getByRole('link', { name: /^\d{3} / }).first()).toHaveAttribute('href', /^tel:\+34/);
  await expectAccessible(page);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    appointment.getByRole('link', { name: 'Añadir al calendario' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('cita.ics');
  expect(await readFile(await download.path(), 'utf8')).toContain(`DTSTART:${slot.day.replaceAll('-', '')}T`);

  await page.emulateMedia({ media: 'print' });
  await expect(appointment.getByRole('link', { name: 'Añadir al calendario' })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(appointment.getByText('Aina Ferrer Soler')).toBeVisible();
});

test('the page waits until the bank reports, and then shows the appointment without a reload', async ({
  page,
  request,
}) => {
  const numcita = await booked(request, 20, false);
  await page.goto(`/payment/ok/${numcita}`);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(/Estamos confirmando el pago/);
  await expect(main(page).getByRole('status')).toContainText('No vuelvas a pagar.');
  await expect(main(page).getByText('Ana Pérez Gómez')).toHaveCount(0);
  await expectAccessible(page);
  await pay(`http://localhost:${PORTS.site}/api/pagos/pagar?numcita=${numcita}`);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Tu cita está confirmada');
  await expect(main(page).getByText('Ana Pérez Gómez')).toBeVisible();
});

test('paid and failed payments are shown in each language, without script too, and are not cached', async ({
  browser,
  page,
  request,
}) => {
  const numcita = await booked(request, 30, true);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  for (const [path, width, finished, service, reference] of [
    ['/payment/ok/', 320, 'Tu cita está confirmada', 'Test serológico', 'Referencia'],
    ['/ca/payment/ok/', 390, 'La teva cita està confirmada', 'Test serològic', 'Referència'],
    ['/en/payment/ok/', 1280, 'You have finished your appointment successfully', 'Serological test', 'Reference'],
  ] as const) {
    const response = await plain.goto(path + numcita);
    expect(response?.status()).toBe(200);
    expect(response?.headers()['cache-control']).toBe('private, no-store');
    await expect(main(plain).getByRole('heading', { level: 1 })).toHaveText(finished);
    await expect(main(plain).getByText(service)).toBeVisible();
    await expect(main(plain).getByText(reference)).toBeVisible();
    await expect(plain.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
    await expect(plain.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expect(plain.locator('link[rel=canonical]')).toHaveAttribute('href', /\/payment\/ok$/);

    await page.goto(path + numcita);
    await expect(main(page).getByText('Ana Pérez Gómez')).toBeVisible();
    await expectNoOverflow(page, width);
  }
  await context.close();

  await test.step('a failed payment is explained in each language, with the next steps (M149)', async () => {
    for (const [path, text] of [
      ['/payment/ko', 'Se ha producido un error en el pago'],
      ['/ca/payment/ko', 'S’ha produït un error en el pagament'],
      ['/en/payment/error/N0001', 'A payment error has occurred'],
    ] as const) {
      await page.goto(path);
      await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(text);
      await expect(main(page).getByRole('link').first()).toHaveAttribute('href', /\/pedir-cita$/);
      await expect(main(page).getByRole('link', { name: /963 400 900$/ })).toBeVisible();
    }
  });
});
