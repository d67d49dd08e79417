import 'server-only';
import { answer, type FailedCall, refuse, refusedFields, refuseFailure, withCookies } from '@/lib/http/answers';
import type { CallOutcome } from '@/lib/professionals/professionals';
import { ApiError } from '@/lib/upstream/errors';
import { textOf } from '@/lib/upstream/mapping';
import { clearFirstPasswordLine } from './first-password';
import { clearSessionLines, endSession, hasInvalidCookie, type Session, sessionLines } from './session';

/**
 * The response for a failed call of the professional area. A bearer refused by the upstream ends the session
 * (docs/contract.md#rule-bearer); 403 does not: the account may not do this, or must change its password first.
 */
export async function refuseProfessionalFailure(failure: FailedCall): Promise<Response> {
  const { error, session, fields = {} } = failure;
  if (!(error instanceof ApiError)) throw error;
  const { status, serverMessage, violations } = error;
  if (status === 401 && session) {
    await endSession(session);
    return withCookies(refuse('unauthorized'), loggedOutLines());
  }
  if (status === 403) return refuse('forbidden');
  if (status === 422 || status === 409) {
    const refused = refusedFields(violations, fields);
    if (Object.keys(refused).length > 0) return refuse('invalid', { fields: refused });
    if (serverMessage) return refuse('refused', { text: textOf(serverMessage) ?? '' });
  }
  return refuseFailure({ ...failure, fields: {} });
}

/** Options shared by the endpoints of the professional area, spread into their definitions. */
export const professionalEndpoint = { maxBytes: 16_384, onFailure: refuseProfessionalFailure };

/** The Set-Cookie lines that delete everything of a session from a browser. */
export const loggedOutLines = (): string[] => [...clearSessionLines(), clearFirstPasswordLine()];

/** Adds cookies that delete an invalid session to a response, if the browser sent one. */
export const clearInvalidSession = async (response: Response, headers: Headers): Promise<Response> =>
  (await hasInvalidCookie(headers)) ? withCookies(response, loggedOutLines()) : response;

/** A 200 that renews the session. */
export const answerLoggedIn = async (session: Session, body: unknown): Promise<Response> =>
  withCookies(answer(200, body), await sessionLines(session));

/** {ok: true}, or 409 with the upstream's message. */
export const answerOutcome = (outcome: CallOutcome<unknown>): Response =>
  outcome.kind === 'ok' ? answer(200, { ok: true }) : refuse('refused', { text: outcome.text });
