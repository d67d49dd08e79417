import { json } from '@clinic/contract/tests/support/loopback';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { apiUpstream } from '../../../../support/api-upstream';
import { aCallBack, TODAY } from '../../../../support/appointment';
import { forgetState } from '../../../../support/process-state';

vi.mock('@/lib/log', () => ({ log: { error: vi.fn(), warn: vi.fn(), info: vi.fn() } }));

const upstream = apiUpstream();
beforeAll(() => {
  vi.useFakeTimers({ now: new Date(`${TODAY}T12:00:00Z`), toFake: ['Date'] });
});
afterAll(() => {
  vi.useRealTimers();
});

const { POST } = await import('@/app/api/citas/solicitar/route');

const list = (members: object[]) => ({ 'hydra:member': members, 'hydra:totalItems': members.length });
const SPECIALITIES = list([{ id: 7, nombre: 'Cardiología', urlseo: 'cardiologia', servicio: 'medicas' }]);
const CLINICS = list([
  { id: 10, nombre: 'Centro', urlseo: 'centro', especialidads: ['/api/especialidads/7'] },
  { id: 11, nombre: 'Norte', urlseo: 'norte', especialidads: [] },
]);
let answered = { status: 200, body: { success: true } as object };

beforeEach(() => {
  forgetState('rate.solicitar', 'booking.');
  answered = { status: 200, body: { success: true } };
  upstream.answer = (request, response) => {
    request.resume();
    if (request.url?.startsWith('/api/especialidads')) return json(response, 200, SPECIALITIES);
    if (request.url?.startsWith('/api/centromedicos')) return json(response, 200, CLINICS);
    json(response, answered.status, answered.body);
  };
});

const ask = async (given: object, locale = 'es') => {
  const answer = await POST(
    new Request('http://localhost:3000/api/citas/solicitar', {
      method: 'POST',
      body: JSON.stringify({ locale, draft: aCallBack(given) }),
      headers: { 'content-type': 'application/json', host: 'localhost:3000', 'idempotency-key': crypto.randomUUID() },
    }),
  );
  return [answer.status, await answer.json()];
};
const invalid = (fields: object) => [422, { error: 'invalid', fields }];
const requests = () => upstream.calls.filter((call) => call.startsWith('POST'));

describe('the choices of a request', () => {
  it('must be in the catalogue; otherwise the wrong field is named and nothing is sent', async () => {
    expect(await ask({})).toEqual([200, { ok: true }]);
    expect(requests()).toHaveLength(1);
    expect(await ask({ specialityId: '8' })).toEqual(invalid({ specialityId: 'specialityUnknown' }));
    expect(await ask({ clinicId: '99' })).toEqual(invalid({ clinicId: 'clinicUnknown' }));
    expect(await ask({ clinicId: '11' })).toEqual(invalid({ clinicId: 'clinicUnsuited' }));
    expect(requests()).toHaveLength(1);
  });

  it('are left to the upstream while the catalogue cannot be read; its refusal names the field, too', async () => {
    upstream.answer = (request, response) => {
      request.resume();
      if (request.method === 'GET') return json(response, 500, {});
      json(response, 422, { violations: [{ propertyPath: 'centromedico', message: 'This value is not valid.' }] });
    };
    expect(await ask({ clinicId: '99' }, 'en')).toEqual(invalid({ clinicId: 'clinicUnsuited' }));
  });
});
