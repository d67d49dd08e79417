import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from '@clinic/contract/tests/support/loopback';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { log } from '@/lib/log';
import { apiUpstream } from '@/tests/support/api-upstream';

vi.mock('@/lib/log', () => ({ log: { error: vi.fn(), warn: vi.fn(), info: vi.fn() } }));

const upstream = apiUpstream();

const { POST: reserve } = await import('@/app/api/reservas/solicitar/route');
const { POST: contact } = await import('@/app/api/contactos/solicitar/route');

const KEY = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
const person = { locale: 'en', clinicId: '5', name: 'Aina Ferrer', email: 'aina@example.org', acceptsTerms: true };
const DOORS = [
  ['reservas', reserve, { ...person, productId: '3', phone: '600123456', newsletter: true }],
  ['contactos', contact, { ...person, message: 'Hola' }],
] as const;

let sent: Record<string, unknown>[] = [];
let reply: { status: number; body: unknown } = { status: 200, body: { success: true } };

afterEach(() => {
  vi.useRealTimers();
});

beforeEach(() => {
  for (const name of ['rate.reservas', 'rate.contactos', 'lane.forms']) {
    Reflect.deleteProperty(globalThis, Symbol.for(`site.api.${name}`));
  }
  vi.mocked(log.warn).mockClear();
  upstream.headers.length = 0;
  sent = [];
  reply = { status: 200, body: { success: true } };
  upstream.answer = (request: IncomingMessage, response: ServerResponse) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      sent.push(JSON.parse(Buffer.concat(parts).toString()) as Record<string, unknown>);
      json(response, reply.status, reply.body);
    });
  };
});

describe.each(DOORS)('POST /api/%s/solicitar', (name, POST, body) => {
  const post = (given: unknown, headers: Record<string, string> = {}) =>
    POST(
      new Request(`http://localhost:3000/api/${name}/solicitar`, {
        method: 'POST',
        body: typeof given === 'string' ? given : JSON.stringify(given),
        headers: {
          'content-type': 'application/json',
          host: 'localhost:3000',
          'idempotency-key': KEY,
          'x-forwarded-for': '203.0.113.7',
          ...headers,
        },
      }),
    );
  const read = async (answer: Response) => [answer.status, await answer.json()];

  it('sends the request once under its key and confirms it, uncached', async () => {
    vi.useFakeTimers({ now: new Date('2026-12-02T10:00:00Z'), toFake: ['Date'] }); // a working day
    const answer = await post(body);
    expect(await read(answer)).toEqual([200, { ok: true }]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(sent).toHaveLength(1);
    expect(upstream.headers[0]).toMatchObject({ 'idempotency-key': KEY, 'x-locale-front': 'en' });
  });

  it('names the hours of the call if nobody calls within 24 hours', async () => {
    vi.useFakeTimers({ now: new Date('2026-12-05T19:00:00Z'), toFake: ['Date'] }); // Saturday evening
    const call = { call: 'on Monday 7 December, between 7:40 and 22:00' };
    expect(await read(await post(body))).toEqual([200, { ok: true, ...(name === 'reservas' && call) }]);
  });

  it("ignores address and price in the visitor's request", async () => {
    await post({ ...body, ip: '1.2.3.4', precio: '0.01', priceCents: 1, referencia: 'X' });
    expect(JSON.stringify(sent)).not.toMatch(/1\.2\.3\.4|precio|price|referencia/);
  });

  it('reports errors by field and sends nothing', async () => {
    const [status, said] = await read(await post({ ...body, email: 'aina@', acceptsTerms: false }));
    expect([status, said]).toEqual([
      422,
      { error: 'invalid', fields: { email: 'emailInvalid', acceptsTerms: 'termsMissing' } },
    ]);
    expect(sent).toEqual([]);
  });

  it.each([
    ['600 123 4567', 422],
    ['+999 912 345 678', 422],
    ['+351 912 345 678', 200],
  ])('reports a telephone that cannot be called at its field: %s', async (phone, status) => {
    const [returned, said] = await read(await post({ ...body, phone }));
    expect([returned, said.fields]).toEqual([status, status === 422 ? { phone: 'phoneInvalid' } : undefined]);
    expect(sent).toHaveLength(status === 200 ? 1 : 0);
  });

  it.each([
    ['no key', { 'idempotency-key': '' }, 400],
    ['a key of its own making', { 'idempotency-key': 'abc' }, 400],
    ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a form of the browser', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ])('refuses %s', async (_what, headers, status) => {
    expect((await post(body, headers)).status).toBe(status);
    expect(sent).toEqual([]);
  });

  it.each(['null', '[]', '"text"', '{'])('refuses %s as a body', async (text) => {
    expect([400, 422]).toContain((await post(text)).status);
    expect((await post({ ...body, message: 'a'.repeat(70_000) })).status).toBe(413);
    expect(sent).toEqual([]);
  });

  it('limits its visitors', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] }); // The burst takes no time, however busy the machine is.
    for (let count = 0; count < 30; count++) await post({});
    const answer = await post(body);
    expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect((await post(body, { 'x-forwarded-for': '203.0.113.8' })).status).toBe(200);
  });

  it.each([
    [200, { success: false }, 422, { error: 'invalid', fields: {} }],
    [
      422,
      {
        violations: [
          { propertyPath: 'email', message: 'no' },
          { propertyPath: 'constructor', message: 'no' },
        ],
      },
      422,
      { error: 'invalid', fields: { email: 'invalid' } },
    ],
    [400, {}, 422, { error: 'invalid', fields: {} }],
    [409, { detail: 'This key was used.' }, 409, { error: 'conflict' }],
    [429, {}, 429, { error: 'too_many', text: expect.stringMatching(/^Too many requests/) }],
    [500, {}, 503, { error: 'unavailable' }],
    [200, {}, 502, { error: 'unexpected_shape' }],
  ])('answers %s %j of the upstream with %s', async (status, answered, expected, said) => {
    reply = { status, body: answered };
    expect(await read(await post(body))).toEqual([expected, said]);
  });

  it('logs no name, address or text of a request that fails', async () => {
    reply = { status: 500, body: { error: 'Aina' } };
    await post(body);
    expect(log.warn).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(vi.mocked(log.warn).mock.calls)).not.toMatch(/Aina|example\.org|600123456|Hola|203\.0/);
  });
});

describe('POST /api/contactos/solicitar', () => {
  const send = (headers: Record<string, string>) =>
    contact(
      new Request('http://localhost:3000/api/contactos/solicitar', {
        method: 'POST',
        body: JSON.stringify(DOORS[1][2]),
        headers: { 'content-type': 'application/json', 'idempotency-key': KEY, ...headers },
      }),
    );

  it("sends the visitor's address as the proxy reports it", async () => {
    await send({ 'x-forwarded-for': '203.0.113.7' });
    expect(sent[0]).toMatchObject({ ip: '203.0.113.7' });
    expect(log.warn).not.toHaveBeenCalled();
  });

  it('only logs that the address is unknown, and sends the message', async () => {
    expect((await send({})).status).toBe(200);
    expect(sent[0]).not.toHaveProperty('ip');
    expect(log.warn).toHaveBeenCalledTimes(1);
  });

  it('returns the number of the response', async () => {
    reply = { status: 200, body: { success: true, referencia: '7KQF-M2TX-9RWA' } };
    expect(await (await send({})).json()).toEqual({ ok: true, reference: '7KQF-M2TX-9RWA' });
  });
});
