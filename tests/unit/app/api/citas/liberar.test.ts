import { beforeEach, describe, expect, it, vi } from 'vitest';
import { releaseBooking } from '@/lib/appointments/appointments';
import { ApiError } from '@/lib/upstream/errors';

vi.mock('@/lib/appointments/appointments', () => ({ releaseBooking: vi.fn() }));
vi.mock('@/lib/log', () => ({ log: { error: vi.fn(), warn: vi.fn(), info: vi.fn() } }));

const { POST } = await import('@/app/api/citas/liberar/route');

const NUMBER = 'AbCdEfGhIjKlMnOpQrStUv';
const post = (body: unknown, headers: Record<string, string> = {}) =>
  POST(
    new Request('http://localhost:3000/api/citas/liberar', {
      method: 'POST',
      headers: { host: 'localhost:3000', 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }),
  );

beforeEach(() => {
  vi.mocked(releaseBooking).mockReset().mockResolvedValue(true);
});

describe('POST /api/citas/liberar', () => {
  it('releases the hour of a number, also when nothing was held', async () => {
    expect(await (await post({ numcita: NUMBER })).json()).toEqual({ ok: true });
    vi.mocked(releaseBooking).mockResolvedValue(false);
    expect((await post({ numcita: NUMBER })).status).toBe(200);
    expect(vi.mocked(releaseBooking).mock.calls).toEqual([
      [NUMBER, null],
      [NUMBER, null],
    ]);
  });

  it.each([['N0001'], ['AAAAAAAAAAAAAAAAAAAAAA'], [7], [undefined]])(
    'refuses %j, which can be guessed',
    async (numcita) => {
      expect((await post({ numcita })).status).toBe(422);
      expect(releaseBooking).not.toHaveBeenCalled();
    },
  );

  it('accepts only our own pages, and reports when the upstream is unavailable', async () => {
    expect((await post({ numcita: NUMBER }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    vi.mocked(releaseBooking).mockRejectedValue(new ApiError('unavailable', 'POST upstream/api/citas/liberar failed'));
    expect((await post({ numcita: NUMBER })).status).toBe(503);
  });
});
