import { register } from '@/lib/api/professionals';
import { registrationSchema } from '@/lib/domain/professional/registration';
import { enter } from '@/lib/http/door';
import { answerOutcome, callerOf, FORM_BYTES, pageLanguage, refuseCall } from '@/lib/session/door';

const DOOR = {
  schema: registrationSchema.extend(pageLanguage),
  maxBytes: FORM_BYTES,
  limit: { name: 'register', perMinute: 5 },
};
const FIELDS = {
  nombre: 'name',
  email: 'email',
  telefono: 'phone',
  numcolegiado: 'collegeNumber',
  especialidad: 'specialityId',
};

/** Registers a professional for review (M165, M166): {ok: true}, or 409 with the upstream's own words. */
export async function POST(request: Request): Promise<Response> {
  const entered = await enter(request, DOOR);
  if ('refusal' in entered) return entered.refusal;
  const { locale, ...registration } = entered.value;
  try {
    return answerOutcome(await register(registration, callerOf(request.headers, locale)));
  } catch (error) {
    return refuseCall({ door: 'register', error, fields: FIELDS });
  }
}
