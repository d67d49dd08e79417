import { hkdfSync, randomBytes } from 'node:crypto';
import { CompactEncrypt, EncryptJWT, SignJWT, UnsecuredJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const SECRET = 'a-secret-of-more-than-32-characters!';
const OTHER = 'another-secret-of-more-than-32-chars';
const settings = vi.hoisted(() => ({ SESSION_SECRET: '', site: '' }));
vi.mock('@/lib/env', () => ({ env: () => settings, siteUrl: () => settings.site }));
const { hasInvalidCookie, endSession, clearSessionLines, openSession, readSession, sessionLines, usernameInToken } =
  await import('@/lib/session/session');
const { seal } = await import('@/lib/http/seal');

const NOW = new Date('2026-11-20T10:00:00Z');
const seconds = (date: Date) => Math.floor(date.getTime() / 1000);

beforeEach(() => {
  settings.SESSION_SECRET = SECRET;
  settings.site = 'http://localhost:3000';
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  Reflect.deleteProperty(globalThis, Symbol.for('site.api.session.revoked'));
});
afterEach(() => {
  vi.useRealTimers();
});

const OPENED = { username: 'ana@example.test', name: 'Dra. Ana', token: 'upstream.token.1', next: 'portal' } as const;
const opened = (more: object = {}) => openSession({ ...OPENED, ...more });
const later = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);
const withCookie = (cookie: string) => new Headers({ cookie });
const pairOf = (lines: string[]) => lines[0]?.split(';')[0] ?? '';
const carrying = async (session = opened()) => withCookie(`other=1; ${pairOf(await sessionLines(session))}`);
const sealedOf = async (session = opened()) => pairOf(await sessionLines(session)).slice('pro='.length);
const token = (claims: object) => new UnsecuredJWT({ ...claims }).encode();

describe('a session', () => {
  it('is read back from its sealed cookie', async () => {
    expect(await readSession(await carrying())).toMatchObject({ ...OPENED, ends: seconds(NOW) + 8 * 3600 });
  });

  it('cannot be read by scripts and other sites, and its hint contains nothing', async () => {
    expect(await sessionLines(opened())).toEqual([
      expect.stringMatching(/^pro=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=3600$/),
      'profesional=1; Path=/; SameSite=Lax; Max-Age=3600',
    ]);
  });

  it('has a host-only name behind https', async () => {
    settings.site = 'https://www.example.test';
    const [line = '', hint] = await sessionLines(opened());
    expect(line).toMatch(/^__Host-pro=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=3600; Secure$/);
    expect(hint).toBe('profesional=1; Path=/; SameSite=Lax; Max-Age=3600; Secure');
    const [pair = ''] = line.split(';');
    expect(await readSession(withCookie(pair))).toMatchObject(OPENED);
    expect(await readSession(withCookie(pair.replace('__Host-', '')))).toBeNull();
  });

  it('reveals no name and no token', async () => {
    const text = Buffer.from((await sealedOf()).replaceAll('.', ''), 'base64url').toString('latin1');
    expect(text).not.toMatch(/ana@|upstream/);
  });

  it('expires after an hour without use', async () => {
    const headers = await carrying();
    later(59);
    expect(await readSession(headers)).not.toBeNull();
    later(2);
    expect(await readSession(headers)).toBeNull();
  });

  it('is renewed by its use, and expires after eight hours in any case', async () => {
    const first = opened();
    let session = first;
    for (let hours = 0; hours < 8; hours += 0.75) {
      const read = await readSession(await carrying(session));
      expect(read).toEqual(first);
      session = read ?? session;
      later(45);
    }
    expect(await readSession(await carrying({ ...session, ends: seconds(new Date()) }))).toBeNull();
    expect(seconds(new Date())).toBeGreaterThanOrEqual(session.ends);
  });

  it('is stored by the browser only as long as it lasts', async () => {
    const session = opened();
    later(7 * 60 + 50);
    expect((await sessionLines(session))[0]).toMatch(/; Max-Age=600$/);
  });

  it.each([
    [{ exp: seconds(NOW) + 600 }, 600],
    [{ exp: seconds(NOW) + 600.5 }, 600],
    [{ exp: seconds(NOW) + 99_999 }, 8 * 3600],
    [{ exp: seconds(NOW) - 5 }, 8 * 3600],
    [{ exp: 'soon' }, 8 * 3600],
    [{}, 8 * 3600],
  ])('lasts as long as a token with %j says', (claims, expected) => {
    expect(opened({ token: token(claims) }).ends - seconds(NOW)).toBe(expected);
  });

  it('is ended everywhere by a logout, renewed or not', async () => {
    const session = opened();
    const before = await carrying(session);
    const renewed = await carrying((await readSession(before)) ?? session);
    await endSession(session);
    expect([await readSession(before), await readSession(renewed)]).toEqual([null, null]);
    expect(await readSession(await carrying(opened()))).not.toBeNull();
  });

  it('is refused when its token would not fit into a cookie', async () => {
    await expect(sessionLines(opened({ token: 'x'.repeat(3000) }))).rejects.toMatchObject({ code: 'unexpected_shape' });
    await expect(sessionLines(opened({ token: 'x'.repeat(2000) }))).resolves.toHaveLength(2);
  });

  it('is deleted by the browser on request', () => {
    expect(clearSessionLines().every((line) => /^\w+=; Path=\/; .*Max-Age=0$/.test(line))).toBe(true);
  });

  it('is deleted when it is worthless, but not when it was ended here', async () => {
    const ended = opened();
    const [over, valid, left] = [await carrying(), await carrying(opened()), await carrying(ended)];
    await endSession(ended);
    const found = [withCookie('pro=x'), withCookie('xpro=x'), new Headers(), valid, left].map(hasInvalidCookie);
    expect(await Promise.all(found)).toEqual([true, false, false, false, false]);
    later(61);
    expect(await hasInvalidCookie(over)).toBe(true);
  });
});

describe('a secret during a rotation', () => {
  it('still opens its old seals, and makes no new ones', async () => {
    const old = await carrying();
    settings.SESSION_SECRET = `${OTHER}, ${SECRET}`;
    expect(await readSession(old)).toMatchObject(OPENED);
    const renewed = await carrying();
    settings.SESSION_SECRET = OTHER;
    expect([await readSession(old), await readSession(renewed)]).toEqual([null, expect.objectContaining(OPENED)]);
  });
});

describe('an invalid session', () => {
  const key = (secret = SECRET, purpose = 'pro') => new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32));
  const header = { alg: 'dir', enc: 'A256GCM' };
  const claims = { ...OPENED, jti: 'j'.repeat(22), ends: seconds(NOW) + 3600 };
  const encrypt = (body: object, by = key()) =>
    new EncryptJWT({ ...body })
      .setProtectedHeader(header)
      .setExpirationTime(seconds(NOW) + 3600)
      .encrypt(by);
  const changed = (sealed: string, part: number) => {
    const parts = sealed.split('.');
    const text = parts[part] ?? '';
    return parts.with(part, `${text.startsWith('A') ? 'B' : 'A'}${text.slice(1)}`).join('.');
  };

  it('would be valid with all parts correct', async () => {
    expect(await readSession(withCookie(`pro=${await encrypt(claims)}`))).toMatchObject(OPENED);
  });

  const forgeries: Record<string, () => string | Promise<string>> = {
    nothing: () => '',
    'a word': () => 'x',
    'five words': () => 'a.b.c.d.e',
    'an unsecured token': () => new UnsecuredJWT(claims).setExpirationTime('1h').encode(),
    'a token that is signed, not sealed': () =>
      new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).setExpirationTime('1h').sign(key()),
    'sealed with another secret': () => encrypt(claims, key(OTHER)),
    'sealed with the secret itself': () => encrypt(claims, new TextEncoder().encode(SECRET.slice(0, 32))),
    'sealed for the first password': () => encrypt(claims, key(SECRET, 'pro-clave')),
    'sealed for a booking': () => seal('cita', claims, 3600),
    'sealed without an end': () => new EncryptJWT(claims).setProtectedHeader(header).encrypt(key()),
    'sealed for a time that is over': () => seal('pro', claims, -1),
    'not yet to be used': () =>
      new EncryptJWT(claims).setProtectedHeader(header).setExpirationTime('1h').setNotBefore('10m').encrypt(key()),
    'with an end that is no time': () =>
      new CompactEncrypt(Buffer.from(JSON.stringify({ ...claims, exp: 'never' })))
        .setProtectedHeader(header)
        .encrypt(key()),
    'with another cipher': () =>
      new EncryptJWT(claims)
        .setProtectedHeader({ alg: 'dir', enc: 'A128CBC-HS256' })
        .setExpirationTime('1h')
        .encrypt(key()),
    'with a key wrapped inside': () =>
      new EncryptJWT(claims)
        .setProtectedHeader({ alg: 'A256KW', enc: 'A256GCM' })
        .setExpirationTime('1h')
        .encrypt(key()),
    'with a password for a key': () =>
      new EncryptJWT(claims)
        .setProtectedHeader({ alg: 'PBES2-HS256+A128KW', enc: 'A256GCM' })
        .setExpirationTime('1h')
        .encrypt(new TextEncoder().encode(SECRET)),
    'with another header': async () => changed(await encrypt(claims), 0),
    'with another start value': async () => changed(await encrypt(claims), 2),
    'with other claims': async () => changed(await encrypt(claims), 3),
    'with another seal': async () => changed(await encrypt(claims), 4),
    'with a key where none belongs': async () =>
      (await encrypt(claims)).replace('..', `.${randomBytes(8).toString('hex')}.`),
    'cut short': async () => (await encrypt(claims)).slice(0, -4),
    'cut in half': async () => (await encrypt(claims)).slice(0, 90),
    'sent twice over': async () => `${await encrypt(claims)}.${await encrypt(claims)}`,
    'whose time is over inside': () => encrypt({ ...claims, ends: seconds(NOW) }),
    'without an id': () => encrypt({ ...claims, jti: undefined }),
    'without a token': () => encrypt({ ...claims, token: '' }),
    'of nobody': () => encrypt({ ...claims, username: '' }),
    'that leads nowhere': () => encrypt({ ...claims, next: 'admin' }),
    'with claims of another type': () => encrypt({ ...claims, ends: String(claims.ends) }),
  };

  it.each(Object.keys(forgeries))('is %s', async (name) => {
    const forged = (await forgeries[name]?.()) ?? '';
    expect(await readSession(withCookie(`pro=${forged}`))).toBeNull();
    expect(await readSession(withCookie(`__Host-pro=${forged}; xpro=${forged}`))).toBeNull();
  });

  it('is one that was used again after the logout', async () => {
    const headers = await carrying({ ...claims });
    await endSession({ ...claims });
    expect(await readSession(headers)).toBeNull();
  });
});

describe('the user name', () => {
  it.each([
    [{ username: 'ana@example.test' }, 'Ana@Example.test', 'ana@example.test'],
    [{ username: 'eva@example.test' }, 'ana@example.test', 'ana@example.test'],
    [{ username: 7 }, 'ana@example.test', 'ana@example.test'],
    [{}, 'ana@example.test', 'ana@example.test'],
  ])('of a token with %j is that of %s', (claims, typed, expected) => {
    expect(usernameInToken(token(claims), typed)).toBe(expected);
  });

  it('is kept as typed when the token cannot be read', () => {
    expect(usernameInToken('opaque', 'Ana@example.test')).toBe('Ana@example.test');
  });
});
