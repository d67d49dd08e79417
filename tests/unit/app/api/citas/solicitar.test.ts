import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { log } from '@/lib/log';
import { endSession, openSession, sessionLines } from '@/lib/session/session';
import { apiUpstream } from '../../../../support/api-upstream';
import { aBooking, aCallBack, TODAY } from '../../../../support/appointment';
import { json } from '../../../../support/loopback';

vi.mock('@/lib/log', () => ({ log: { error: vi.fn(), warn: vi.fn(), info: vi.fn() } }));

const upstream = apiUpstream();
beforeAll(() => {
  process.env.PAYMENT_HOSTS = 'https://pay.example.test';
  vi.useFakeTimers({ now: new Date(`${TODAY}T12:00:00Z`), toFake: ['Date'] });
});
afterAll(() => {
  vi.useRealTimers();
});

const { POST } = await import('@/app/api/citas/solicitar/route');

const KEY = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
const CONSENT = { research: '1', notifications: '0', paysOnline: true };
const HOURS = { success: 'true', slots: [{ initTime: '0915', endTime: '0930' }], price: '59.00', scheduleId: 200 };
const PAYMENT = 'https://pay.example.test/1';

/** What the upstream was sent, and what it answers: availability, hours, then the request. */
let sent: Record<string, unknown>[] = [];
let isFree: unknown = true;
let hours: unknown = HOURS;
let reply: { status: number; body: unknown } = { status: 200, body: { success: true, paymentUrl: PAYMENT } };

function answerAsUpstream(request: IncomingMessage, response: ServerResponse): void {
  if (request.method === 'GET') {
    request.resume();
    json(response, 200, request.url?.includes('initTime') ? { success: 'true', available: isFree } : hours);
    return;
  }
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    sent.push(JSON.parse(Buffer.concat(parts).toString()) as Record<string, unknown>);
    json(response, reply.status, reply.body);
  });
}

function post(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return POST(
    new Request('http://localhost:3000/api/citas/solicitar', {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'content-type': 'application/json', host: 'localhost:3000', 'idempotency-key': KEY, ...headers },
    }),
  );
}
const book = (given: object = {}, headers: Record<string, string> = {}) =>
  post({ locale: 'ca', draft: aBooking(), consent: CONSENT, ...given }, headers);
const read = async (answer: Response) => [answer.status, await answer.json()];
const invalid = (fields: object) => [422, { error: 'invalid', fields }];

beforeEach(() => {
  for (const name of ['rate.solicitar', 'booking.attempts', 'lane.forms']) {
    Reflect.deleteProperty(globalThis, Symbol.for(`site.api.${name}`));
  }
  vi.mocked(log.warn).mockClear();
  upstream.answer = answerAsUpstream;
  [sent, isFree, hours] = [[], true, HOURS];
  reply = { status: 200, body: { success: true, paymentUrl: PAYMENT } };
});

describe('POST /api/citas/solicitar with a booking', () => {
  it('answers where to pay, kept by nobody, and binds the browser', async () => {
    const answer = await book();
    expect(await read(answer)).toEqual([200, { ok: true, paymentUrl: PAYMENT }]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('set-cookie')).toMatch(/^cita=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=86400$/);
    expect(upstream.calls.toSorted()).toEqual([
      'GET /api/citas/buscarhuecos?centromedico=10&fecha=03-12-2026&prueba=testPCR',
      'GET /api/citas/buscarhuecos?centromedico=10&fecha=03-12-2026&prueba=testPCR&initTime=0915',
      'POST /api/citas/solicitar',
    ]);
    expect(upstream.headers.at(-1)).toMatchObject({ 'idempotency-key': KEY, 'x-locale-front': 'ca' });
  });

  it('believes the visitor neither price nor ids nor who is logged in', async () => {
    const altered = { precio: '0.01', price: 0.01, priceCents: 1, scheduleId: '1', serviceId: '1' };
    const posing = { currentusername: 'boss', currentUsername: 'boss', ip: '1.2.3.4', nopagar: true };
    await book({ draft: { ...aBooking(), ...altered, ...posing }, ...altered, ...posing });
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ precio: '59.00', scheduleId: '200', currentusername: null, nopagar: false });
    expect(JSON.stringify(sent)).not.toMatch(/boss|1\.2\.3\.4|0\.01/);
  });

  it('is in the name of the professional who is logged in (M120), until he logs out', async () => {
    const session = openSession({ username: 'eva@clinica.test', name: 'Eva', token: 'a.b.c', next: 'portal' });
    const cookie = (await sessionLines(session))[0]?.split(';')[0] ?? '';
    await book({}, { cookie });
    endSession(session);
    await book({}, { cookie, 'idempotency-key': KEY.replace('6', '7') });
    expect(sent.map(({ currentusername }) => currentusername)).toEqual(['eva@clinica.test', null]);
    expect(JSON.stringify(upstream.headers)).not.toContain('a.b.c');
  });

  it.each(['https://evil.test/', 'javascript:alert(1)', 'http://pay.example.test/', '/pago'])(
    'leads nobody to %s',
    async (paymentUrl) => {
      reply.body = { success: true, paymentUrl };
      expect(await read(await book())).toEqual([502, { error: 'unexpected_shape' }]);
    },
  );

  it('leads nowhere when nobody wants to pay now', async () => {
    const answer = await book({ consent: { ...CONSENT, paysOnline: false } });
    expect(await read(answer)).toEqual([200, { ok: true }]);
    expect(sent[0]).toMatchObject({ nopagar: true });
  });

  it('says when the hour is gone and sends nothing', async () => {
    isFree = false;
    expect(await read(await book())).toEqual([409, { error: 'slot_taken' }]);
    expect(sent).toEqual([]);
  });

  it('says when somebody was faster', async () => {
    reply.body = { success: false };
    upstream.answer = (request, response) => {
      if (request.method === 'POST') isFree = false;
      answerAsUpstream(request, response);
    };
    const answer = await book();
    expect(await read(answer)).toEqual([409, { error: 'slot_taken' }]);
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it('is carried out once when it comes twice', async () => {
    const answers = await Promise.all([book(), book()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    isFree = false;
    expect(await read(await book())).toEqual([200, { ok: true, paymentUrl: PAYMENT }]);
    expect(sent).toHaveLength(1);
  });

  it('asks for the answers of the second step', async () => {
    const fields = { 'consent.research': 'optionMissing', 'consent.notifications': 'optionMissing' };
    expect(await read(await book({ consent: undefined }))).toEqual(invalid(fields));
    expect(await read(await book({ consent: null, draft: { ...aBooking(), ...CONSENT } }))).toEqual(invalid(fields));
    const altered = { consent: { ...CONSENT, research: '2', paysOnline: 'yes' } };
    const wrong = { 'consent.research': 'invalid', 'consent.paysOnline': 'invalid' };
    expect(await read(await book(altered))).toEqual(invalid(wrong));
    expect(upstream.calls).toEqual([]);
  });

  it.each([
    [{ day: '2026-11-19' }, { day: 'dayPast' }],
    [{ slot: '0915-0900' }, { slot: 'slotMissing' }],
    [{ documentNumber: '12345678A' }, { documentNumber: 'dniInvalid' }],
    [{ type: 'consulta' }, { type: 'typeMissing' }],
    [{ name: 7 }, { name: 'invalid' }],
  ])('says by key what is wrong with %j', async (wrong, fields) => {
    const draft = { ...aBooking(), ...wrong };
    expect(await read(await book({ draft }))).toEqual(invalid(fields));
    expect(upstream.calls).toEqual([]);
  });
});

describe('POST /api/citas/solicitar with a request for a call', () => {
  it('sends it and binds nobody', async () => {
    reply.body = { success: true };
    const answer = await post({ draft: aCallBack() });
    expect(await read(answer)).toEqual([200, { ok: true }]);
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(upstream.calls).toEqual(['POST /api/citas/solicitar']);
    expect(upstream.headers[0]).toMatchObject({ 'x-locale-front': 'es' });
    expect(sent[0]).toMatchObject({ escovid: false, centromedico: '10', especialidad: '7', precio: null });
  });

  it.each([
    [{ success: false }, 200, 422, { error: 'invalid', fields: {} }],
    [
      { violations: [{ propertyPath: 'nombre', message: 'No' }] },
      422,
      422,
      { error: 'invalid', fields: { name: 'invalid' } },
    ],
    [{ code: 400, message: 'x' }, 400, 422, { error: 'invalid', fields: {} }],
    [{}, 200, 502, { error: 'unexpected_shape' }],
    [{}, 503, 503, { error: 'unavailable' }],
  ])('answers %j (%i) of the upstream with %i', async (body, status, expected, answered) => {
    reply = { status, body };
    expect(await read(await post({ draft: aCallBack() }))).toEqual([expected, answered]);
    expect(JSON.stringify(vi.mocked(log.warn).mock.calls)).not.toMatch(/aina|600/i);
  });
});

describe('what does not come in', () => {
  it.each([{}, { draft: null }, { draft: 'x' }, { draft: [] }])('is %j', async (body) => {
    expect(await read(await post(body))).toEqual([422, { error: 'invalid', fields: { draft: 'invalid' } }]);
  });

  it.each([[[]], [7], [null]])('is the body %j', async (body) => {
    expect(await read(await post(body))).toEqual([422, { error: 'invalid', fields: { '': 'invalid' } }]);
  });

  it('is a draft without anything', async () => {
    const [status, body] = await read(await post({ draft: {} }));
    expect([status, body.error, body.fields.name, body.fields.clinicId]).toEqual([
      422,
      'invalid',
      'nameMissing',
      'clinicMissing',
    ]);
  });

  it.each(['', 'x', KEY.slice(1), `${KEY}0`, 'a b'])('is the key %j', async (key) => {
    expect(await read(await book({}, { 'idempotency-key': key }))).toEqual([400, { error: 'malformed' }]);
  });

  it('is a megabyte', async () => {
    const draft = { ...aBooking(), name: 'x'.repeat(1_000_000) };
    expect(await read(await book({ draft }))).toEqual([413, { error: 'too_large' }]);
  });

  it.each(['{"draft":', 'draft=x', ''])('is %j, which is not JSON', async (body) => {
    expect((await post(body)).status).toBe(400);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])('is of type %j', async (type) => {
    expect(await read(await book({}, { 'content-type': type }))).toEqual([415, { error: 'not_json' }]);
  });

  it.each<Record<string, string>>([{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.test' }])(
    'is from another site: %j',
    async (from) => {
      expect(await read(await book({}, from))).toEqual([403, { error: 'foreign' }]);
    },
  );

  it('is the thirty-first of a minute', async () => {
    for (let count = 0; count < 30; count += 1) expect((await post({ draft: {} })).status).toBe(422);
    const answer = await post({ draft: {} });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '2']);
  });

  it('reaches nobody', async () => {
    await post({});
    await book({}, { 'sec-fetch-site': 'cross-site' });
    await book({}, { 'idempotency-key': '' });
    expect(upstream.calls).toEqual([]);
  });
});
