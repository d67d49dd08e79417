import { afterEach, describe, expect, it, vi } from 'vitest';
import { sendToDoor } from '@/lib/hooks/send-to-door';

afterEach(() => vi.unstubAllGlobals());

const door = (status: number, body: unknown) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(body, { status })),
  );

describe('sendToDoor', () => {
  it.each([
    [200, { ok: true }, { kind: 'done', body: { ok: true } }],
    [401, { error: 'unauthorized' }, { kind: 'unauthorized' }],
    [429, { error: 'too_many' }, { kind: 'tooMany' }],
    [409, { error: 'refused', text: 'Ya <b>no</b>' }, { kind: 'refused', text: 'Ya <b>no</b>' }],
    [409, { error: 'refused' }, { kind: 'refused', text: '' }],
    [409, { error: 'slot_taken' }, { kind: 'failed' }],
    [
      422,
      { error: 'invalid', fields: { email: 'emailInvalid' } },
      { kind: 'invalid', problems: { email: 'emailInvalid' } },
    ],
    [422, { error: 'invalid', fields: {} }, { kind: 'failed' }],
    [422, 'no', { kind: 'failed' }],
    [503, { error: 'unavailable' }, { kind: 'failed' }],
    [200, null, { kind: 'failed' }],
  ])('reads %i %j', async (status, body, expected) => {
    door(status, body);
    expect(await sendToDoor('/a', {})).toEqual(expected);
  });

  it('sends the key of the attempt, and none where there is none', async () => {
    door(200, {});
    await sendToDoor('/a', { x: 1 }, 'a-key');
    await sendToDoor('/a', { x: 1 });
    const headers = vi.mocked(fetch).mock.calls.map(([, init]) => init?.headers);
    expect(headers).toEqual([
      { 'Content-Type': 'application/json', 'Idempotency-Key': 'a-key' },
      { 'Content-Type': 'application/json' },
    ]);
  });

  it('tells a lost connection from a failure', async () => {
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('network')));
    vi.stubGlobal('navigator', { onLine: false });
    expect(await sendToDoor('/a', {})).toEqual({ kind: 'offline' });
    vi.stubGlobal('navigator', { onLine: true });
    expect(await sendToDoor('/a', {})).toEqual({ kind: 'failed' });
  });
});
