import type { IncomingMessage, ServerResponse } from 'node:http';
import { beforeEach, expect } from 'vitest';
import { POST as logIn } from '@/app/login_profesional_check/route';
import { apiUpstream } from './api-upstream';
import { json } from './loopback';
import { Visitor } from './visitor';

export const EMAIL = 'ana@example.test';
export const PASSWORD = 'una clave secreta';
export const TOKEN = 'un.testigo.secreto';
const GOOD = { status: 200, body: { success: true } as unknown };

type Replies = Record<string, { status: number; body: unknown }>;

/** The doors of professionals in front of an upstream that lets Ana in. For the top of a test file. */
export function professionalDoors() {
  const upstream = apiUpstream();
  /** What the upstream answers, by the end of its path; each test begins with those of a good day. */
  const replies: Replies = {};
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    request.resume();
    const reply = replies[request.url?.split('/').at(-1) ?? ''] ?? GOOD;
    json(response, reply.status, reply.body, 'application/json');
  };
  beforeEach(() => {
    for (const key of Object.getOwnPropertySymbols(globalThis)) {
      if (/^site\.api\.(?:rate|session|lane)\./.test(key.description ?? '')) Reflect.deleteProperty(globalThis, key);
    }
    upstream.answer = answer;
    for (const name of Object.keys(replies)) Reflect.deleteProperty(replies, name);
    Object.assign(replies, {
      login_profesional_check: { status: 200, body: { token: TOKEN } },
      checkfirsttime: { status: 200, body: { success: 0 } },
      misdatos: { status: 200, body: { nombre: 'Ana', especialidad: null, email: EMAIL } },
    } satisfies Replies);
  });

  const enter = (who = new Visitor(), username = EMAIL) => who.read(logIn, 'POST', { username, password: PASSWORD });
  async function loggedIn(): Promise<Visitor> {
    const who = new Visitor();
    expect(await enter(who)).toEqual([200, { next: 'portal' }]);
    upstream.calls.length = 0;
    return who;
  }
  return { upstream, replies, enter, loggedIn };
}
