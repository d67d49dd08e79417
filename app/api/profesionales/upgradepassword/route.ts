import { passwordIssue } from '@clinic/contract/password-rules';
import { upgradePasswordSchema } from '@/lib/domain/professional/schemas';
import { answer, refuse, refuseTooMany, withCookies } from '@/lib/http/answers';
import type { Caller } from '@/lib/http/caller';
import { defineMutation } from '@/lib/http/define-endpoint';
import { changePassword, readName } from '@/lib/professionals/professionals';
import {
  clearFirstPasswordLine,
  type FirstPassword,
  restoreFirstPassword,
  takeFirstPassword,
} from '@/lib/session/first-password';
import { countLogin, resetLogins, undoLoginCount } from '@/lib/session/login-limits';
import { answerOutcome, professionalEndpoint, refuseProfessionalFailure } from '@/lib/session/professional-endpoint';
import { endSession, openSession, type Session, sessionLines } from '@/lib/session/session';

/**
 * Changes the password (M173): {ok: true} with a new session, or 409 with the upstream's message. The old password is
 * in the form; on the first access it is the sealed one, which can be used once and is stored again after a refusal.
 * Attempts count as logins, because both guess the same password.
 */
export const POST = defineMutation({
  ...professionalEndpoint,
  limit: { name: 'upgradepassword', perMinute: 10 },
  schema: upgradePasswordSchema(''),
  session: true,
  run: async ({ value, session, headers, locale, caller }) => {
    const problem = passwordIssue(value.password, { name: '', email: session.username });
    if (problem) return refuse('invalid', { fields: { password: problem } });
    const retryAfter = await countLogin(headers, session.username);
    if (retryAfter !== null) return refuseTooMany(locale, retryAfter);
    const first = value.oldPassword === undefined ? await takeFirstPassword(headers, session) : null;
    const oldPassword = value.oldPassword ?? first?.password;
    if (oldPassword === undefined) return refuse('invalid', { fields: { oldPassword: 'oldPasswordMissing' } });

    try {
      const outcome = await changePassword(session, { oldPassword, password: value.password }, caller);
      if (outcome.kind === 'refused') return await withFirstPassword(answerOutcome(outcome), first);
      await resetLogins(headers, session.username);
      return await replaceSession(session, outcome.value, caller);
    } catch (error) {
      await undoLoginCount(headers, session.username);
      const refusal = await refuseProfessionalFailure({ endpoint: 'upgradepassword', error, locale, session });
      return await withFirstPassword(refusal, first);
    }
  },
});

/** Ends the old session and starts one with the new token. */
async function replaceSession(old: Session, token: string, caller: Caller): Promise<Response> {
  await endSession(old);
  const account = { username: old.username, token };
  const session = openSession({ ...account, name: await readName(account, caller), next: 'portal' });
  return withCookies(answer(200, { ok: true }), [...(await sessionLines(session)), clearFirstPasswordLine()]);
}

/** The attempt used up the seal of the first password: it gets another one, unless the session is over. */
const withFirstPassword = async (response: Response, first: FirstPassword | null): Promise<Response> =>
  first && response.status !== 401 ? withCookies(response, [await restoreFirstPassword(first)]) : response;
