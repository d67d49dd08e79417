import { afterEach, describe, expect, it, vi } from 'vitest';
import { sendRequest } from '@/lib/hooks/send-request';

afterEach(() => vi.unstubAllGlobals());

const BODY = { locale: 'es', email: 'aina@example.org', clinicId: '5' };

function answering(status: number, body: unknown) {
  const door = vi.fn(async (_door: string, _init: RequestInit) =>
    typeof body === 'string' ? new Response(body, { status }) : Response.json(body, { status }),
  );
  vi.stubGlobal('fetch', door);
  return door;
}
const send = () => sendRequest('/api/contactos/solicitar', BODY, 'key-1');

describe('sendRequest', () => {
  it('sends JSON to the door under its key', async () => {
    const door = answering(200, { ok: true });
    expect(await send()).toEqual({ kind: 'sent', reference: null });
    const [address, init] = door.mock.calls[0] ?? [];
    expect([address, init?.method, init?.body]).toEqual(['/api/contactos/solicitar', 'POST', JSON.stringify(BODY)]);
    expect(init?.headers).toEqual({ 'Content-Type': 'application/json', 'Idempotency-Key': 'key-1' });
  });

  it('brings back the number of the request', async () => {
    answering(200, { ok: true, reference: '7KQF-M2TX-9RWA' });
    expect(await send()).toEqual({ kind: 'sent', reference: '7KQF-M2TX-9RWA' });
  });

  it('names the fields that were refused, of those that were sent', async () => {
    answering(422, { error: 'invalid', fields: { email: 'emailInvalid', clinicId: 'odd', phone: 'phoneInvalid' } });
    expect(await send()).toEqual({
      kind: 'invalid',
      problems: [
        ['email', 'emailInvalid'],
        ['clinicId', 'invalid'],
      ],
    });
  });

  it.each([
    [200, { ok: false }],
    [200, 'not JSON'],
    [200, null],
    [422, { error: 'invalid', fields: {} }],
    [422, { error: 'invalid', fields: { constructor: 'invalid' } }],
    [429, { error: 'too_many' }],
    [503, '<html>'],
  ])('takes %s %j for a failure', async (status, body) => {
    answering(status, body);
    expect(await send()).toEqual({ kind: 'failed', isOffline: false });
  });

  it('tells a lost connection from a failure', async () => {
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')));
    vi.stubGlobal('navigator', { onLine: false });
    expect(await send()).toEqual({ kind: 'failed', isOffline: true });
    vi.stubGlobal('navigator', { onLine: true });
    expect(await send()).toEqual({ kind: 'failed', isOffline: false });
  });
});
