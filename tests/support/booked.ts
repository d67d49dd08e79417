import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { slotRequest } from '@/backend/tests/support/booking-requests';
import { PORTS } from './ports';
import { freeSlot } from './wizard';

/** Two concurrent tests may see the same hour free. */
const ATTEMPTS = 4;

/**
 * Books a slot through the backend, as another browser would, with `given` in the request; returns its number, held or
 * confirmed.
 */
export async function booked(
  request: APIRequestContext,
  days: number,
  isPaid: boolean,
  given: Record<string, unknown> = {},
): Promise<string> {
  let paymentUrl = '';
  for (let attempt = 0; attempt < ATTEMPTS && !paymentUrl; attempt += 1) paymentUrl = await held(request, days, given);
  const numcita = new URL(paymentUrl).searchParams.get('numcita') ?? '';
  if (isPaid) await pay(paymentUrl);
  return numcita;
}

/** Returns the payment address of the last free hour of a day; '' when another test was faster. */
async function held(request: APIRequestContext, days: number, given: Record<string, unknown>): Promise<string> {
  const { day, slot } = await freeSlot(request, days, 'testSerologico');
  const sent = { dia: day.split('-').reverse().join('-'), hueco: slot, tipo: 'testSerologico', ...given };
  const backend = `http://127.0.0.1:${PORTS.backend}`;
  const answer = await request.post(`${backend}/api/citas/solicitar`, { data: slotRequest(sent) });
  return ((await answer.json()) as { paymentUrl?: string }).paymentUrl ?? '';
}

/** Approves a payment of the sandbox without a browser, like its form. */
export async function pay(paymentUrl: string): Promise<void> {
  const html = await (await fetch(paymentUrl)).text();
  const fields = [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  const form = new URLSearchParams(
    fields.map(([, name = '', value = '']): [string, string] => [name, value.replaceAll('&quot;', '"')]),
  );
  const button = /<button[^>]* name="([^"]+)" value="([^"]+)"/.exec(html);
  if (button) form.set(button[1] ?? '', button[2] ?? '');
  const target = new URL('/api/pagos/prueba', paymentUrl);
  const answer = await fetch(target, { method: 'POST', body: form, redirect: 'manual' });
  expect(answer.status).toBe(303);
}

/** Ends the hold of an unpaid booking, like a visitor who changes the request. */
export async function releaseHold(request: APIRequestContext, numcita: string): Promise<void> {
  const answer = await request.post('/api/citas/liberar', { data: { numcita } });
  expect(answer.status()).toBe(200);
}

/** Selects no for both questions of the consent step, and goes on to pay. */
export async function consentAndPay(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const refusals = main.getByRole('radiogroup').getByRole('radio', { name: 'No', exact: true });
  await expect(refusals).toHaveCount(2);
  for (const refusal of await refusals.all()) await refusal.check();
  await main.getByRole('button', { name: 'Consentir la prueba y pagar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pago de prueba' })).toBeVisible();
}
