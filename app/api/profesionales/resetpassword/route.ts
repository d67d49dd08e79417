import { resetPasswordSchema } from '@/lib/domain/professional/schemas';
import { answer, withCookies } from '@/lib/http/answers';
import type { Caller } from '@/lib/http/caller';
import { defineMutation } from '@/lib/http/define-endpoint';
import { resetPassword } from '@/lib/professionals/professionals';
import { countLogin, knownBrowserLine, undoLoginCount } from '@/lib/session/login-limits';
import { openLogin } from '@/lib/session/open-login';
import { answerOutcome, professionalEndpoint } from '@/lib/session/professional-endpoint';
import { ApiError } from '@/lib/upstream/errors';

/**
 * Sets a new password with the token of a mailed link, and logs in with it: {ok: true, next: 'portal' | 'upgrade'} and
 * the sealed session, {ok: true} if the login failed, or 409 with the upstream's message.
 */
export const POST = defineMutation({
  ...professionalEndpoint,
  limit: { name: 'resetpassword', perMinute: 10 },
  schema: resetPasswordSchema,
  run: async ({ value, headers, caller }) => {
    const outcome = await resetPassword(value, caller);
    if (outcome.kind === 'refused' || outcome.value === null) return answerOutcome(outcome);
    const owner = { ...outcome.value, password: value.password };
    const login = await logInOwner(owner, headers, caller);
    if (login) return withCookies(answer(200, { ok: true, next: login.next }), login.lines);
    // The person who opened the mail is the owner: failed logins of others do not lock this browser out.
    return withCookies(answerOutcome(outcome), [await knownBrowserLine(owner.username, owner.proof)]);
  },
});

type Owner = { username: string; password: string; proof: string };

/** Logs in like the login form, with its limits. Returns null if no login is allowed now: the password is set anyway. */
async function logInOwner({ proof, ...credentials }: Owner, headers: Headers, caller: Caller) {
  if ((await countLogin(headers, credentials.username)) !== null) return null;
  try {
    // Without the idempotency key, which belongs to the new password.
    return await openLogin(
      credentials,
      headers,
      { locale: caller.locale, visitorAddress: caller.visitorAddress },
      proof,
    );
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    await undoLoginCount(headers, credentials.username);
    return null;
  }
}
