import { type Caller, changePassword, readName } from '@/lib/api/professionals';
import { newPasswordProblem, upgradePasswordSchema } from '@/lib/domain/professional/passwords';
import { answer, refuse, withCookies } from '@/lib/http/answers';
import { answerOutcome, callerOf, enterLoggedIn, FORM_BYTES, pageLanguage, refuseCall } from '@/lib/session/door';
import {
  type FirstPassword,
  forgottenFirstPasswordLine,
  keepOnFirstPassword,
  takeFirstPassword,
} from '@/lib/session/first-password';
import { countLogin, forgetLogin, takeBackLogin } from '@/lib/session/login-limits';
import { endSession, openSession, type Session, sessionLines } from '@/lib/session/session';

const DOOR = {
  schema: upgradePasswordSchema.extend(pageLanguage),
  maxBytes: FORM_BYTES,
  limit: { name: 'upgradepassword', perMinute: 10 },
};

/**
 * Changes the password of whoever is logged in (M173). The old one is that of the form, else the one of the first access,
 * which counts once; after a refusal it is kept for another try. {ok: true} with a new session, or 409 with the
 * upstream's own words. Tries count as those of the login: they guess the same password.
 */
export async function POST(request: Request): Promise<Response> {
  const entered = await enterLoggedIn(request, DOOR);
  if ('refusal' in entered) return entered.refusal;
  const { session, value } = entered;
  const { headers } = request;

  const problem = newPasswordProblem(value.password, session.username);
  if (problem) return refuse('invalid', { fields: { password: problem } });
  const retryAfter = countLogin(headers, session.username);
  if (retryAfter !== null) return refuse('too_many', { retryAfter });
  const kept = value.oldPassword === undefined ? await takeFirstPassword(headers, session) : null;
  const oldPassword = value.oldPassword ?? kept?.password;
  if (oldPassword === undefined) return refuse('invalid', { fields: { oldPassword: 'oldPasswordMissing' } });

  const caller = callerOf(headers, value.locale);
  try {
    const outcome = await changePassword(session, { oldPassword, password: value.password }, caller);
    if (outcome.kind === 'refused') return await tryAgain(answerOutcome(outcome), kept);
    forgetLogin(headers, session.username);
    return await goOn(session, outcome.value, caller);
  } catch (error) {
    takeBackLogin(headers, session.username);
    return await tryAgain(refuseCall({ door: 'upgradepassword', error, session }), kept);
  }
}

/** The new token takes the place of the old one, in a session of its own. */
async function goOn(old: Session, token: string, caller: Caller): Promise<Response> {
  endSession(old);
  const account = { username: old.username, token };
  const session = openSession({ ...account, name: await readName(account, caller), next: 'portal' });
  return withCookies(answer(200, { ok: true }), [...(await sessionLines(session)), forgottenFirstPasswordLine()]);
}

/** The seal of the first password was used up by the try: it gets another one, unless the session is over. */
const tryAgain = async (response: Response, kept: FirstPassword | null): Promise<Response> =>
  kept && response.status !== 401 ? withCookies(response, [await keepOnFirstPassword(kept)]) : response;
