import { afterEach, describe, expect, it, vi } from 'vitest';
import { postForm } from '@/lib/browser/post-form';

afterEach(() => vi.unstubAllGlobals());

const endpoint = (status: number, body: unknown) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(body, { status })),
  );

describe('postForm', () => {
  it('treats a response that is not JSON as a failure', async () => {
    vi.stubGlobal('fetch', async () => new Response('<html>', { status: 200 }));
    expect(await postForm('/a', {})).toEqual({ kind: 'failed', isFinal: false });
  });

  it.each([
    [200, { ok: true }, { kind: 'done', body: { ok: true } }],
    [401, { error: 'unauthorized' }, { kind: 'unauthorized' }],
    [429, { error: 'too_many' }, { kind: 'tooMany' }],
    [409, { error: 'refused', text: 'Ya <b>no</b>' }, { kind: 'refused', text: 'Ya <b>no</b>' }],
    [409, { error: 'refused' }, { kind: 'refused', text: '' }],
    [409, { error: 'slot_taken' }, { kind: 'taken' }],
    [409, { error: 'conflict' }, { kind: 'conflict' }],
    [409, { error: 'odd' }, { kind: 'failed', isFinal: true }],
    [403, { error: 'forbidden' }, { kind: 'forbidden' }],
    [403, { error: 'foreign' }, { kind: 'failed', isFinal: true }],
    [
      422,
      { error: 'invalid', fields: { email: 'emailInvalid' } },
      { kind: 'invalid', problems: { email: 'emailInvalid' } },
    ],
    [422, { error: 'invalid', fields: {} }, { kind: 'failed', isFinal: true }],
    [422, { error: 'invalid' }, { kind: 'failed', isFinal: true }],
    [422, 'no', { kind: 'failed', isFinal: true }],
    [413, null, { kind: 'failed', isFinal: true }],
    [503, { error: 'unavailable' }, { kind: 'failed', isFinal: false }],
    [503, 'no', { kind: 'failed', isFinal: false }],
    [200, null, { kind: 'failed', isFinal: false }],
  ])('reads %i %j', async (status, body, expected) => {
    endpoint(status, body);
    expect(await postForm('/a', {})).toEqual(expected);
  });

  it('sends the key of the attempt, or none', async () => {
    endpoint(200, {});
    await postForm('/a', { x: 1 }, 'a-key');
    await postForm('/a', { x: 1 });
    const headers = vi.mocked(fetch).mock.calls.map(([, init]) => init?.headers);
    expect(headers).toEqual([
      { 'Content-Type': 'application/json', 'Idempotency-Key': 'a-key' },
      { 'Content-Type': 'application/json' },
    ]);
  });

  it('distinguishes a lost connection from a failure', async () => {
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('network')));
    vi.stubGlobal('navigator', { onLine: false });
    expect(await postForm('/a', {})).toEqual({ kind: 'offline' });
    vi.stubGlobal('navigator', { onLine: true });
    expect(await postForm('/a', {})).toEqual({ kind: 'failed', isFinal: false });
  });
});
