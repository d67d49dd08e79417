import { beforeEach, describe, expect, it, vi } from 'vitest';
import { log } from '@/lib/log';
import { endSession, openSession, sessionLines } from '@/lib/session/session';
import { aBooking, aCallBack } from '../../../../support/appointment';
import { bookingEndpoint, CONSENT, KEY, PAYMENT_URL, read } from '../../../../support/booking-endpoint';

vi.mock('@/lib/log', () => ({ log: { error: vi.fn(), warn: vi.fn(), info: vi.fn() } }));
beforeEach(() => void vi.mocked(log.warn).mockClear());

const { upstream, state, answerAsUpstream, post, book } = bookingEndpoint();
const bookingCalls = () => upstream.calls.filter((call) => call.includes('/api/citas/'));
const invalid = (fields: object) => [422, { error: 'invalid', fields }];

describe('POST /api/citas/solicitar with a booking', () => {
  it('returns the payment address, uncached, and binds the booking to the browser', async () => {
    const answer = await book();
    expect(await read(answer)).toEqual([200, { ok: true, paymentUrl: PAYMENT_URL }]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('set-cookie')).toMatch(/^cita=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=86400$/);
    expect(bookingCalls().toSorted()).toEqual([
      'GET /api/citas/buscarhuecos?centromedico=10&fecha=03-12-2026&prueba=testPCR',
      'GET /api/citas/buscarhuecos?centromedico=10&fecha=03-12-2026&prueba=testPCR&initTime=0915',
      'POST /api/citas/solicitar',
    ]);
    expect(upstream.headers.at(-1)).toMatchObject({ 'idempotency-key': KEY, 'x-locale-front': 'ca' });
  });

  it("ignores price, ids and professional in the visitor's request", async () => {
    const altered = { precio: '0.01', price: 0.01, priceCents: 1, scheduleId: '1', serviceId: '1' };
    const posing = { currentusername: 'boss', currentUsername: 'boss', ip: '1.2.3.4', nopagar: true };
    await book({ draft: { ...aBooking(), ...altered, ...posing }, ...altered, ...posing });
    expect(state.sent).toHaveLength(1);
    expect(state.sent[0]).toMatchObject({ precio: '59.00', scheduleId: '200', currentusername: null, nopagar: false });
    expect(JSON.stringify(state.sent)).not.toMatch(/boss|1\.2\.3\.4|0\.01/);
  });

  it('never sends our fields about a guardian to an upstream without them, and then requires the document', async () => {
    const guardian = { guardianName: 'Rosa Soler', guardianRelation: 'parent', guardianDocument: 'X1234567L' } as const;
    const child = aBooking({ forWhom: 'other', ...guardian, birthDate: '2016-05-03', lacksDocument: true });
    await book({ draft: child });
    expect(state.sent[0]).toMatchObject({ solicitante: null, relacion: null, dnisolicitante: null, dni: '12345678Z' });
    expect(state.sent[0]).not.toHaveProperty('sindocumento');
    const answer = await book({ draft: { ...child, documentNumber: '' } });
    expect(await read(answer)).toEqual(invalid({ documentNumber: 'documentMissing' }));
  });

  it('is in the name of the logged-in professional (M120), until the session ends here or at the upstream', async () => {
    const session = openSession({ username: 'eva@clinica.test', name: 'Eva', token: 'a.b.c', next: 'portal' });
    const cookie = (await sessionLines(session))[0]?.split(';')[0] ?? '';
    await book({}, { cookie });
    state.acceptsBearer = false;
    await book({}, { cookie, 'idempotency-key': KEY.replace('6', '8') });
    state.acceptsBearer = true;
    await endSession(session);
    await book({}, { cookie, 'idempotency-key': KEY.replace('6', '7') });
    expect(state.sent.map(({ currentusername }) => currentusername)).toEqual(['eva@clinica.test', null, null]);
    const bearers = upstream.calls.filter((_, index) => upstream.headers[index]?.authorization);
    expect(new Set(bearers)).toEqual(new Set(['POST /api/profesionales/checkfirsttime']));
  });

  it.each(['https://evil.test/', 'javascript:alert(1)', 'http://pay.example.test/', '/pago'])(
    'never redirects to %s',
    async (paymentUrl) => {
      state.reply.body = { success: true, paymentUrl };
      expect(await read(await book())).toEqual([502, { error: 'unexpected_shape' }]);
    },
  );

  it('returns no payment address when the visitor pays later', async () => {
    const answer = await book({ consent: { ...CONSENT, paysOnline: false } });
    expect(await read(answer)).toEqual([200, { ok: true }]);
    expect(state.sent[0]).toMatchObject({ nopagar: true });
  });

  it('reports that the hour is gone and sends nothing', async () => {
    state.isFree = false;
    expect(await read(await book())).toEqual([409, { error: 'slot_taken' }]);
    expect(state.sent).toEqual([]);
  });

  it('reports that another visitor was faster', async () => {
    state.reply.body = { success: false };
    upstream.answer = (request, response) => {
      if (request.method === 'POST') state.isFree = false;
      answerAsUpstream(request, response);
    };
    const answer = await book();
    expect(await read(answer)).toEqual([409, { error: 'slot_taken' }]);
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it.each([
    ['enviado', 'sent'],
    ['erroneo', 'wrong'],
    ['espera', 'wait'],
  ])('asks for the code of the mail, and books with it under the same key: %s', async (verificar, code) => {
    state.reply.body = { success: false, verificar };
    expect(await read(await book())).toEqual([422, { error: 'invalid', fields: { code } }]);
    state.reply.body = { success: true, paymentUrl: PAYMENT_URL };
    expect(await read(await book({ code: ' 012 345 ' }))).toEqual([200, { ok: true, paymentUrl: PAYMENT_URL }]);
    expect(state.sent.map((sent) => sent.codigo)).toEqual([undefined, '012 345']);
  });

  it('books the hour of a consultation, or reports that it is gone', async () => {
    const draft = aCallBack({ day: '2099-03-02', slot: '0900-0930' });
    state.reply.body = { success: true, referencia: '7KQF-M2TX', reservada: true };
    expect(await read(await post({ draft }))).toEqual([200, { ok: true, reference: '7KQF-M2TX', isBooked: true }]);
    expect(state.sent[0]).toMatchObject({ escovid: false, dia: '2099-03-02', hueco: '0900-0930' });
    state.reply.body = { success: false };
    const again = await post({ draft }, { 'idempotency-key': '6f9619ff-8b86-4d01-b42d-00cf4fc964fe' });
    expect(await read(again)).toEqual([422, { error: 'invalid', fields: { slot: 'slotTaken' } }]);
  });

  it.each([
    [{ day: '', slot: '0900-0930' }, 'day', 'dayMissing'],
    [{ day: '2099-03-02', slot: '0900' }, 'slot', 'invalid'],
  ])('sends no hour that is none: %j', async (given, field, problem) => {
    expect(await read(await post({ draft: aCallBack(given) }))).toEqual([
      422,
      { error: 'invalid', fields: { [field]: problem } },
    ]);
    expect(state.sent).toEqual([]);
  });

  it('refuses a code that is too long', async () => {
    expect((await book({ code: '0'.repeat(21) })).status).toBe(422);
    expect(state.sent).toEqual([]);
  });

  it('is performed once when it arrives twice', async () => {
    const answers = await Promise.all([book(), book()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    state.isFree = false;
    expect(await read(await book())).toEqual([200, { ok: true, paymentUrl: PAYMENT_URL }]);
    expect(state.sent).toHaveLength(1);
  });

  it('requires the answers of the second step', async () => {
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
    [{ slot: '0915-0900' }, { slot: 'invalid' }],
    [{ documentNumber: '12345678A' }, { documentNumber: 'dniInvalid' }],
    [{ type: 'consulta' }, { type: 'invalid' }],
    [{ name: 7 }, { name: 'invalid' }],
  ])('says by key what is wrong with %j', async (wrong, fields) => {
    const draft = { ...aBooking(), ...wrong };
    expect(await read(await book({ draft }))).toEqual(invalid(fields));
    expect(upstream.calls).toEqual([]);
  });
});

describe('POST /api/citas/solicitar with a call request', () => {
  it('sends it and binds no booking', async () => {
    state.reply.body = { success: true };
    const answer = await post({ draft: aCallBack() });
    expect(await read(answer)).toEqual([200, { ok: true }]);
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(bookingCalls()).toEqual(['POST /api/citas/solicitar']);
    expect(upstream.headers[0]).toMatchObject({ 'x-locale-front': 'es' });
    expect(state.sent[0]).toMatchObject({ escovid: false, centromedico: '10', especialidad: '7', precio: null });
  });

  it.each([
    [{ success: false }, 200, 422, { error: 'invalid', fields: {} }],
    [
      { violations: [{ propertyPath: 'nombre', message: 'No' }] },
      422,
      422,
      { error: 'invalid', fields: { name: 'invalid' } },
    ],
    [
      { violations: [{ propertyPath: 'horariollamada', message: 'No' }] },
      422,
      422,
      { error: 'invalid', fields: { callTime: 'callTimePast' } },
    ],
    [{ code: 400, message: 'x' }, 400, 422, { error: 'invalid', fields: {} }],
    [{}, 200, 502, { error: 'unexpected_shape' }],
    [{}, 503, 503, { error: 'unavailable' }],
  ])('answers %j (%i) of the upstream with %i', async (body, status, expected, answered) => {
    state.reply = { status, body };
    expect(await read(await post({ draft: aCallBack() }))).toEqual([expected, answered]);
    expect(JSON.stringify(vi.mocked(log.warn).mock.calls)).not.toMatch(/aina|600/i);
  });
});
