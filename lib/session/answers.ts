import 'server-only';
import { answer, refuse, withCookies } from '@/lib/http/answers';
import type { Outcome } from '@/lib/professionals/professionals';
import { forgottenFirstPasswordLine } from './first-password';
import { carriesWorthless, forgottenLines, type Session, sessionLines } from './session';

/** The Set-Cookie lines that make a browser forget everything of a session. */
export const loggedOutLines = (): string[] => [...forgottenLines(), forgottenFirstPasswordLine()];

/** The same answer, which also makes a browser forget the worthless session it carries. */
export const withWorthlessForgotten = async (response: Response, headers: Headers): Promise<Response> =>
  (await carriesWorthless(headers)) ? withCookies(response, loggedOutLines()) : response;

/** A 200 that renews the session. */
export const answerLoggedIn = async (session: Session, body: unknown): Promise<Response> =>
  withCookies(answer(200, body), await sessionLines(session));

/** {ok: true}, or 409 with the upstream's message. */
export const answerOutcome = (outcome: Outcome<unknown>): Response =>
  outcome.kind === 'ok' ? answer(200, { ok: true }) : refuse('refused', { text: outcome.text });
