import { callbackSchema } from '@/lib/domain/professional/schemas';
import { defineMutation } from '@/lib/http/define-endpoint';
import { withCallablePhone } from '@/lib/phones';
import { CALLBACK_FIELDS, readAccount, sendCallbackRequest } from '@/lib/professionals/professionals';
import { answerLoggedIn, answerOutcome, professionalEndpoint } from '@/lib/session/professional-endpoint';

/**
 * Asks for a call back (M171, M172): name and speciality are read from the account, whatever the browser says. {ok:
 * true}, or 409 with the upstream's message.
 */
export const POST = defineMutation({
  ...professionalEndpoint,
  limit: { name: 'solicitarprofesional', perMinute: 10 },
  schema: withCallablePhone(callbackSchema),
  session: true,
  fields: CALLBACK_FIELDS,
  run: async ({ value, session, caller }) => {
    const own = await readAccount(session, caller);
    if (own.kind === 'refused') return answerOutcome(own);
    const outcome = await sendCallbackRequest(session, own.value, value, caller);
    return outcome.kind === 'ok' ? answerLoggedIn(session, { ok: true }) : answerOutcome(outcome);
  },
});
