import { beforeEach, expect, it, vi } from 'vitest';
import { professionalEndpoints } from '@/tests/support/professional-endpoints';

const request = vi.hoisted(() => ({ headers: new Headers() }));
vi.mock('next/headers', () => ({ headers: async () => request.headers }));
const { readProfessional } = await import('@/lib/session/professional');
const { endSession, openSession, sessionLines } = await import('@/lib/session/session');

const ANA = { username: 'ana@b.test', name: 'Ana', token: 'a.b.c', next: 'portal' } as const;
const { upstream, replies } = professionalEndpoints();

beforeEach(() => {
  request.headers = new Headers();
});

async function comeWithSession() {
  const session = openSession(ANA);
  request.headers = new Headers({ cookie: (await sessionLines(session))[0]?.split(';')[0] ?? '' });
  return session;
}

it("is the professional of the request's cookie, with the bearer and nothing more", async () => {
  const session = await comeWithSession();
  expect(await readProfessional('es')).toEqual({ kind: 'valid', professional: ANA });
  expect(upstream.headers.map(({ authorization }) => authorization)).toEqual(['Bearer a.b.c']);
  await endSession(session);
  expect(await readProfessional('es')).toEqual({ kind: 'anonymous' });
});

it('is null without a cookie, and with the hint only', async () => {
  expect(await readProfessional('es')).toEqual({ kind: 'anonymous' });
  request.headers = new Headers({ cookie: 'profesional=1; pro=x' });
  expect(await readProfessional('es')).toEqual({ kind: 'anonymous' });
  expect(upstream.calls).toEqual([]);
});

it.each([
  [401, {}, 'ended'],
  [200, { code: 401, message: 'Expired JWT Token' }, 'ended'],
  [200, { error: 'Profesional no encontrado' }, 'ended'],
  [403, {}, 'valid'],
  [429, {}, 'failed'],
  [500, {}, 'failed'],
  [404, {}, 'failed'],
  [200, {}, 'failed'],
])('is what the upstream says of the bearer: %i %j is %s', async (status, body, kind) => {
  await comeWithSession();
  replies.checkfirsttime = { status, body };
  expect(await readProfessional('es')).toMatchObject({ kind });
});

it('must change the password when the upstream requires it', async () => {
  await comeWithSession();
  replies.checkfirsttime = { status: 200, body: { success: 1 } };
  expect(await readProfessional('es')).toMatchObject({ kind: 'valid', professional: { next: 'upgrade' } });
});
