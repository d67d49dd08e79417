import { beforeEach, describe, expect, it } from 'vitest';
import { GET as whoIsIn } from '@/app/api/profesional/sesion/route';
import { POST as resetPassword } from '@/app/api/profesionales/resetpassword/route';
import { EMAIL, professionalEndpoints } from '@/tests/support/professional-endpoints';
import { Visitor } from '@/tests/support/visitor';

const { upstream, replies, sent, logIn } = professionalEndpoints();
const PASSWORD = 'siete nubes con acordeón';
const reset = (who: Visitor) => who.read(resetPassword, 'POST', { token: 'x'.repeat(43), password: PASSWORD });

describe('a new password by a mailed link', () => {
  beforeEach(() => {
    replies.resetpassword = { status: 200, body: { success: true, usuario: EMAIL, navegador: 'proof' } };
  });

  it('logs in with it, from a browser that the owner uses', async () => {
    const who = new Visitor();
    expect(await reset(who)).toEqual([200, { ok: true, next: 'portal' }]);
    expect(sent).toEqual([{ username: EMAIL, password: PASSWORD, navegador: 'proof' }]);
    expect(await who.read(whoIsIn, 'GET')).toMatchObject([200, { username: EMAIL, next: 'portal' }]);
    expect([...who.cookies.keys()]).toEqual(['pro', 'profesional', 'pro-navegador']);
  });

  it('is set without a session after too many logins of the account, and then this browser may log in', async () => {
    const { login_profesional_check: accepted } = replies;
    replies.login_profesional_check = { status: 401, body: {} };
    for (let host = 1; host <= 20; host += 1) await logIn(new Visitor(`203.0.113.${host}`));
    replies.login_profesional_check = accepted ?? { status: 500, body: {} };
    sent.length = 0;
    const who = new Visitor();
    expect(await reset(who)).toEqual([200, { ok: true }]);
    expect([sent, [...who.cookies.keys()]]).toEqual([[], ['pro-navegador']]);
    expect((await logIn(who))[0]).toBe(200);
  });

  it.each([
    [401, {}],
    [500, {}],
  ])('is set without a session when the login gets %i', async (status, body) => {
    replies.login_profesional_check = { status, body };
    const who = new Visitor();
    expect(await reset(who)).toEqual([200, { ok: true }]);
    expect((await who.read(whoIsIn, 'GET'))[0]).toBe(204);
  });

  it('logs nobody in when the upstream does not name the account, or refuses the link', async () => {
    for (const [body, expected] of [
      [{ success: true }, [200, { ok: true }]],
      [{ error: 'El enlace ha caducado' }, [409, { error: 'refused', text: 'El enlace ha caducado' }]],
    ] as const) {
      replies.resetpassword = { status: 200, body };
      expect(await reset(new Visitor())).toEqual(expected);
    }
    expect(upstream.calls.filter((call) => call.includes('login'))).toEqual([]);
  });
});
