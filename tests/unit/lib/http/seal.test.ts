import { hkdfSync } from 'node:crypto';
import { EncryptJWT } from 'jose';
import { afterEach, describe, expect, it, vi } from 'vitest';

const settings = vi.hoisted(() => ({ SESSION_SECRET: undefined as string | undefined }));
vi.mock('@/lib/env', () => ({ env: () => settings }));
const { seal, unseal } = await import('@/lib/http/seal');

const SECRET = 'a-secret-of-more-than-32-characters!';

afterEach(() => {
  settings.SESSION_SECRET = SECRET;
  vi.useRealTimers();
});

describe.each([SECRET, undefined])('a seal with the secret %j', (secret) => {
  const sealed = () => {
    settings.SESSION_SECRET = secret;
    return seal('cita', { bookings: ['Ana'] }, 60);
  };

  it('is opened for its purpose only', async () => {
    const token = await sealed();
    expect(await unseal('cita', token)).toMatchObject({ bookings: ['Ana'] });
    expect(await unseal('pro', token)).toBeNull();
  });

  it('reveals nothing of its content and fits into a cookie', async () => {
    const token = await sealed();
    expect(Buffer.from(token, 'base64').toString()).not.toContain('Ana');
    expect(token).toMatch(/^[\w.-]+$/);
  });

  it('expires', async () => {
    vi.useFakeTimers({ now: 0, toFake: ['Date'] });
    const token = await sealed();
    vi.setSystemTime(59_999);
    expect(await unseal('cita', token)).not.toBeNull();
    vi.setSystemTime(60_000);
    expect(await unseal('cita', token)).toBeNull();
  });

  it('is broken by any change', async () => {
    const token = await sealed();
    const parts = token.split('.');
    for (const part of [0, 2, 3, 4]) {
      const text = parts[part] ?? '';
      const changed = parts.with(part, `${text.startsWith('A') ? 'B' : 'A'}${text.slice(1)}`);
      expect(await unseal('cita', changed.join('.'))).toBeNull();
    }
  });

  it.each(['', 'x', 'a.b.c', `${btoa('{"alg":"none"}')}.e30.`])('is not %j', async (token) => {
    expect(await unseal('cita', token)).toBeNull();
  });
});

it('cannot be opened with another secret', async () => {
  settings.SESSION_SECRET = SECRET;
  const token = await seal('cita', {}, 60);
  settings.SESSION_SECRET = `${SECRET}x`;
  expect(await unseal('cita', token)).toBeNull();
});

it('is opened with any secret of a ring, and made with the first', async () => {
  settings.SESSION_SECRET = SECRET;
  const old = await seal('cita', {}, 60);
  settings.SESSION_SECRET = `${SECRET}new, ${SECRET}`;
  const made = await seal('cita', {}, 60);
  expect([await unseal('cita', old), await unseal('cita', made)]).not.toContain(null);
  settings.SESSION_SECRET = SECRET;
  expect(await unseal('cita', made)).toBeNull();
});

it('is not unlimited, even with the right key', async () => {
  settings.SESSION_SECRET = SECRET;
  const key = new Uint8Array(hkdfSync('sha256', SECRET, '', 'cita', 32));
  const header = { alg: 'dir', enc: 'A256GCM' };
  const endless = await new EncryptJWT({}).setProtectedHeader(header).encrypt(key);
  const ending = await new EncryptJWT({}).setProtectedHeader(header).setExpirationTime('60s').encrypt(key);
  expect(await unseal('cita', endless)).toBeNull();
  expect(await unseal('cita', ending)).not.toBeNull();
});
