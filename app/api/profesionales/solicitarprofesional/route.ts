import { askForCallback, readOwnData } from '@/lib/api/professionals';
import { callbackSchema } from '@/lib/domain/professional/callback';
import {
  answerLoggedIn,
  answerOutcome,
  callerOf,
  enterLoggedIn,
  FORM_BYTES,
  pageLanguage,
  refuseCall,
} from '@/lib/session/door';

const DOOR = {
  schema: callbackSchema.extend(pageLanguage),
  maxBytes: FORM_BYTES,
  limit: { name: 'solicitarprofesional', perMinute: 10 },
};
const FIELDS = { telefono: 'phone', horario: 'window', motivo: 'reason' };

/**
 * Asks for a call back (M171, M172): name and speciality are read from the account, whatever the browser says. {ok: true},
 * or 409 with the upstream's own words.
 */
export async function POST(request: Request): Promise<Response> {
  const entered = await enterLoggedIn(request, DOOR);
  if ('refusal' in entered) return entered.refusal;
  const { session, value } = entered;
  const { locale, ...callback } = value;
  const caller = callerOf(request.headers, locale);
  try {
    const own = await readOwnData(session, caller);
    if (own.kind === 'refused') return answerOutcome(own);
    const outcome = await askForCallback(session, own.value, callback, caller);
    return outcome.kind === 'ok' ? await answerLoggedIn(session, { ok: true }) : answerOutcome(outcome);
  } catch (error) {
    return refuseCall({ door: 'solicitarprofesional', error, session, fields: FIELDS });
  }
}
