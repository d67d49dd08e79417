import 'server-only';
import { z } from 'zod';
import { ApiError, type Violation } from '@/lib/api/errors';
import { textOf } from '@/lib/api/mapping';
import type { Caller, Outcome } from '@/lib/api/professionals';
import type { ProfessionalProblems } from '@/lib/domain/professional/problems';
import { answer, refuse, withCookies } from '@/lib/http/answers';
import { enter } from '@/lib/http/door';
import { refuseFailure } from '@/lib/http/failures';
import type { RateLimit } from '@/lib/http/rate-limit';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/lib/i18n/locales';
import { forgottenFirstPasswordLine } from './first-password';
import { carriesWorthless, endSession, forgottenLines, readSession, type Session, sessionLines } from './session';

/** Every body of the area may name the language of the page: that of the upstream's own texts. */
export const pageLanguage = { locale: z.enum(LOCALES).catch(DEFAULT_LOCALE) };

export const FORM_BYTES = 16_384;
const WAIT_SECONDS = 60;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

type Door<T extends z.ZodType> = { schema: T; maxBytes: number; limit: RateLimit };

type Entered<T extends z.ZodType> = { value: z.output<T>; session: Session } | { refusal: Response };

/** What every POST of a logged-in professional goes through: that of all doors, then the session (401 without one). */
export async function enterLoggedIn<T extends z.ZodType>(request: Request, door: Door<T>): Promise<Entered<T>> {
  const entered = await enter(request, door);
  if ('refusal' in entered) return entered;
  const session = await readSession(request.headers);
  return session
    ? { value: entered.value, session }
    : { refusal: await forgotten(refuse('unauthorized'), request.headers) };
}

type LoggedIn<T extends z.ZodType> = { value: z.output<T>; session: Session; caller: Caller };

/**
 * Serves a POST of a logged-in professional; a failed call is answered by refuseCall. `fields` are those of the form by
 * wire name.
 */
export async function serveLoggedIn<T extends z.ZodType<{ locale: Locale }>>(
  request: Request,
  door: Door<T>,
  work: (loggedIn: LoggedIn<T>) => Promise<Response>,
  fields?: Record<string, string>,
): Promise<Response> {
  const entered = await enterLoggedIn(request, door);
  if ('refusal' in entered) return entered.refusal;
  const { value, session } = entered;
  try {
    return await work({ value, session, caller: callerOf(request.headers, value.locale) });
  } catch (error) {
    return refuseCall({ door: door.limit.name, error, session, fields });
  }
}

/** Who asks the upstream: the front's word about the address, and the key of the attempt when the browser gave one. */
export function callerOf(headers: Headers, locale: Locale): Caller {
  const key = headers.get('idempotency-key') ?? '';
  const visitorAddress = headers.get('x-forwarded-for');
  return { locale, visitorAddress, ...(UUID.test(key) && { idempotencyKey: key }) };
}

/** The Set-Cookie lines that make a browser forget everything of a session. */
export const loggedOutLines = (): string[] => [...forgottenLines(), forgottenFirstPasswordLine()];

/** An answer to nobody, which makes a browser forget the worthless session it carries. */
export const forgotten = async (response: Response, headers: Headers): Promise<Response> =>
  (await carriesWorthless(headers)) ? withCookies(response, loggedOutLines()) : response;

/** A 200 that renews the session. */
export const answerLoggedIn = async (session: Session, body: unknown): Promise<Response> =>
  withCookies(answer(200, body), await sessionLines(session));

/** {ok: true}, or 409 with the upstream's own words. */
export const answerOutcome = (outcome: Outcome<unknown>): Response =>
  outcome.kind === 'ok' ? answer(200, { ok: true }) : refuse('refused', { text: outcome.text });

type Failure = { door: string; error: unknown; session?: Session; fields?: Record<string, string> };

/**
 * The answer for a failed call of the area. A bearer the upstream refuses ends the session (contract rule 7); 403 does
 * not: the account may not do this, or has to change its password first. `fields` are those of the form by wire name.
 */
export function refuseCall({ door, error, session, fields = {} }: Failure): Response {
  if (!(error instanceof ApiError)) throw error;
  const { code, status, serverMessage, violations, retryAfter } = error;
  if (status === 401 && session) {
    endSession(session);
    return withCookies(refuse('unauthorized'), loggedOutLines());
  }
  if (status === 403) return refuse('forbidden');
  if (status === 429) return refuse('too_many', { retryAfter: retryAfter ?? WAIT_SECONDS });
  if (status === 422 || status === 409) {
    const refused = fieldsRefused(violations, fields);
    if (Object.keys(refused).length > 0) return refuse('invalid', { fields: refused });
    if (serverMessage) return refuse('refused', { text: textOf(serverMessage) ?? '' });
  }
  return code === 'invalid' ? refuse('invalid', { fields: {} }) : refuseFailure(door, error);
}

const fieldsRefused = (violations: Violation[], fields: Record<string, string>): ProfessionalProblems =>
  Object.fromEntries(
    violations.flatMap(({ field }) => {
      const name = Object.hasOwn(fields, field) ? fields[field] : undefined;
      return name ? [[name, 'invalid' as const]] : [];
    }),
  );
