import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const settings = vi.hoisted(() => ({ SESSION_SECRET: 'a-secret-of-more-than-32-characters!' }));
vi.mock('@/lib/env', () => ({ env: () => settings, siteUrl: () => 'https://www.example.test' }));
const { clearFirstPasswordLine, storeFirstPassword, restoreFirstPassword, takeFirstPassword } = await import(
  '@/lib/session/first-password'
);
const { openSession, sessionLines } = await import('@/lib/session/session');

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z'), toFake: ['Date', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const PASSWORD = 'Inicial 123 ñ';
const open = () => openSession({ username: 'a@b.test', name: 'Ana', token: 't', next: 'upgrade' });
const headersOf = (line: string) => new Headers({ cookie: line.split(';')[0] ?? '' });
const later = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);

describe('the password of a first login', () => {
  it('is sealed for ten minutes and cannot be read by scripts', async () => {
    const line = await storeFirstPassword(open(), PASSWORD);
    expect(line).toMatch(/^__Host-pro-clave=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=600; Secure$/);
    expect(clearFirstPasswordLine()).toMatch(/^__Host-pro-clave=; Path=\/; .*Max-Age=0; Secure$/);
  });

  it('can be used once', async () => {
    const session = open();
    const headers = headersOf(await storeFirstPassword(session, PASSWORD));
    expect(await takeFirstPassword(headers, session)).toMatchObject({ password: PASSWORD });
    expect(await takeFirstPassword(headers, session)).toBeNull();
  });

  it('can be used once under concurrent requests', async () => {
    const session = open();
    const headers = headersOf(await storeFirstPassword(session, PASSWORD));
    const taken = await Promise.all([takeFirstPassword(headers, session), takeFirstPassword(headers, session)]);
    expect(taken.filter((one) => one !== null)).toHaveLength(1);
  });

  it('is valid only for its own session', async () => {
    const session = open();
    const headers = headersOf(await storeFirstPassword(session, PASSWORD));
    expect(await takeFirstPassword(headers, open())).toBeNull();
    expect(await takeFirstPassword(headers, session)).not.toBeNull();
  });

  it('expires after ten minutes, also when it was restored for another try', async () => {
    const session = open();
    const headers = headersOf(await storeFirstPassword(session, PASSWORD));
    later(400);
    const taken = await takeFirstPassword(headers, session);
    if (!taken) throw new Error('It was not there.');
    const line = await restoreFirstPassword(taken);
    expect(line).toContain('Max-Age=200;');
    later(201);
    expect(await takeFirstPassword(headersOf(line), session)).toBeNull();
  });

  it('can be used once more when it was restored for another try', async () => {
    const session = open();
    const taken = await takeFirstPassword(headersOf(await storeFirstPassword(session, PASSWORD)), session);
    if (!taken) throw new Error('It was not there.');
    const again = headersOf(await restoreFirstPassword(taken));
    expect(await takeFirstPassword(again, session)).toMatchObject({ password: PASSWORD });
    expect(await takeFirstPassword(again, session)).toBeNull();
  });

  it('is null with a session, nothing or nonsense under its name', async () => {
    const session = open();
    const [line = ''] = await sessionLines(session);
    const posing = line.replace('__Host-pro=', '__Host-pro-clave=');
    for (const cookie of [posing, '__Host-pro-clave=x', '__Host-pro-clave=', '']) {
      expect(await takeFirstPassword(headersOf(cookie), session)).toBeNull();
    }
  });
});
