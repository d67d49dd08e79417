import 'server-only';
import { createHash } from 'node:crypto';
import { isCovidTest } from '@/lib/domain/appointment/choices';
import type { AppointmentRequest } from '@/lib/domain/appointment/request';
import { isSameSlot, type Slot, type SlotOffer } from '@/lib/domain/appointment/slot';
import type { Locale } from '@/lib/i18n/locales';
import { isSlotFree, type RequestContext, type RequestOutcome, requestAppointment, searchSlots } from './appointments';
import { ApiError } from './errors';
import { processState } from './process-state';

/** `taken`: the hour is not to be had any more (M147). */
export type BookingOutcome = RequestOutcome | { kind: 'taken' };

type Sender = Omit<RequestContext, 'offer'>;

/**
 * A try to book, remembered by its key and content. Once sent it may have taken the hour although no answer came: a
 * repeat is then not asked whether the hour is free, it would be refused because of itself.
 */
type Attempt = { startedAt: number; sentOffer: SlotOffer | null; running: Promise<BookingOutcome> | null };

const MOST_ATTEMPTS = 1000;
const REMEMBERED_MS = 30 * 60_000;

/**
 * Books a slot after asking the upstream for it and its price again (M144), or sends a request for a call. The same
 * request under the same key is carried out once in this process, however often and however fast it comes; what came
 * of it is answered again. Throws ApiError.
 */
export function bookAppointment(locale: Locale, request: AppointmentRequest, sender: Sender): Promise<BookingOutcome> {
  const attempts = processState('booking.attempts', () => new Map<string, Attempt>());
  const id = createHash('sha256').update(sender.idempotencyKey).update(JSON.stringify(request)).digest('base64');
  const attempt = attemptOf(attempts, id);
  attempt.running ??= carryOut(locale, request, sender, attempt).then(
    (outcome) => {
      if (outcome.kind !== 'accepted') attempts.delete(id); // the hour may become free again
      return outcome;
    },
    (error: unknown) => {
      attempt.running = null;
      if (isRefusal(error)) attempts.delete(id);
      throw error;
    },
  );
  return attempt.running;
}

async function carryOut(
  locale: Locale,
  request: AppointmentRequest,
  sender: Sender,
  attempt: Attempt,
): Promise<BookingOutcome> {
  const { clinicId, day, type, slot } = request;
  if (!slot || !day || !isCovidTest(type)) return await requestAppointment(locale, request, { ...sender, offer: null });
  const query = { clinicId, day, test: type };
  const offer = attempt.sentOffer ?? (await offerOf(locale, query, slot));
  if (!offer) return { kind: 'taken' };
  attempt.sentOffer = offer;
  const outcome = await requestAppointment(locale, request, { ...sender, offer });
  if (outcome.kind === 'accepted') return outcome;
  // Somebody was faster, or there is another reason, which the wire does not tell.
  const isFree = await isSlotFree(locale, { ...query, start: slot.start }).catch(() => true);
  return isFree ? outcome : { kind: 'taken' };
}

/** What the clinic offers now, with its price; null when this slot is not among it or not free. */
async function offerOf(
  locale: Locale,
  query: Parameters<typeof searchSlots>[1],
  slot: Slot,
): Promise<SlotOffer | null> {
  const [isFree, answer] = await Promise.all([
    isSlotFree(locale, { ...query, start: slot.start }),
    searchSlots(locale, query),
  ]);
  const isOffered = answer.kind === 'offered' && answer.offer.slots.some((one) => isSameSlot(one, slot));
  return isFree && isOffered ? answer.offer : null;
}

function attemptOf(attempts: Map<string, Attempt>, id: string): Attempt {
  const known = attempts.get(id);
  if (known && Date.now() - known.startedAt < REMEMBERED_MS) return known;
  const attempt = { startedAt: Date.now(), sentOffer: null, running: null };
  attempts.delete(id);
  attempts.set(id, attempt);
  const oldest = attempts.keys().next().value;
  if (attempts.size > MOST_ATTEMPTS && oldest !== undefined) attempts.delete(oldest);
  return attempt;
}

/** True when the upstream read the request and did not want it: nothing was booked. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status !== null && error.status >= 400 && error.status < 500;
