import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sendApi } from '@/lib/upstream/client';
import { ApiError } from '@/lib/upstream/errors';

vi.mock('@/lib/upstream/client', () => ({ sendApi: vi.fn() }));
vi.mock('@/lib/log', () => ({ log: { error: vi.fn(), warn: vi.fn(), info: vi.fn() } }));

const join = await import('@/app/api/citas/espera/route');
const leave = await import('@/app/api/citas/espera/salir/route');
const entry = await import('@/app/api/citas/espera/entrada/route');
const link = await import('@/app/api/citas/espera/enlace/route');

const SECRET = 'sEcReT_-'.repeat(6).slice(0, 43);
const CALLER = { locale: 'ca', visitorAddress: null };
const WISH = {
  ...{ centromedico: '1', fecha: '2026-12-13', prueba: 'testPCR', hasta: '2026-12-14' },
  ...{ email: ' ana@example.test ', terms: true },
};

const post = async ({ POST }: typeof join, body: object) => {
  const answer = await POST(
    new Request('http://localhost:3000/api/citas/espera', {
      method: 'POST',
      headers: { host: 'localhost:3000', 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, locale: 'ca' }),
    }),
  );
  return [answer.status, await answer.json()] as const;
};

beforeEach(() => {
  vi.mocked(sendApi).mockReset().mockResolvedValue({ success: true });
});

describe('POST /api/citas/espera', () => {
  it('adds the e-mail to the list, in the language of the page', async () => {
    expect(await post(join, WISH)).toEqual([200, { ok: true }]);
    const { terms: _terms, ...wish } = WISH;
    const sent = { ...wish, email: 'ana@example.test', terminos: 1 };
    expect(sendApi).toHaveBeenCalledExactlyOnceWith('/api/citas/espera', sent, CALLER);
  });

  it.each([
    ['hasta', { hasta: '2026-02-31' }],
    ['email', { email: 'nadie' }],
    ['terms', { terms: false }],
    ['terms', { terms: undefined }],
    ['prueba', { prueba: 'consulta' }],
    ['centromedico', { centromedico: '' }],
  ])('refuses a wrong %s', async (field, more) => {
    const [status, body] = await post(join, { ...WISH, ...more });
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]]);
    expect(sendApi).not.toHaveBeenCalled();
  });

  it('names the day that the upstream refuses, and returns 404 where there is no list', async () => {
    const violations = [{ field: 'hasta', message: 'x' }];
    vi.mocked(sendApi).mockRejectedValueOnce(new ApiError('invalid', 'no', { status: 422, violations }));
    const [status, body] = await post(join, WISH);
    expect([status, Object.keys(body.fields)]).toEqual([422, ['hasta']]);
    vi.mocked(sendApi).mockRejectedValueOnce(new ApiError('not_found', 'no', { status: 404 }));
    expect((await post(join, WISH))[0]).toBeGreaterThanOrEqual(404);
  });
});

describe('POST /api/citas/espera/salir', () => {
  it('leaves the list by a secret, and reports an unknown secret', async () => {
    expect(await post(leave, { secreto: SECRET })).toEqual([200, { ok: true }]);
    expect(sendApi).toHaveBeenCalledExactlyOnceWith('/api/citas/espera/salir', { secreto: SECRET }, CALLER);
    vi.mocked(sendApi).mockResolvedValue({ success: false });
    expect(await post(leave, { secreto: SECRET })).toEqual([200, { ok: false }]);
    expect((await post(leave, { secreto: 'x' }))[0]).toBe(422);
  });
});

describe('POST /api/citas/espera/entrada', () => {
  const entrada = { servicio: 'PCR', clinica: 'Castelló', desde: '2026-12-13', hasta: '2026-12-14' };

  it('shows the entry of a secret, and whether it still waits', async () => {
    for (const estado of ['waiting', 'booked', 'left', 'over']) {
      vi.mocked(sendApi).mockResolvedValueOnce({ success: true, entrada: { ...entrada, estado } });
      const shown = { service: 'PCR', clinic: 'Castelló', from: '2026-12-13', until: '2026-12-14' };
      expect(await post(entry, { secreto: SECRET })).toEqual([
        200,
        { kind: 'found', entry: { ...shown, isWaiting: estado === 'waiting' } },
      ]);
    }
    expect(sendApi).toHaveBeenLastCalledWith('/api/citas/espera/entrada', { secreto: SECRET }, CALLER);
  });

  it('reports an unknown secret, and an upstream without the call', async () => {
    vi.mocked(sendApi).mockResolvedValueOnce({ success: false });
    expect(await post(entry, { secreto: SECRET })).toEqual([200, { kind: 'unknown' }]);
    vi.mocked(sendApi).mockRejectedValueOnce(new ApiError('not_found', 'no', { status: 404 }));
    expect(await post(entry, { secreto: SECRET })).toEqual([200, { kind: 'notOffered' }]);
    expect((await post(entry, { secreto: SECRET.slice(1) }))[0]).toBe(422);
  });
});

describe('POST /api/citas/espera/enlace', () => {
  it('requests the links of an e-mail, with one reply for all, and 404 where there is no list', async () => {
    expect(await post(link, { email: ' ana@example.test ' })).toEqual([200, { ok: true }]);
    expect(sendApi).toHaveBeenCalledExactlyOnceWith('/api/citas/espera/enlace', { email: 'ana@example.test' }, CALLER);
    expect(await post(link, { email: 'nadie' })).toEqual([
      422,
      { error: 'invalid', fields: { email: 'emailInvalid' } },
    ]);
    vi.mocked(sendApi).mockRejectedValueOnce(new ApiError('not_found', 'no', { status: 404 }));
    expect((await post(link, { email: 'ana@example.test' }))[0]).toBe(404);
  });
});
