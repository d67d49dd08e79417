import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { slotRequest } from '../support/booking-app';
import { PORTS } from '../support/ports';
import { freeSlot, keepWizard, keptWizard } from '../support/wizard';
import { expect, expectAccessible, test } from './visit';

const main = (page: Page) => page.getByRole('main');

/** Books a slot past the site, in another browser as it were: answers its number, held or confirmed. */
async function booked(request: APIRequestContext, days: number, isPaid: boolean): Promise<string> {
  const { day, slot } = await freeSlot(request, days, 'testSerologico');
  const dia = day.split('-').reverse().join('-');
  const sent = { dia, hueco: slot, tipo: 'testSerologico' };
  const backend = `http://127.0.0.1:${PORTS.backend}`;
  const answer = await request.post(`${backend}/api/citas/solicitar`, { data: slotRequest(sent) });
  const { paymentUrl } = (await answer.json()) as { paymentUrl: string };
  const numcita = new URL(paymentUrl).searchParams.get('numcita') ?? '';
  if (isPaid) await pay(request, paymentUrl);
  return numcita;
}

/** Approves a payment of the sandbox without a browser, as its form does. */
async function pay(request: APIRequestContext, paymentUrl: string) {
  const html = await (await request.get(paymentUrl)).text();
  const fields = [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  const form = Object.fromEntries(fields.map(([, name = '', value = '']) => [name, value.replaceAll('&quot;', '"')]));
  const button = /<button[^>]* name="([^"]+)" value="([^"]+)"/.exec(html);
  const answer = await request.post(new URL('/api/pagos/prueba', paymentUrl).href, {
    form: { ...form, ...(button && { [button[1] ?? '']: button[2] ?? '' }) },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
}

test('a patient declines, pays after all, and has the appointment on paper and in the calendar (M145, M150 to M152)', async ({
  page,
  request,
}) => {
  const slot = await freeSlot(request, 10);
  await keepWizard(page, slot);
  await page.goto('/consentimiento-informado');
  const refusals = main(page).getByRole('radiogroup').getByRole('radio', { name: 'No', exact: true });
  await expect(refusals).toHaveCount(2);
  for (const refusal of await refusals.all()) await refusal.check();
  await main(page).getByRole('button', { name: 'Consentir la prueba y pagar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pago de prueba' })).toBeVisible();
  expect(await keptWizard(page)).toBeNull();

  await page.getByRole('button', { name: 'Rechazar el pago' }).click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Se ha producido un error en el pago');
  await expectAccessible(page);
  await main(page).getByRole('link', { name: 'Volver a intentarlo' }).click();
  await page.getByRole('button', { name: 'Aprobar el pago' }).click();

  await expect(page).toHaveURL(/\/payment\/ok\/[\w-]{22}$/);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Has finalizado tu cita correctamente');
  await expect(main(page).getByText('correo electrónico de confirmación con la factura')).toBeVisible();
  await expect(main(page).getByText('Recuerda traer a la clínica un documento de identidad.')).toBeVisible();
  const appointment = main(page).getByRole('region', { name: 'Datos de la cita' });
  for (const value of ['Aina Ferrer Soler', 'PCR nasofaríngea', 'Clínica Valencia Centro', 'Cita presencial']) {
    await expect(appointment.getByRole('definition').filter({ hasText: value })).toBeVisible();
  }
  const start = `${slot.slot.slice(0, 2)}:${slot.slot.slice(2, 4)}`;
  await expect(appointment.getByText(new RegExp(`\\d de [a-z]+ de \\d{4} a las ${start}$`))).toBeVisible();
  await expect(appointment.getByText(new URL(page.url()).pathname.slice(12), { exact: true })).toBeVisible();
  const clinic = main(page).getByRole('region', { name: 'Clínica Valencia Centro' });
  await expect(clinic.getByRole('link', { name: /^Cómo llegar/ })).toBeVisible();
  await expect(clinic.getByRole('link', { name: /^\d{3} / }).first()).toHaveAttribute('href', /^tel:\+34/);
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

test('while the bank has not said anything the page waits, and shows the appointment by itself', async ({
  page,
  request,
}) => {
  const numcita = await booked(request, 20, false);
  await page.goto(`/payment/ok/${numcita}`);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(/Estamos confirmando el pago/);
  await expect(main(page).getByRole('status')).toContainText('No vuelvas a pagar.');
  await expect(main(page).getByText('Ana Pérez Gómez')).toHaveCount(0);
  await expectAccessible(page);
  await pay(request, `http://localhost:${PORTS.site}/api/pagos/pagar?numcita=${numcita}`);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Has finalizado tu cita correctamente');
  await expect(main(page).getByText('Ana Pérez Gómez')).toBeVisible();
});

for (const [path, width, finished, service, reference] of [
  ['/payment/ok/', 320, 'Has finalizado tu cita correctamente', 'Test serológico', 'Referencia de pago'],
  ['/ca/payment/ok/', 390, 'Has finalitzat la teua cita correctament', 'Test serològic', 'Referència de pagament'],
  ['/en/payment/ok/', 1280, 'You have finished your appointment successfully', 'Serological test', 'Payment reference'],
] as const) {
  test(`${path} speaks its language without script, and is kept by nobody`, async ({ browser, request }) => {
    const numcita = await booked(request, 30, true);
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width, height: 900 } });
    const page = await context.newPage();
    const response = await page.goto(path + numcita);
    expect(response?.status()).toBe(200);
    expect(response?.headers()['cache-control']).toBe('private, no-store');
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(finished);
    await expect(main(page).getByText(service)).toBeVisible();
    await expect(main(page).getByText(reference)).toBeVisible();
    await expect(page.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/payment\/ok$/);
    await context.close();
  });

  test(`${path} with an appointment is accessible and fits ${width} px`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path + (await booked(request, 40, true)));
    await expect(main(page).getByText('Ana Pérez Gómez')).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

test('a number nobody has shows the words of the upstream in an alert, and no data (M151)', async ({ page }) => {
  await page.goto('/en/payment/ok/AbCdEfGhIjKlMnOpQrStUv');
  await expect(main(page).getByRole('alert')).toHaveText('The appointment was not found.');
  await expect(main(page).getByRole('region', { name: 'Your appointment' })).toHaveCount(0);
  await expectAccessible(page);
});

for (const [path, text] of [
  ['/payment/ko', 'Se ha producido un error en el pago'],
  ['/ca/payment/ko', 'S’ha produït un error en el pagament'],
  ['/en/payment/error/N0001', 'A payment error has occurred'],
] as const) {
  test(`${path} says that the payment failed and how to go on (M149)`, async ({ page }) => {
    await page.goto(path);
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(text);
    await expect(main(page).getByRole('link').first()).toHaveAttribute('href', /\/pedir-cita$/);
    await expect(main(page).getByRole('link', { name: /963 400 900$/ })).toBeVisible();
    await expectAccessible(page);
  });
}

test('only addresses of payments are answered', async ({ request }) => {
  expect((await request.get('/payment/ok')).status()).toBe(200);
  for (const path of ['/payment', '/payment/ok/N1/N2', '/payment/ok/a%20b']) {
    expect((await request.get(path)).status()).toBe(404);
  }
});
