import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from '@clinic/contract/tests/support/loopback';
import { beforeEach, expect } from 'vitest';
import { POST as loginRoute } from '@/app/login_profesional_check/route';
import { apiUpstream } from './api-upstream';
import { forgetState } from './process-state';
import { Visitor } from './visitor';

export const EMAIL = 'ana@example.test';
export const PASSWORD = 'una clave secreta';
export const TOKEN = 'un.testigo.secreto';
const GOOD = { status: 200, body: { success: true } as unknown };

type Replies = Record<string, { status: number; body: unknown }>;

/** The professional endpoints in front of an upstream that accepts Ana's login. For the top of a test file. */
export function professionalEndpoints() {
  const upstream = apiUpstream();
  /** The upstream's responses, by the end of the path; each test starts with the successful ones. */
  const replies: Replies = {};
  /** The bodies of the logins. */
  const sent: Record<string, unknown>[] = [];
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const call = request.url?.split('/').at(-1) ?? '';
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      if (call === 'login_profesional_check') sent.push(JSON.parse(Buffer.concat(parts).toString()));
      const reply = replies[call] ?? GOOD;
      json(response, reply.status, reply.body, 'application/json');
    });
  };
  beforeEach(() => {
    forgetState('rate.', 'session.');
    upstream.answer = answer;
    sent.length = 0;
    for (const name of Object.keys(replies)) Reflect.deleteProperty(replies, name);
    Object.assign(replies, {
      login_profesional_check: { status: 200, body: { token: TOKEN } },
      checkfirsttime: { status: 200, body: { success: 0 } },
      misdatos: { status: 200, body: { nombre: 'Ana', especialidad: null, email: EMAIL } },
    } satisfies Replies);
  });

  const logIn = (who = new Visitor(), username = EMAIL) =>
    who.read(loginRoute, 'POST', { username, password: PASSWORD });
  async function loggedIn(): Promise<Visitor> {
    const who = new Visitor();
    expect(await logIn(who)).toEqual([200, { next: 'portal' }]);
    upstream.calls.length = 0;
    return who;
  }
  return { upstream, replies, sent, logIn, loggedIn };
}
