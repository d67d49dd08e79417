import { resetPassword } from '@/lib/api/professionals';
import { newPasswordProblem, resetPasswordSchema } from '@/lib/domain/professional/passwords';
import { refuse } from '@/lib/http/answers';
import { enter } from '@/lib/http/door';
import { answerOutcome, callerOf, FORM_BYTES, pageLanguage, refuseCall } from '@/lib/session/door';

const DOOR = {
  schema: resetPasswordSchema.extend(pageLanguage),
  maxBytes: FORM_BYTES,
  limit: { name: 'resetpassword', perMinute: 10 },
};

/** Sets a new password with the token of a mailed link: {ok: true}, or 409 with the upstream's own words. */
export async function POST(request: Request): Promise<Response> {
  const entered = await enter(request, DOOR);
  if ('refusal' in entered) return entered.refusal;
  const { locale, ...reset } = entered.value;
  const problem = newPasswordProblem(reset.password);
  if (problem) return refuse('invalid', { fields: { password: problem } });
  try {
    return answerOutcome(await resetPassword(reset, callerOf(request.headers, locale)));
  } catch (error) {
    return refuseCall({ door: 'resetpassword', error });
  }
}
