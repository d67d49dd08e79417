import { sendPasswordLink } from '@/lib/api/professionals';
import { forgotPasswordSchema } from '@/lib/domain/professional/passwords';
import { enter } from '@/lib/http/door';
import { answerOutcome, callerOf, FORM_BYTES, pageLanguage, refuseCall } from '@/lib/session/door';

const DOOR = {
  schema: forgotPasswordSchema.extend(pageLanguage),
  maxBytes: FORM_BYTES,
  limit: { name: 'forgotpassword', perMinute: 5 },
};

/** Has a link to a new password mailed (M174): {ok: true}, or 409 with the upstream's own words. */
export async function POST(request: Request): Promise<Response> {
  const entered = await enter(request, DOOR);
  if ('refusal' in entered) return entered.refusal;
  const { email, locale } = entered.value;
  try {
    return answerOutcome(await sendPasswordLink(email, callerOf(request.headers, locale)));
  } catch (error) {
    return refuseCall({ door: 'forgotpassword', error, fields: { email: 'email' } });
  }
}
