import type { APIRequestContext, Page } from '@playwright/test';
import { slotRequest } from '@/backend/tests/support/booking-requests';
import { expect, expectAccessible, expectNoOverflow, test } from '../e2e/visit';
import { PORTS } from '../support/ports';

const BACKEND = `http://127.0.0.1:${PORTS.backend}`;

/** A day two to three weeks from now, a different one for each test: they book at the same time. */
const dayIn = (days: number): string => {
  const day = new Date(Date.now() + (14 + days) * 86_400_000).toISOString().slice(0, 10);
  return day.split('-').reverse().join('-');
};

/** Holds the first free slot from a day on, as the appointment form does; returns its payment address. */
async function book(request: APIRequestContext, days: number, locale: string): Promise<URL> {
  for (let offset = 0; offset < 7; offset += 1) {
    const dia = dayIn(days + offset);
    const asked = `${BACKEND}/api/citas/buscarhuecos?centromedico=1&fecha=${dia}&prueba=testPCR`;
    const { slots = [] } = (await (await request.get(asked)).json()) as {
      slots?: { initTime: string; endTime: string }[];
    };
    const [slot] = slots;
    if (!slot) continue;
    const answer = await request.post(`${BACKEND}/api/citas/solicitar`, {
      headers: { 'X-LOCALE-FRONT': locale },
      data: slotRequest({ dia, hueco: `${slot.initTime}-${slot.endTime}` }),
    });
    return new URL(((await answer.json()) as { paymentUrl: string }).paymentUrl);
  }
  throw new Error('No slot is free.');
}

const look = async (
  request: APIRequestContext,
  numcita: string | null,
): Promise<{ numcita?: string; error?: string }> =>
  await (await request.get(`${BACKEND}/api/citas/comprobar?numcita=${numcita}`)).json();

/** The page the visitor returns to is a different one: only its address matters here. */
const catchReturn = (page: Page) =>
  page.route('**/payment/*/*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Back</title>' }),
  );

const PAGES = [
  {
    locale: 'es',
    heading: 'Pago de prueba',
    note: 'Entorno de pruebas',
    approve: 'Aprobar el pago',
    back: '/payment/ok/',
  },
  {
    locale: 'ca',
    heading: 'Pagament de prova',
    note: 'Entorn de proves',
    approve: 'Aprovar el pagament',
    back: '/ca/payment/ok/',
  },
  {
    locale: 'en',
    heading: 'Test payment',
    note: 'Test environment',
    approve: 'Approve the payment',
    back: '/en/payment/ok/',
  },
];

test('a patient pays on a plain page of the site, in every language', async ({ context, request }) => {
  for (const [index, { locale, heading, note, approve, back }] of PAGES.entries()) {
    const page = await context.newPage();
    const url = await book(request, index * 7, locale);
    const numcita = url.searchParams.get('numcita');
    expect(url.origin).toBe(`http://localhost:${PORTS.site}`);
    await page.setViewportSize({ width: 390, height: 844 });
    const response = await page.goto(url.href);
    expect(response?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('note')).toContainText(note);
    await expect(page.getByText(/59[,.]00/)).toBeVisible();
    if (locale === 'es') await expectAccessible(page);
    await expectNoOverflow(page, 1280);
    await expectNoOverflow(page, 320);

    expect((await look(request, numcita)).error).toBeTruthy();
    await catchReturn(page);
    await page.getByRole('button', { name: approve }).click();
    await expect(page).toHaveURL(back + numcita);
    expect((await look(request, numcita)).numcita).toBe(numcita);
    await page.close();
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a patient declines, returns and pays; then no payment is offered', async ({ page, request }) => {
    const url = await book(request, 28, 'es');
    const numcita = url.searchParams.get('numcita');
    await catchReturn(page);
    await page.goto(url.href);
    await page.getByRole('button', { name: 'Rechazar el pago' }).click();
    await expect(page).toHaveURL(`/payment/ko/${numcita}`);
    expect((await look(request, numcita)).error).toBeTruthy();
    await page.goto(url.href);
    await page.getByRole('button', { name: 'Aprobar el pago' }).click();
    await expect(page).toHaveURL(`/payment/ok/${numcita}`);
    await page.goto(url.href);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Esta cita ya está pagada');
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Ver la cita' })).toHaveAttribute(
      'href',
      new RegExp(`/payment/ok/${numcita}$`),
    );
  });
});
