import { z } from 'zod';
import { bookAppointment } from '@/lib/api/book-appointment';
import { ApiError } from '@/lib/api/errors';
import { fieldsRefused } from '@/lib/api/request-violations';
import { readAppointment } from '@/lib/domain/appointment/request-schema';
import { madridDay } from '@/lib/domain/notice';
import { answer, refuse } from '@/lib/http/answers';
import { enter } from '@/lib/http/door';
import { refuseFailure } from '@/lib/http/failures';
import { bindBooking } from '@/lib/http/own-bookings';
import { DEFAULT_LOCALE, LOCALES } from '@/lib/i18n/locales';

const CONSENT_FIELDS = ['research', 'notifications', 'paysOnline'] as const;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const Fields = z.record(z.string(), z.unknown(), 'invalid');
const Body = z.object(
  { locale: z.enum(LOCALES).catch(DEFAULT_LOCALE), draft: Fields, consent: Fields.nullish() },
  'invalid',
);

const DOOR = { schema: Body, maxBytes: 65_536, limit: { name: 'solicitar', perMinute: 30 } };

/**
 * Books a slot or asks for a call (M113, M114, M143 to M147): {locale, draft, consent?} under an Idempotency-Key, a
 * UUID, answers {ok: true, paymentUrl?}. 422 has keys of `AppointmentForm.errors` by field of the draft, those of the
 * second step after 'consent.'; 409 slot_taken when the hour is gone.
 */
export async function POST(request: Request): Promise<Response> {
  const entered = await enter(request, DOOR);
  if ('refusal' in entered) return entered.refusal;
  const idempotencyKey = request.headers.get('idempotency-key') ?? '';
  if (!UUID.test(idempotencyKey)) return refuse('malformed');

  const { locale, draft, consent } = entered.value;
  const decided = Object.fromEntries(CONSENT_FIELDS.map((field) => [field, consent?.[field]]));
  const reading = readAppointment({ ...draft, ...decided }, madridDay(new Date()));
  if (!reading.ok) return refuse('invalid', { fields: byPlace(reading.problems) });

  try {
    const outcome = await bookAppointment(locale, reading.request, { idempotencyKey, currentUsername: null });
    if (outcome.kind === 'taken') return refuse('slot_taken');
    if (outcome.kind === 'refused') return refuse('invalid', { fields: {} });
    const { paymentUrl } = outcome;
    const cookie = await bindBooking(request.headers, reading.request);
    return answer(200, { ok: true, ...(paymentUrl && { paymentUrl }) }, cookie ? { 'Set-Cookie': cookie } : {});
  } catch (error) {
    if (error instanceof ApiError && error.code === 'invalid') {
      return refuse('invalid', { fields: fieldsRefused(error.violations) });
    }
    return refuseFailure('solicitar', error);
  }
}

/** The problems under the names of the body: the fields of the second step are inside `consent`. */
const byPlace = (problems: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [
      CONSENT_FIELDS.some((one) => one === field) ? `consent.${field}` : field,
      problem,
    ]),
  );
