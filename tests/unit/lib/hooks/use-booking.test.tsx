// @vitest-environment jsdom
// @own-process: it needs Node's Response beside the document.
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eraseWizard, readWizard, writeWizard } from '@/lib/browser/wizard-storage';
import { useBooking } from '@/lib/hooks/use-booking';
import { answering, keys } from '@/tests/support/answering';
import { aBooking } from '@/tests/support/appointment';

const CONSENT = { research: '1', notifications: '0', paysOnline: true } as const;
const assign = vi.fn();

beforeEach(() => {
  assign.mockClear();
  vi.stubGlobal('location', { assign, protocol: 'https:' });
  writeWizard({ draft: aBooking() }, Date.now());
});
afterEach(() => {
  eraseWizard();
  vi.unstubAllGlobals();
});

const open = () => renderHook(() => useBooking('ca', { draft: aBooking() })).result;
const send = (hook: ReturnType<typeof open>) => act(() => hook.current.send(CONSENT));

describe('sending a booking', () => {
  it('sends the attempt key, language, form and decisions', async () => {
    const endpoint = answering([200, { ok: true }]);
    await send(open());
    const [path, init] = endpoint.mock.calls[0] ?? [];
    expect(path).toBe('/api/citas/solicitar');
    expect(keys(endpoint)[0]).toMatch(/^[\da-f-]{36}$/);
    expect(JSON.parse(String(init?.body))).toEqual({ locale: 'ca', draft: aBooking(), consent: CONSENT });
  });

  it('is blocked while a question is open', async () => {
    const endpoint = answering([200, { ok: true }]);
    const hook = open();
    await act(() => hook.current.send({ ...CONSENT, research: '' }));
    expect([hook.current.state, endpoint.mock.calls.length]).toEqual([{ kind: 'incomplete', open: ['research'] }, 0]);
  });

  it.each([
    [200, { ok: true }, { kind: 'received', reference: null, call: null }],
    [200, { ok: true, reference: '7KQF-M2TX' }, { kind: 'received', reference: '7KQF-M2TX', call: null }],
    [200, { ok: true, paymentUrl: 'javascript:alert(1)' }, { kind: 'failed', isOffline: false }],
    [200, {}, { kind: 'failed', isOffline: false }],
    [409, { error: 'conflict' }, { kind: 'conflict' }],
    [422, { error: 'invalid', fields: { day: 'dayPast' } }, { kind: 'invalid' }],
    [422, { error: 'invalid', fields: { 'consent.research': 'invalid' } }, { kind: 'failed', isOffline: false }],
    [422, { error: 'invalid', fields: {} }, { kind: 'failed', isOffline: false }],
    [429, { error: 'too_many' }, { kind: 'failed', isOffline: false }],
    [503, { error: 'unavailable' }, { kind: 'failed', isOffline: false }],
  ])('reads %i %j', async (status, body, state) => {
    answering([status, body]);
    const hook = open();
    await send(hook);
    expect(hook.current.state).toEqual(state);
    expect(assign).not.toHaveBeenCalled();
  });

  it('requires the mailed code and sends it with the same booking, under the same key', async () => {
    const wrong = { error: 'invalid', fields: { code: 'wrong' } };
    const sent = { error: 'invalid', fields: { code: 'sent' } };
    const endpoint = answering([422, sent], [422, wrong], [503, null], [200, { ok: true }]);
    const hook = open();
    expect(hook.current.asksCode).toBe(false);
    await send(hook);
    expect([hook.current.asksCode, hook.current.state]).toEqual([true, { kind: 'unverified', code: 'sent' }]);
    await act(() => hook.current.send(CONSENT, '000000'));
    expect(hook.current.state).toEqual({ kind: 'unverified', code: 'wrong' });
    await act(() => hook.current.send(CONSENT, '012345'));
    expect([hook.current.asksCode, hook.current.state.kind]).toEqual([true, 'failed']);
    await act(() => hook.current.send(CONSENT, '012345'));
    expect(hook.current.state.kind).toBe('received');
    const bodies = endpoint.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));
    expect(bodies.map(({ code }) => code)).toEqual([undefined, '000000', '012345', '012345']);
    expect(new Set(keys(endpoint)).size).toBe(1);
  });

  it('leads to the payment, whose address the tab stores', async () => {
    answering([200, { ok: true, paymentUrl: 'https://pay.test/1' }]);
    await send(open());
    expect(assign).toHaveBeenCalledExactlyOnceWith('https://pay.test/1');
    expect(readWizard(Date.now())?.paymentUrl).toBe('https://pay.test/1');
  });

  it('returns to the form when the slot is taken, with its data', async () => {
    answering([409, { error: 'slot_taken' }]);
    await send(open());
    expect(assign).toHaveBeenCalledExactlyOnceWith('/ca/pedir-cita');
    expect(readWizard(Date.now())).toMatchObject({ redirectBack: true, draft: { email: aBooking().email } });
  });

  it('keeps the errors that the first step must correct', async () => {
    answering([422, { error: 'invalid', fields: { day: 'dayPast' } }]);
    await send(open());
    expect(readWizard(Date.now())?.refused).toEqual({ day: 'dayPast' });
  });

  it('reports a missing connection', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')));
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const hook = open();
    await send(hook);
    expect(hook.current.state).toEqual({ kind: 'failed', isOffline: true });
  });
});

describe('the key of an attempt', () => {
  it.each([
    [429, { error: 'too_many' }],
    [503, { error: 'unavailable' }],
    [200, {}],
  ])('is the same after %i, because the booking may have arrived', async (status, body) => {
    const endpoint = answering([status, body], [200, { ok: true }]);
    const hook = open();
    await send(hook);
    await send(hook);
    expect(new Set(keys(endpoint)).size).toBe(1);
  });

  it.each([
    [409, { error: 'conflict' }],
    [422, { error: 'invalid', fields: {} }],
    [413, { error: 'too_large' }],
  ])('is another after a refusal: %i', async (status, body) => {
    const endpoint = answering([status, body], [200, { ok: true }]);
    const hook = open();
    await send(hook);
    await send(hook);
    expect(new Set(keys(endpoint)).size).toBe(2);
  });

  it('changes with another decision', async () => {
    const endpoint = answering([503, null], [200, { ok: true }]);
    const hook = open();
    await send(hook);
    await act(() => hook.current.send({ ...CONSENT, paysOnline: false }));
    expect(new Set(keys(endpoint)).size).toBe(2);
  });
});
