import { z } from 'zod';
import type { LoggedIn } from '@/lib/domain/professional/professional';
import { answer, withCookies } from '@/lib/http/answers';
import { defineQuery } from '@/lib/http/define-endpoint';
import { log } from '@/lib/log';
import { endToken } from '@/lib/professionals/professionals';
import { verifySession } from '@/lib/session/professional';
import {
  answerLoggedIn,
  clearInvalidSession,
  loggedOutLines,
  refuseProfessionalFailure,
} from '@/lib/session/professional-endpoint';
import { endSession, readSession } from '@/lib/session/session';
import { ApiError } from '@/lib/upstream/errors';

const ENDPOINT = {
  limit: { name: 'sesion', perMinute: 240 },
  schema: z.object({}),
  onFailure: refuseProfessionalFailure,
};

/**
 * Returns the professional who is logged in (LoggedIn), as the upstream says now, and renews the session for an hour.
 * 204 without a session, 503 when the upstream cannot say. Never returns the token.
 */
export const GET = defineQuery({
  ...ENDPOINT,
  run: async ({ headers, caller }) => {
    const verified = await verifySession(headers, caller);
    if (verified.kind === 'valid') {
      const { username, name, next } = verified.session;
      return answerLoggedIn(verified.session, { username, name, next } satisfies LoggedIn);
    }
    const noContent = new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
    return verified.kind === 'ended'
      ? withCookies(noContent, loggedOutLines())
      : clearInvalidSession(noContent, headers);
  },
});

/** Logs out (M163): here at once, and at the upstream if it responds. {ok: true}, also without a session. */
export const DELETE = defineQuery({
  ...ENDPOINT,
  run: async ({ headers }) => {
    const session = await readSession(headers);
    if (session) {
      await endSession(session);
      await endToken(session.token).catch(logUnlessUnknown);
    }
    return withCookies(answer(200, { ok: true }), loggedOutLines());
  },
});

/** Only the embedded backend has the call: others respond with 404 or 405, and their token expires. */
function logUnlessUnknown(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
  const { code, status } = error;
  if (status === 401 || status === 404 || status === 405) return;
  log.warn({ endpoint: 'sesion', code, status }, 'A token could not be ended at the upstream');
}
