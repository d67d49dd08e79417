// @vitest-environment jsdom
// @own-process: only the process reports unhandled rejections.
import { beforeEach, expect, it, vi } from 'vitest';
import { showUnpaid } from '@/components/layout/unpaid';
import { UNPAID_COOKIE } from '@/lib/domain/appointment/booking';
import { interruptedAnswer, unhandledWhile } from '../../../support/interrupted';

const ask = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', ask);

const UNPAID = { text: 'Cita por pagar hasta las 07:25', href: '/api/pagos/pagar?numcita=N' };
const answers = (body: unknown, status = 200) => ask.mockImplementation(async () => Response.json(body, { status }));
const links = () =>
  [...document.querySelectorAll('.top-bar li:not([hidden]) > a')].map((link) => [
    link.getAttribute('href'),
    link.textContent,
  ]);
const PHONE = ['tel:+34963400900', '963 400 900'];

/** Resolves when all requests have ended. */
const open = async (path = '/clinicas') => {
  history.replaceState(null, '', path);
  showUnpaid();
  await Promise.all(ask.mock.results.map(({ value }) => value));
  await new Promise((resolve) => setTimeout(resolve));
};

beforeEach(() => {
  ask.mockReset();
  document.documentElement.lang = 'es';
  document.body.innerHTML =
    '<nav class="top-bar"><ul><li class="top-unpaid" hidden></li><li><a href="tel:+34963400900">963 400 900</a></li></ul></nav>';
  // biome-ignore lint/suspicious/noDocumentCookie: as the product reads it
  document.cookie = `${UNPAID_COOKIE}=1; path=/`;
});

it('links to the payment, before everything else in the bar', async () => {
  answers(UNPAID);
  await open();
  expect(ask).toHaveBeenCalledExactlyOnceWith('/api/citas/pendiente?locale=es');
  expect(links()).toEqual([[UNPAID.href, UNPAID.text], PHONE]);
});

it('is updated when the page is restored from the browser’s cache', async () => {
  answers(UNPAID);
  await open();
  answers({});
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await vi.waitFor(() => expect(links()).toEqual([PHONE]));
});

it('makes no request without the hint, or on a page that shows it itself', async () => {
  for (const path of ['/payment/ko/N', '/ca/payment/ok/N', '/en/consentimiento-informado']) await open(path);
  // biome-ignore lint/suspicious/noDocumentCookie: as the product reads it
  document.cookie = `${UNPAID_COOKIE}=; path=/; max-age=0`;
  await open();
  expect(ask).not.toHaveBeenCalled();
  expect(links()).toEqual([PHONE]);
});

it.each([
  [{}, 200],
  [{ error: 'unavailable' }, 503],
])('says nothing when the answer is %j (%i)', async (body, status) => {
  answers(body, status);
  await open();
  expect(links()).toEqual([PHONE]);
});

it('shows nothing when the site cannot be reached', async () => {
  ask.mockRejectedValue(new TypeError('Failed to fetch'));
  showUnpaid();
  await new Promise((resolve) => setTimeout(resolve));
  expect(links()).toEqual([PHONE]);
});

it('reports no error when the page is left while the response is read', async () => {
  ask.mockResolvedValue(interruptedAnswer());
  expect(await unhandledWhile(showUnpaid)).toBe(0);
  expect(ask).toHaveBeenCalled();
  expect(links()).toEqual([PHONE]);
});
