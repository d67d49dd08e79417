import { beforeEach, expect, it, vi } from 'vitest';
import { findBooking } from '@/lib/appointments/appointments';
import { numbersToPay } from '@/lib/http/booking-access';
import { bookingSummary } from '@/tests/support/booking-summary';

vi.mock('@/lib/appointments/appointments', () => ({ findBooking: vi.fn() }));
vi.mock('@/lib/http/booking-access', () => ({
  numbersToPay: vi.fn(),
  clearUnpaidLine: () => 'pago=; Max-Age=0',
}));
vi.mock('next-intl/server', () => ({
  getTranslations:
    async ({ locale }: { locale: string }) =>
    (key: string, { time }: { time: string }) =>
      `${locale} ${key} ${time}`,
}));

const { GET } = await import('@/app/api/citas/pendiente/route');

const NUMBERS = ['AbCdEfGhIjKlMnOpQrStUv', 'vUtSrQpOnMlKjIhGfEdCbA'] as const;
const HELD = { error: 'waiting', isPending: true, heldUntil: '07:25' } as const;
const ask = () =>
  GET(new Request('http://localhost:3000/api/citas/pendiente?locale=ca', { headers: { host: 'localhost:3000' } }));

beforeEach(() => {
  vi.mocked(numbersToPay)
    .mockReset()
    .mockResolvedValue([...NUMBERS]);
  vi.mocked(findBooking).mockReset().mockResolvedValue(bookingSummary());
});

it('leads to the payment of the latest booking that is still held', async () => {
  vi.mocked(findBooking).mockImplementation(async (_locale, numcita) =>
    numcita === NUMBERS[1] ? HELD : { error: 'over', isExpired: true },
  );
  const answer = await ask();
  expect(await answer.json()).toEqual({
    text: 'ca openUntil 07:25',
    href: `/api/pagos/pagar?numcita=${NUMBERS[1]}`,
  });
  expect(answer.headers.get('set-cookie')).toBeNull();
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

it.each([
  ['nothing was booked here', []],
  ['all is paid', [...NUMBERS]],
])('takes the hint away when %s', async (_why, numbers) => {
  vi.mocked(numbersToPay).mockResolvedValue(numbers);
  const answer = await ask();
  expect(await answer.json()).toEqual({});
  expect(answer.headers.get('set-cookie')).toBe('pago=; Max-Age=0');
});
