import { z } from 'zod';
import { ApiError } from '@/lib/api/errors';
import { endToken } from '@/lib/api/professionals';
import type { LoggedIn } from '@/lib/domain/professional/professional';
import { answer, withCookies } from '@/lib/http/answers';
import { enterQuery } from '@/lib/http/door';
import { log } from '@/lib/log';
import { answerLoggedIn, forgotten, loggedOutLines } from '@/lib/session/door';
import { endSession, readSession } from '@/lib/session/session';

const DOOR = { schema: z.object({}), limit: { name: 'sesion', perMinute: 240 } };
const NOT_KEPT = { 'Cache-Control': 'no-store' };

/** Who is logged in (LoggedIn), which renews the session for an hour; 204 when nobody is. Never the token. */
export async function GET(request: Request): Promise<Response> {
  const entered = enterQuery(request, DOOR);
  if ('refusal' in entered) return entered.refusal;
  const session = await readSession(request.headers);
  if (!session) return forgotten(new Response(null, { status: 204, headers: NOT_KEPT }), request.headers);
  const { username, name, next } = session;
  return await answerLoggedIn(session, { username, name, next } satisfies LoggedIn);
}

/** Logs out (M163): here at once, and at the upstream when it knows how. {ok: true}, also when nobody was logged in. */
export async function DELETE(request: Request): Promise<Response> {
  const entered = enterQuery(request, DOOR);
  if ('refusal' in entered) return entered.refusal;
  const session = await readSession(request.headers);
  if (session) {
    endSession(session);
    await endToken(session.token).catch(tellUnlessUnknown);
  }
  return withCookies(answer(200, { ok: true }), loggedOutLines());
}

/** Only the embedded backend has the call: others answer 404 or 405, and their token ends by itself. */
function tellUnlessUnknown(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
  const { code, status } = error;
  if (status === 401 || status === 404 || status === 405) return;
  log.warn({ door: 'sesion', code, status }, 'A token could not be ended at the upstream');
}
