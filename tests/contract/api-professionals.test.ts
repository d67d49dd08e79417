import { describe, expect, it } from 'vitest';
import {
  changePassword,
  isFirstAccess,
  logIn,
  readAccount,
  readName,
  sendCallbackRequest,
} from '@/lib/professionals/professionals';
import { formsUpstream } from '../support/forms-upstream';

const { upstream, sent, recorded, answering, answeringAsRecorded } = formsUpstream();

const ACCOUNT = { username: 'profesional@example.test', token: 'a.b.c' };
const CALLER = { locale: 'ca', visitorAddress: '192.0.2.7' } as const;
const CREDENTIALS = { username: ACCOUNT.username, password: 'Secreta 123 ñ' };
const PROFESSIONAL = {
  name: 'Dra. Marta Ruiz',
  email: ACCOUNT.username,
  specialityId: '1',
  specialityName: 'Medicina deportiva',
  collegeNumber: '46/12345',
  phone: '600111222',
};

describe('the login', () => {
  it('reads the recorded token, outside /api, with the address of the visitor and no bearer', async () => {
    answeringAsRecorded('login-ok');
    expect(await logIn(CREDENTIALS, CALLER)).toEqual({ token: recorded('login-ok', 'token'), proof: '' });
    expect(upstream.calls).toEqual(['POST /login_profesional_check']);
    expect(sent).toEqual([{ username: CREDENTIALS.username, password: 'Secreta 123 ñ' }]);
    expect(upstream.headers[0]).toMatchObject({ 'x-forwarded-for': '192.0.2.7', 'x-locale-front': 'ca' });
    expect(upstream.headers[0]?.authorization).toBeUndefined();
  });

  it.each(['login-wrong-password-401', 'login-unknown-user-401', 'login-empty-password'])(
    'is refused with the same result in the recorded response %s',
    async (name) => {
      answeringAsRecorded(name);
      await expect(logIn(CREDENTIALS, CALLER)).rejects.toMatchObject({ code: 'unauthorized', status: 401 });
    },
  );

  it.each([
    ['login-missing-password', 'invalid'],
    ['login-form-encoded', 'not_found'],
    ['login-get-405', 'unexpected_shape'],
  ])('is no wrong password in the recorded answer %s', async (name, code) => {
    answeringAsRecorded(name);
    await expect(logIn(CREDENTIALS, CALLER)).rejects.toMatchObject({ code });
  });

  it.each([{ code: 401, message: 'Credenciales no válidas.' }, { status: 401 }])(
    'is refused by a status inside a 200: %j',
    async (body) => {
      answering(body);
      await expect(logIn(CREDENTIALS, CALLER)).rejects.toMatchObject({ code: 'unauthorized' });
    },
  );

  it.each([{}, { token: '' }, { token: ' ' }, { token: null }, { token: {} }, [], null, { token: ['x'] }])(
    'has no token in %j',
    async (body) => {
      answering(body);
      await expect(logIn(CREDENTIALS, CALLER)).rejects.toMatchObject({ code: 'unexpected_shape' });
    },
  );
});

describe('the first-access check', () => {
  it.each([
    ['firsttime-1', true],
    ['firsttime-0', false],
  ])('reads the recorded answer %s', async (name, isFirst) => {
    answeringAsRecorded(name);
    expect(await isFirstAccess(ACCOUNT, CALLER)).toEqual({ kind: 'ok', value: isFirst });
    expect(sent).toEqual([{ email: ACCOUNT.username }]);
    expect(upstream.headers[0]).toMatchObject({ authorization: 'Bearer a.b.c' });
  });

  it.each([
    [1, true],
    ['1', true],
    [true, true],
    ['true', true],
    [0, false],
    ['0', false],
    [false, false],
  ])('reads success %j as %j', async (success, isFirst) => {
    answering({ success });
    expect(await isFirstAccess(ACCOUNT, CALLER)).toEqual({ kind: 'ok', value: isFirst });
  });

  it('reads the recorded refusal', async () => {
    answeringAsRecorded('firsttime-error');
    expect(await isFirstAccess(ACCOUNT, CALLER)).toEqual({ kind: 'refused', text: 'Profesional no encontrado' });
  });

  it.each([{}, { success: null }, [], null])('rejects the response %j', async (body) => {
    answering(body);
    await expect(isFirstAccess(ACCOUNT, CALLER)).rejects.toMatchObject({ code: 'unexpected_shape' });
  });

  it.each(['jwt-invalid-401', 'jwt-missing-401', 'jwt-tampered-401', 'jwt-wrong-scheme-401'])(
    'has a worthless bearer in the recorded response %s',
    async (name) => {
      answeringAsRecorded(name);
      await expect(isFirstAccess(ACCOUNT, CALLER)).rejects.toMatchObject({ code: 'unauthorized', status: 401 });
    },
  );
});

describe("the professional's own data", () => {
  it('are read as recorded', async () => {
    answeringAsRecorded('custom-misdatos');
    expect(await readAccount(ACCOUNT, CALLER)).toEqual({ kind: 'ok', value: PROFESSIONAL });
  });

  it('are refused as recorded', async () => {
    answeringAsRecorded('custom-misdatos-error');
    expect(await readAccount(ACCOUNT, CALLER)).toEqual({ kind: 'refused', text: 'Profesional no encontrado' });
    expect(await readName(ACCOUNT, CALLER)).toBe(ACCOUNT.username);
  });

  it.each([
    [{ '@id': '/api/especialidads/4', nombre: 'Genètica' }, '4', 'Genètica'],
    [{ id: 4, nombre: 'Genètica' }, '4', 'Genètica'],
    ['/api/especialidads/4', '4', null],
    [null, null, null],
    ['', null, null],
    [{ nombre: 7 }, null, null],
  ])('read the speciality %j', async (especialidad, specialityId, specialityName) => {
    answering({ nombre: 'A', especialidad, numcolegiado: 4612345, telefono: '' });
    const value = { ...PROFESSIONAL, name: 'A', specialityId, specialityName, collegeNumber: '4612345', phone: null };
    expect(await readAccount(ACCOUNT, CALLER)).toEqual({ kind: 'ok', value });
  });

  it('have markup turned into text', async () => {
    answering({ nombre: '<b>Ana</b> &amp; <script>x</script>' });
    expect(await readName(ACCOUNT, CALLER)).toBe('Ana &');
  });

  it.each([{}, [], null, { success: true }])('are not %j', async (body) => {
    answering(body);
    await expect(readAccount(ACCOUNT, CALLER)).rejects.toMatchObject({ code: 'unexpected_shape' });
    expect(await readName(ACCOUNT, CALLER)).toBe(ACCOUNT.username);
  });

  it('are refused for an ended session, whatever the status of the response', async () => {
    answering({ code: 401, message: 'Expired JWT Token' });
    await expect(readAccount(ACCOUNT, CALLER)).rejects.toMatchObject({ code: 'unauthorized', status: 401 });
  });
});

describe('a call request', () => {
  const callback = { phone: '600', window: '09:00-11:00', reason: 'Otros', acceptsTerms: true } as const;

  it('is sent with the names of the wire', async () => {
    answeringAsRecorded('custom-callback-ok');
    const caller = { ...CALLER, idempotencyKey: 'key-number-1' };
    expect(await sendCallbackRequest(ACCOUNT, PROFESSIONAL, callback, caller)).toEqual({ kind: 'ok', value: null });
    expect(sent).toEqual([
      {
        email: ACCOUNT.username,
        nombre: 'Dra. Marta Ruiz',
        especialidad: 'Medicina deportiva',
        telefono: '600',
        horario: '09:00-11:00',
        motivo: 'Otros',
      },
    ]);
    expect(upstream.headers[0]).toMatchObject({ authorization: 'Bearer a.b.c', 'idempotency-key': 'key-number-1' });
  });
});

describe('the change of password', () => {
  const change = { oldPassword: 'Inicial123', password: 'Nueva123' };

  it('returns the new token, as recorded', async () => {
    answeringAsRecorded('custom-upgrade-ok');
    const token = recorded('custom-upgrade-ok', 'token');
    expect(await changePassword(ACCOUNT, change, CALLER)).toEqual({ kind: 'ok', value: token });
    expect(sent).toEqual([{ email: ACCOUNT.username, oldpassword: 'Inicial123', password: 'Nueva123' }]);
  });

  it('is refused as recorded', async () => {
    answeringAsRecorded('custom-upgrade-error');
    const text = 'La contraseña anterior no es correcta.';
    expect(await changePassword(ACCOUNT, change, CALLER)).toEqual({ kind: 'refused', text });
  });

  it.each([{}, { success: true }, { token: '' }, { token: 'x', error: 'No' }])(
    'counts as failed in the response %j',
    async (body) => {
      answering(body);
      expect(await changePassword(ACCOUNT, change, CALLER)).toMatchObject({ kind: 'refused' });
    },
  );
});
