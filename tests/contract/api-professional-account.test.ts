import { describe, expect, it } from 'vitest';
import { endToken, register, resetPassword, sendPasswordLink } from '@/lib/professionals/professionals';
import { formsUpstream } from '../support/forms-upstream';

const { upstream, sent, recorded, answering, answeringAsRecorded } = formsUpstream();

const CALLER = { locale: 'ca', visitorAddress: '192.0.2.7' } as const;

const registration = {
  name: 'Ana',
  email: 'ana@example.test',
  phone: null,
  collegeNumber: '46/1',
  specialityId: '3',
  acceptsTerms: true,
} as const;

describe.each([
  ['registration', 'custom-register', () => register(registration, CALLER)],
  ['forgotten password', 'custom-forgot', () => sendPasswordLink('ana@example.test', CALLER)],
])('a %s', (_, name, call) => {
  it('is accepted as recorded, without a bearer', async () => {
    answeringAsRecorded(`${name}-ok`);
    expect(await call()).toEqual({ kind: 'ok', value: null });
    expect(upstream.headers[0]?.authorization).toBeUndefined();
    expect(upstream.headers[0]).toMatchObject({ 'x-forwarded-for': '192.0.2.7' });
  });

  it('is refused as recorded, with the text of the upstream', async () => {
    answeringAsRecorded(`${name}-error`);
    expect(await call()).toEqual({
      kind: 'refused',
      text: recorded(`${name}-error`, 'error'),
    });
  });

  it.each([{ success: 'true' }, { success: 1, error: '' }, { success: true, error: null }])(
    'is accepted in %j',
    async (body) => {
      answering(body);
      expect(await call()).toEqual({ kind: 'ok', value: null });
    },
  );

  it.each([
    [{ success: false }, ''],
    [{ success: true, error: { message: 'No' } }, 'No'],
    [{ error: true }, ''],
    [{ success: 0, message: 'Hoy no' }, 'Hoy no'],
  ])('is refused in %j', async (body, text) => {
    answering(body);
    expect(await call()).toEqual({ kind: 'refused', text });
  });

  it.each([{}, [], null, { id: 7 }])('is unknown in %j', async (body) => {
    answering(body);
    await expect(call()).rejects.toMatchObject({ code: 'unexpected_shape' });
  });

  it.each([
    [500, 'unavailable'],
    [502, 'unavailable'],
    [429, 'too_many'],
  ])('fails with %i, and is not sent again', async (status, code) => {
    answering('x', status, 'text/html');
    await expect(call()).rejects.toMatchObject({ code, status });
    expect(upstream.calls).toHaveLength(1);
  });
});

it('a registration is sent with the names of the wire', async () => {
  answeringAsRecorded('custom-register-ok');
  await register(registration, CALLER);
  const { calls } = upstream;
  expect([calls, sent]).toEqual([
    ['POST /api/profesionals/register'],
    [{ nombre: 'Ana', email: 'ana@example.test', telefono: null, numcolegiado: '46/1', especialidad: '3' }],
  ]);
});

it('a new password is sent with the token of its link', async () => {
  answering({ success: true });
  expect(await resetPassword({ token: 't', password: 'p' }, CALLER)).toEqual({ kind: 'ok', value: null });
  expect([upstream.calls, sent]).toEqual([['POST /api/profesionales/resetpassword'], [{ token: 't', password: 'p' }]]);
});

it('a token is revoked with itself as the bearer', async () => {
  answering({ success: true });
  await endToken('a.b.c');
  expect(upstream.calls).toEqual(['DELETE /api/profesionales/sesion']);
  expect(upstream.headers[0]).toMatchObject({ authorization: 'Bearer a.b.c' });
});
