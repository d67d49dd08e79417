import { afterEach, describe, expect, it, vi } from 'vitest';
import { sendAppointment } from '@/lib/hooks/send-appointment';
import { aCallBack } from '@/tests/support/appointment';

const KEY = '3b241101-e2bb-4255-8caf-4136c566a962';
const answering = (status: number, body: string) => {
  const door = vi.fn<typeof fetch>(async () => new Response(body, { status }));
  vi.stubGlobal('fetch', door);
  return door;
};
const send = () => sendAppointment('ca', aCallBack(), KEY);

afterEach(() => vi.unstubAllGlobals());

describe('sending a request (M114)', () => {
  it('tells the door language, form and the key of the attempt', async () => {
    const door = answering(200, '{"ok":true}');
    expect(await send()).toEqual({ kind: 'sent' });
    const [path, { method, headers, body } = {}] = door.mock.calls[0] ?? [];
    expect([path, method]).toEqual(['/api/citas/solicitar', 'POST']);
    expect(headers).toMatchObject({ 'Idempotency-Key': KEY });
    expect(JSON.parse(String(body))).toEqual({ locale: 'ca', draft: aCallBack() });
  });

  it('gives back what the server found wrong, by field; an unknown problem is still one', async () => {
    answering(422, '{"error":"invalid","fields":{"email":"emailInvalid","phone":"odd","other":"x"}}');
    expect(await send()).toEqual({
      kind: 'invalid',
      problems: [
        ['email', 'emailInvalid'],
        ['phone', 'invalid'],
      ],
    });
  });

  it.each([
    [200, '{"ok":false}'],
    [200, '<html>'],
    [422, '{"error":"invalid"}'],
    [409, '{"error":"slot_taken"}'],
    [429, '{"error":"too_many"}'],
    [503, 'no'],
  ])('has failed after %s %s', async (status, body) => {
    answering(status, body);
    expect(await send()).toEqual({ kind: 'failed', isOffline: false });
  });

  it('says when there is no connection', async () => {
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')));
    vi.stubGlobal('navigator', { onLine: false });
    expect(await send()).toEqual({ kind: 'failed', isOffline: true });
  });
});
