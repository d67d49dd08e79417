import { beforeEach, expect, it, vi } from 'vitest';

const request = vi.hoisted(() => ({ headers: new Headers() }));
vi.mock('next/headers', () => ({ headers: async () => request.headers }));
vi.mock('@/lib/env', () => ({
  env: () => ({ SESSION_SECRET: 'a-secret-of-more-than-32-characters!' }),
  siteUrl: () => 'http://localhost:3000',
}));
const { readProfessional } = await import('@/lib/session/professional');
const { endSession, openSession, sessionLines } = await import('@/lib/session/session');

const ANA = { username: 'ana@b.test', name: 'Ana', token: 'a.b.c', next: 'portal' } as const;

beforeEach(() => {
  request.headers = new Headers();
});

it('is whoever the cookie of the request says, with the bearer and nothing more', async () => {
  const session = openSession(ANA);
  request.headers = new Headers({ cookie: (await sessionLines(session))[0]?.split(';')[0] ?? '' });
  expect(await readProfessional()).toEqual(ANA);
  endSession(session);
  expect(await readProfessional()).toBeNull();
});

it('is nobody without a cookie, and with the hint alone', async () => {
  expect(await readProfessional()).toBeNull();
  request.headers = new Headers({ cookie: 'profesional=1; pro=x' });
  expect(await readProfessional()).toBeNull();
});
