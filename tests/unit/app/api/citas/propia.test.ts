import { beforeEach, describe, expect, it, vi } from 'vitest';
import { findBooking } from '@/lib/appointments/appointments';
import {
  cancelOwnVisit,
  confirmOwnVisit,
  mailOwnLink,
  moveOwnVisit,
  openOwnVisit,
  ownFreeHours,
  readOwnReceipt,
  readOwnVisit,
} from '@/lib/appointments/own-visit';
import { accessibleBookings } from '@/lib/http/booking-access';
import { ApiError } from '@/lib/upstream/errors';
import { bookingSummary } from '@/tests/support/booking-summary';

vi.mock('@/lib/appointments/own-visit', () => ({
  confirmOwnVisit: vi.fn(),
  cancelOwnVisit: vi.fn(),
  mailOwnLink: vi.fn(),
  moveOwnVisit: vi.fn(),
  openOwnVisit: vi.fn(),
  ownFreeHours: vi.fn(),
  readOwnReceipt: vi.fn(),
  readOwnVisit: vi.fn(),
}));
vi.mock('@/lib/appointments/appointments', () => ({ findBooking: vi.fn() }));
vi.mock('@/lib/http/booking-access', () => ({ accessibleBookings: vi.fn() }));
vi.mock('@/lib/log', () => ({ log: { error: vi.fn(), warn: vi.fn(), info: vi.fn() } }));

const propia = await import('@/app/api/citas/propia/route');
const enlace = await import('@/app/api/citas/enlace/route');

const SECRET = 'sEcReT_-'.repeat(6).slice(0, 43);
const CALLER = { locale: 'ca', visitorAddress: null };

const ask = (path: 'propia' | 'enlace', body: object, headers: Record<string, string> = {}) => {
  const { POST } = path === 'propia' ? propia : enlace;
  return POST(
    new Request(`http://localhost:3000/api/citas/${path}`, {
      method: 'POST',
      headers: { host: 'localhost:3000', 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ ...body, locale: 'ca' }),
    }),
  );
};

beforeEach(() => {
  vi.mocked(readOwnVisit).mockReset().mockResolvedValue({ kind: 'unknown' });
  vi.mocked(ownFreeHours)
    .mockReset()
    .mockResolvedValue([{ start: '0900', end: '0915', priceCents: 5900 }]);
  vi.mocked(moveOwnVisit).mockReset().mockResolvedValue({ ok: false, reason: 'taken' });
  vi.mocked(cancelOwnVisit).mockReset().mockResolvedValue({ ok: true, isRefunded: true });
  vi.mocked(openOwnVisit).mockReset().mockResolvedValue('/ca/cita#secret');
  vi.mocked(findBooking).mockReset().mockResolvedValue(bookingSummary());
  vi.mocked(accessibleBookings)
    .mockReset()
    .mockResolvedValue(() => true);
  vi.mocked(confirmOwnVisit).mockReset().mockResolvedValue({ ok: true, isRefunded: false });
  vi.mocked(mailOwnLink).mockReset().mockResolvedValue(true);
});

describe('POST /api/citas/propia', () => {
  it('returns the booking of a secret, uncached', async () => {
    const answer = await ask('propia', { accion: 'ver', secreto: SECRET });
    expect(await answer.json()).toEqual({ kind: 'unknown' });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(readOwnVisit).toHaveBeenCalledExactlyOnceWith(SECRET, CALLER);
  });

  it('lists free hours, moves and cancels', async () => {
    const hours = await ask('propia', { accion: 'huecos', secreto: SECRET, fecha: '2026-12-03' });
    expect(await hours.json()).toEqual({ slots: [{ start: '0900', end: '0915', priceCents: 5900 }] });
    expect(ownFreeHours).toHaveBeenCalledExactlyOnceWith(SECRET, '2026-12-03', CALLER);
    const to = { fecha: '2026-12-03', initTime: '0900', secuencia: 1 };
    const moved = await ask('propia', { accion: 'mover', secreto: SECRET, ...to });
    expect(await moved.json()).toEqual({ ok: false, reason: 'taken' });
    expect(moveOwnVisit).toHaveBeenCalledExactlyOnceWith(
      SECRET,
      { day: '2026-12-03', start: '0900', sequence: 1 },
      CALLER,
    );
    const cancelled = await ask('propia', { accion: 'anular', secreto: SECRET });
    expect(await cancelled.json()).toEqual({ ok: true, isRefunded: true });
    expect(cancelOwnVisit).toHaveBeenCalledExactlyOnceWith(SECRET, CALLER);
    const coming = await ask('propia', { accion: 'asistire', secreto: SECRET });
    expect(await coming.json()).toEqual({ ok: true, isRefunded: false });
    expect(confirmOwnVisit).toHaveBeenLastCalledWith(SECRET, true, CALLER);
    expect((await ask('propia', { accion: 'asistire', secreto: SECRET, asiste: false })).status).toBe(200);
    expect(confirmOwnVisit).toHaveBeenLastCalledWith(SECRET, false, CALLER);
    expect((await ask('propia', { accion: 'asistire', secreto: SECRET, asiste: 'no' })).status).toBe(422);
  });

  it('sends a receipt as an uncached file', async () => {
    const asked = { accion: 'recibo', secreto: SECRET, numero: '2027-000012' };
    vi.mocked(readOwnReceipt).mockResolvedValue({ name: 'recibo "1".pdf', pdf: Uint8Array.from(Buffer.from('%PDF-')) });
    const file = await ask('propia', asked);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="recibo__1_.pdf"',
      'cache-control': 'no-store',
    });
    expect(await file.text()).toBe('%PDF-');
    expect(readOwnReceipt).toHaveBeenCalledExactlyOnceWith(SECRET, '2027-000012', CALLER);
    vi.mocked(readOwnReceipt).mockResolvedValue(null);
    expect((await ask('propia', asked)).status).toBe(404);
  });

  it.each([
    { accion: 'recibo', secreto: SECRET, numero: '../1' },
    { accion: 'borrar', secreto: SECRET },
    { accion: 'ver' },
    { accion: 'ver', secreto: SECRET.slice(1) },
    { accion: 'anular', secreto: `${SECRET}=` },
    { accion: 'huecos', secreto: SECRET, fecha: '2026-02-30' },
    { accion: 'mover', secreto: SECRET, fecha: '2026-12-03', initTime: '0960' },
    { accion: 'mover', secreto: SECRET, fecha: '2026-12-03' },
  ])('asks nobody about %j', async (body) => {
    expect((await ask('propia', body)).status).toBe(422);
    for (const call of [readOwnVisit, ownFreeHours, moveOwnVisit, cancelOwnVisit]) expect(call).not.toHaveBeenCalled();
  });

  it('accepts only our own pages, and reports when the upstream is unavailable', async () => {
    const other = await ask('propia', { accion: 'anular', secreto: SECRET }, { 'sec-fetch-site': 'cross-site' });
    expect(other.status).toBe(403);
    expect(cancelOwnVisit).not.toHaveBeenCalled();
    vi.mocked(readOwnVisit).mockRejectedValue(new ApiError('unavailable', 'POST upstream/api/citas/propia failed'));
    expect((await ask('propia', { accion: 'ver', secreto: SECRET })).status).toBe(503);
  });
});

describe('the booking of this browser', () => {
  const NUMBER = 'AbCdEfGhIjKlMnOpQrStUv';
  const open = () => ask('propia', { accion: 'abrir', numcita: NUMBER }).then((answer) => answer.json());

  it('opens with a new secret', async () => {
    expect(await open()).toEqual({ href: '/ca/cita#secret' });
    expect(openOwnVisit).toHaveBeenCalledExactlyOnceWith(NUMBER, CALLER);
  });

  it('opens in no other browser, and not before it is paid', async () => {
    vi.mocked(accessibleBookings).mockResolvedValue(() => false);
    expect(await open()).toEqual({ href: null });
    vi.mocked(accessibleBookings).mockResolvedValue(() => true);
    vi.mocked(findBooking).mockResolvedValue({ error: 'not paid', isPending: true });
    expect(await open()).toEqual({ href: null });
    expect(openOwnVisit).not.toHaveBeenCalled();
  });

  it('is requested by an unguessable number', async () => {
    expect((await ask('propia', { accion: 'abrir', numcita: 'N0001' })).status).toBe(422);
    expect(findBooking).not.toHaveBeenCalled();
  });
});

describe('POST /api/citas/enlace', () => {
  it('forwards a request for a lost link, and reveals nothing else', async () => {
    const answer = await ask('enlace', { email: ' ana@example.org ', reference: '7kqf-m2tx' });
    expect(await answer.json()).toEqual({ ok: true });
    expect(mailOwnLink).toHaveBeenCalledExactlyOnceWith({ email: 'ana@example.org', reference: '7kqf-m2tx' }, CALLER);
  });

  it('names the missing field', async () => {
    const answer = await ask('enlace', { email: 'ana', reference: ' ' });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ fields: { email: 'emailInvalid', reference: 'referenceMissing' } });
    expect(mailOwnLink).not.toHaveBeenCalled();
  });

  it('returns 404 with an upstream without such links', async () => {
    vi.mocked(mailOwnLink).mockResolvedValue(false);
    expect((await ask('enlace', { email: 'ana@example.org', reference: '7KQF-M2TX' })).status).toBe(404);
  });

  const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    enlace.POST(
      new Request('http://localhost:3000/api/citas/enlace', {
        method: 'POST',
        headers: { host: 'localhost:3000', 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body: new URLSearchParams({ locale: 'ca', email: 'ana@example.org', reference: '7KQF-M2TX', ...fields }),
      }),
    );
  const REFUSED = new ApiError('unavailable', 'none');

  it.each([
    ['was sent', {}, {}, true, '/ca/cita#enlace-enviado'],
    ['was sent in an unknown language', { locale: '//evil.test' }, {}, true, '/cita#enlace-enviado'],
    ['is to be checked', { email: 'ana', reference: ' ' }, {}, true, '/ca/cita#enlace-revisar'],
    ['is too long', { reference: 'x'.repeat(3_000) }, {}, true, '/cita#enlace-revisar'],
    ['is offered nowhere', {}, {}, false, '/ca/cita#enlace-no-enviado'],
    ['failed', {}, {}, REFUSED, '/ca/cita#enlace-no-enviado'],
    ['comes from another site', {}, { 'sec-fetch-site': 'cross-site' }, true, '/ca/cita#enlace-no-enviado'],
  ] as const)('takes the form of a page without JavaScript back to the sentence that it %s', async (...given) => {
    const [, fields, headers, mailed, location] = given;
    if (typeof mailed === 'boolean') vi.mocked(mailOwnLink).mockResolvedValue(mailed);
    else vi.mocked(mailOwnLink).mockRejectedValue(mailed);
    const answer = await post(fields, headers);
    expect([answer.status, answer.headers.get('location'), await answer.text()]).toEqual([303, location, '']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    if (location.endsWith('revisar') || 'sec-fetch-site' in headers) expect(mailOwnLink).not.toHaveBeenCalled();
    else expect(mailOwnLink).toHaveBeenCalledOnce();
  });
});
