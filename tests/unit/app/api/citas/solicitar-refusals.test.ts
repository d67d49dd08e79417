import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { aBooking } from '../../../../support/appointment';
import { bookingEndpoint, KEY, read } from '../../../../support/booking-endpoint';

vi.mock('@/lib/log', () => ({ log: { error: vi.fn(), warn: vi.fn(), info: vi.fn() } }));

const { upstream, post, book } = bookingEndpoint();

describe('a refused request', () => {
  it.each([{}, { draft: null }, { draft: 'x' }, { draft: [] }])('is %j', async (body) => {
    expect(await read(await post(body))).toEqual([422, { error: 'invalid', fields: { draft: 'invalid' } }]);
  });

  it.each([[[]], [7], [null]])('is the body %j', async (body) => {
    expect(await read(await post(body))).toEqual([422, { error: 'invalid', fields: { '': 'invalid' } }]);
  });

  it('is an empty draft', async () => {
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

  it('has a telephone that cannot be called', async () => {
    const draft = { ...aBooking(), phone: '600 123 4567' };
    expect(await read(await book({ draft }))).toEqual([422, { error: 'invalid', fields: { phone: 'phoneInvalid' } }]);
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

  it('is the thirty-first in a minute', async () => {
    // The burst takes no time, however busy the machine is.
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    onTestFinished(() => clock.mockRestore());
    for (let count = 0; count < 30; count += 1) expect((await post({ draft: {} })).status).toBe(422);
    const answer = await post({ draft: {} });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '2']);
  });

  it('never reaches the upstream', async () => {
    await post({});
    await book({}, { 'sec-fetch-site': 'cross-site' });
    await book({}, { 'idempotency-key': '' });
    expect(upstream.calls).toEqual([]);
  });
});
