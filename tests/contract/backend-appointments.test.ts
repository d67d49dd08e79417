import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACCEPTED } from '@/backend/tests/support/accepted';
import { engines } from '@/backend/tests/support/backend-engines';
import { type BookingApp, notedPayment, openBookingApp } from '@/backend/tests/support/booking-app';
import { normalRequest, slotRequest } from '@/backend/tests/support/booking-requests';
import { comparable, recorded, shapeOf } from '@/tests/support/wire-shape';

/** Recorded requests that have another clinic here. */
const SAME_CASE_HERE: Record<string, string> = {
  'custom-buscarhuecos-taken': '/api/citas/buscarhuecos?centromedico=1&fecha=14-12-2026&prueba=testPCR&initTime=2300',
  'custom-buscarhuecos-error-object': '/api/citas/buscarhuecos?centromedico=4&fecha=14-12-2026&prueba=otra',
};

const SEARCHES = ['dash', 'slash', 'none', 'available', 'taken', 'error-string', 'error-object'];

describe.each(engines)('the appointments on $name match the recorded server', (engine) => {
  let test: BookingApp;
  beforeAll(async () => {
    test = await openBookingApp(engine, { createPayment: notedPayment, now: () => new Date('2026-11-20T12:00:00Z') });
  });
  afterAll(() => test.close());

  const expectLike = async (response: Response, name: string) => {
    const { status, headers, body } = recorded('api', name);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe(headers['content-type']);
    expect(response.headers.get('cache-control')).toBe(headers['cache-control']);
    const answered: unknown = await response.json();
    const { ours, theirs } = comparable(shapeOf(answered), shapeOf(body));
    expect(ours).toEqual(theirs);
    return { answered: answered as Record<string, unknown>, body: body as Record<string, unknown> };
  };

  it.each(SEARCHES.map((name) => `custom-buscarhuecos-${name}`))('%s', async (name) => {
    const { request } = recorded('api', name);
    const response = await test.app.request(SAME_CASE_HERE[name] ?? request.path, { headers: request.headers });
    const { answered, body } = await expectLike(response, name);
    for (const word of ['success', 'available', 'slots', 'price', 'error']) expect(answered[word]).toEqual(body[word]);
  });

  it('custom-buscarhuecos-500', async () => {
    const broken = await openBookingApp(engine);
    await broken.db.script('drop table schedule');
    const { request } = recorded('api', 'custom-buscarhuecos-500');
    const { answered, body } = await expectLike(
      await broken.app.request(request.path, { headers: request.headers }),
      'custom-buscarhuecos-500',
    );
    expect(answered).toEqual(body);
    await broken.close();
  });

  it('custom-solicitar-ok, -pay and -false', async () => {
    const dia = '14-12-2026';
    // The reference is ours; another client ignores it.
    const submitted = async (body: object) => {
      const response = await test.submit(body);
      const { referencia, ...like } = await response.json();
      expect(referencia).toEqual(ACCEPTED.referencia);
      return Response.json(like, { status: response.status, headers: response.headers });
    };
    const normal = await expectLike(await submitted(normalRequest()), 'custom-solicitar-ok');
    expect(normal.answered).toEqual(normal.body);
    await expectLike(await submitted(slotRequest({ dia })), 'custom-solicitar-pay');
    // Ours returns 422 and the field; the rest of the body is the recorded one.
    const refused = await test.submit(slotRequest({ dia, nombre: '' }));
    const { violations, ...like } = await refused.json();
    expect([refused.status, like]).toEqual([422, recorded('api', 'custom-solicitar-false').body]);
    expect(violations).toMatchObject([{ propertyPath: 'nombre' }]);
  });

  it('custom-comprobar-ok and -error', async () => {
    const [held] = await test.db.query<{ numcita: string }>(
      `update booking set status = 'confirmed', hold_until = null where status = 'held' returning numcita`,
    );
    const answer = await test.app.request(`/api/citas/comprobar?numcita=${held?.numcita}`);
    // Our addition to the recorded response; another client ignores it.
    const { medico, referencia, horafin, secuencia, precio, pagado, modalidad, generaltext, consentimiento, ...like } =
      await answer.json();
    expect({ medico, referencia, horafin, secuencia, precio, pagado, modalidad, generaltext, consentimiento }).toEqual({
      medico: null,
      referencia: expect.stringMatching(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/),
      horafin: expect.stringMatching(/^\d\d:\d\d$/),
      secuencia: 0,
      precio: expect.stringMatching(/^\d+\.\d\d$/),
      pagado: false,
      modalidad: 'presencial',
      generaltext: expect.stringContaining('<p>'),
      consentimiento: null, // the request named no text
    });
    await expectLike(Response.json(like, { status: answer.status, headers: answer.headers }), 'custom-comprobar-ok');
    const none = await expectLike(await test.app.request('/api/citas/comprobar?numcita=X'), 'custom-comprobar-error');
    expect(none.answered).toEqual(none.body);
  });

  it('allows requests from another origin, as the other calls do', async () => {
    const preflight = await test.app.request('/api/citas/solicitar', { method: 'OPTIONS' });
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
  });
});
