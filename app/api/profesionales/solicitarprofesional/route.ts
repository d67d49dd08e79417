import { askForCallback, readOwnData } from '@/lib/api/professionals';
import { callbackSchema } from '@/lib/domain/professional/callback';
import { answerLoggedIn, answerOutcome, FORM_BYTES, pageLanguage, serveLoggedIn } from '@/lib/session/door';

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
export const POST = (request: Request): Promise<Response> =>
  serveLoggedIn(
    request,
    DOOR,
    async ({ session, value: { locale: _, ...callback }, caller }) => {
      const own = await readOwnData(session, caller);
      if (own.kind === 'refused') return answerOutcome(own);
      const outcome = await askForCallback(session, own.value, callback, caller);
      return outcome.kind === 'ok' ? await answerLoggedIn(session, { ok: true }) : answerOutcome(outcome);
    },
    FIELDS,
  );
