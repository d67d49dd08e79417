import { madridDay } from '@clinic/contract/dates';
import { isCallable } from '@clinic/contract/phone-numbers';
import { z } from 'zod';
import { type BookingOutcome, bookAppointment } from '@/lib/appointments/book-appointment';
import { acceptsGuardians, getFullCatalogue } from '@/lib/appointments/picker-catalogue';
import { REQUEST_REASONS, VIOLATION_FIELDS } from '@/lib/appointments/request-violations';
import { choiceProblems } from '@/lib/domain/appointment/picker-catalogue';
import { readAppointment } from '@/lib/domain/appointment/request-schema';
import { answer, refuse, withCookies } from '@/lib/http/answers';
import { grantBookingAccess } from '@/lib/http/booking-access';
import { promisedCall } from '@/lib/http/call-text';
import type { Caller } from '@/lib/http/caller';
import { defineMutation } from '@/lib/http/define-endpoint';
import { verifySession } from '@/lib/session/professional';
import { type BookingResult, notifyBooking } from '@/lib/state/watchers';
import { optional } from '@/lib/upstream/degrade';
import { ApiError } from '@/lib/upstream/errors';

const CONSENT_FIELDS = ['research', 'notifications', 'paysOnline'] as const;

/** As typed, with spaces. */
const MAX_CODE = 20;

const unread = z.record(z.string(), z.unknown(), 'invalid');

/**
 * Books a slot or asks for a call (M113, M114, M143 to M147): {locale, draft, consent?} returns {ok: true} with
 * paymentUrl, or reference and isBooked, or `call` with the hours of a later call. 422 has keys of
 * `AppointmentForm.errors` by field ('code': one was sent, is wrong or must wait). 409 is slot_taken.
 */
export const POST = defineMutation({
  limit: { name: 'solicitar', perMinute: 30 },
  schema: z.object({ draft: unread, consent: unread.nullish(), code: z.string().max(MAX_CODE).nullish() }, 'invalid'),
  idempotent: true,
  fields: VIOLATION_FIELDS,
  reasons: REQUEST_REASONS,
  run: async ({ value: { draft, consent, code }, locale, headers, caller }) => {
    const decided = Object.fromEntries(CONSENT_FIELDS.map((field) => [field, consent?.[field]]));
    // Another upstream ignores our fields about the booker.
    const asked = acceptsGuardians() ? draft : { ...draft, forWhom: '' };
    const reading = readAppointment({ ...asked, ...decided }, madridDay(new Date()));
    if (!reading.ok) return refuse('invalid', { fields: byPath(reading.problems) });
    const { request } = reading;
    if (!isCallable(request.patient.phone)) return refuse('invalid', { fields: { phone: 'phoneInvalid' } });

    // Without the catalogue the upstream alone decides.
    const catalogue = await optional(getFullCatalogue(locale), null);
    const unsuited = catalogue ? choiceProblems(catalogue, request) : {};
    if (Object.keys(unsuited).length > 0) return refuse('invalid', { fields: unsuited });
    const { idempotencyKey, visitorAddress } = caller;
    const currentUsername = await usernameOf(headers, caller);
    const sender = { idempotencyKey, currentUsername, visitorAddress, emailCode: code?.trim() || null };
    const outcome = await bookAppointment(locale, request, sender).catch(notifyFailed);
    notifyBooking(resultOf(outcome));
    if (outcome.kind === 'taken') return refuse('slot_taken');
    if (outcome.kind === 'unverified') return refuse('invalid', { fields: { code: outcome.code } });
    // The request itself names the preferred hour of a consultation.
    const isHourGone = request.slot !== null && !request.isCovid;
    if (outcome.kind === 'refused') return refuse('invalid', { fields: isHourGone ? { slot: 'slotTaken' } : {} });
    const { paymentUrl, reference, isBooked } = outcome;
    const cookies = await grantBookingAccess(headers, request, paymentUrl);
    return withCookies(
      answer(200, {
        ok: true,
        ...(paymentUrl ? { paymentUrl } : reference && { reference }),
        ...(isBooked ? { isBooked } : !paymentUrl && promisedCall(locale, new Date(), request.callWindow)),
      }),
      cookies,
    );
  },
});

const resultOf = (outcome: BookingOutcome): BookingResult =>
  outcome.kind !== 'accepted' ? outcome.kind : outcome.paymentUrl ? 'paid_later' : 'accepted';

function notifyFailed(error: unknown): never {
  notifyBooking(error instanceof ApiError && error.status !== null && error.status < 500 ? 'refused' : 'failed');
  throw error;
}

/** Returns the professional who is logged in (M120), or null, also when the upstream does not confirm the session. */
async function usernameOf(headers: Headers, caller: Caller): Promise<string | null> {
  const verified = await verifySession(headers, caller).catch(() => null);
  return verified?.kind === 'valid' ? verified.session.username : null;
}

/** The problems by path in the body: the fields of the second step are inside `consent`. */
const byPath = (problems: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [
      CONSENT_FIELDS.some((one) => one === field) ? `consent.${field}` : field,
      problem,
    ]),
  );
