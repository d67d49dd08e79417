import { resetPasswordSchema } from '@/lib/domain/professional/schemas';
import { withCookies } from '@/lib/http/answers';
import { defineMutation } from '@/lib/http/define-endpoint';
import { resetPassword } from '@/lib/professionals/professionals';
import { knownBrowserLine } from '@/lib/session/login-limits';
import { answerOutcome, professionalEndpoint } from '@/lib/session/professional-endpoint';

/**
 * Sets a new password with the token of a mailed link: {ok: true}, or 409 with the upstream's message. The person who
 * opened the mail is the owner, so failed logins of others do not lock this browser out.
 */
export const POST = defineMutation({
  ...professionalEndpoint,
  limit: { name: 'resetpassword', perMinute: 10 },
  schema: resetPasswordSchema,
  run: async ({ value, caller }) => {
    const outcome = await resetPassword(value, caller);
    const owner = outcome.kind === 'ok' ? outcome.value : null;
    const lines = owner ? [await knownBrowserLine(owner.username, owner.proof)] : [];
    return withCookies(answerOutcome(outcome), lines);
  },
});
