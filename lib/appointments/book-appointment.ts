import 'server-only';
import { createHash } from 'node:crypto';
import { isCovidTest } from '@/lib/domain/appointment/choices';
import type { AppointmentRequest } from '@/lib/domain/appointment/request';
import { isSameSlot, type Slot, type SlotOffer } from '@/lib/domain/appointment/slot';
import type { Locale } from '@/lib/i18n/locales';
import { openStore } from '@/lib/state/open-store';
import { processState } from '@/lib/state/process-state';
import { ApiError } from '@/lib/upstream/errors';
import { isSlotFree, type RequestContext, type RequestOutcome, requestAppointment, searchSlots } from './appointments';

/** `taken`: the slot is no longer free (M147). */
export type BookingOutcome = RequestOutcome | { kind: 'taken' };

type Sender = Omit<RequestContext, 'offer'>;

/**
 * An attempt to book, stored by its key with a hash of its content. Once sent it may have taken the slot even without a
 * response, so a retry does not check whether the slot is free: it would be rejected because of itself.
 */
type Attempt = { content: string; startedAt: number; sentOffer: SlotOffer | null; outcome: BookingOutcome | null };

type Running = { content: string; outcome: Promise<BookingOutcome> };

const ATTEMPTS = 1000;
const STORED_MS = 30 * 60_000;

const store = () => openStore('booking.attempts', ATTEMPTS);
const storedAttempt = (id: string): Promise<Attempt | null> => store().get<Attempt>(id);
const storeAttempt = (id: string, attempt: Attempt): Promise<void> =>
  store().set(id, attempt, attempt.startedAt + STORED_MS - Date.now());

/**
 * Books a slot after checking its availability and price with the upstream (M144), or sends a request for a call. A
 * request with the same key is carried out once, and repetitions return the stored outcome. Throws
 * ApiError, 'conflict' when the key was used for another request.
 */
export async function bookAppointment(
  locale: Locale,
  request: AppointmentRequest,
  sender: Sender,
): Promise<BookingOutcome> {
  const running = processState('booking.running', () => new Map<string, Running>());
  const id = hashOf(sender.idempotencyKey);
  const content = hashOf(JSON.stringify(request));
  const same = running.get(id);
  if (same && same.content !== content) throw usedKey();
  if (same) return same.outcome;
  const outcome = attemptOnce(id, content, (attempt) => carryOut(locale, request, sender, attempt, id)).finally(() =>
    running.delete(id),
  );
  running.set(id, { content, outcome });
  return outcome;
}

/** Returns the outcome stored under the key, or else the result of `book`, stored unless nothing was booked. */
async function attemptOnce(
  id: string,
  content: string,
  book: (attempt: Attempt) => Promise<BookingOutcome>,
): Promise<BookingOutcome> {
  const fresh: Attempt = { content, startedAt: Date.now(), sentOffer: null, outcome: null };
  const attempt = await store().add(id, fresh, STORED_MS);
  if (attempt.content !== content) throw usedKey();
  if (attempt.outcome) return attempt.outcome;
  try {
    const outcome = await book(attempt);
    if (outcome.kind === 'accepted') {
      await storeAttempt(id, { ...attempt, outcome });
      return outcome;
    }
    const elsewhere = (await storedAttempt(id))?.outcome; // this attempt, carried out by another process
    if (elsewhere) return elsewhere;
    await store().delete(id); // the slot may become free again
    return outcome;
  } catch (error) {
    if (isRefusal(error)) await store().delete(id);
    throw error;
  }
}

const usedKey = (): ApiError =>
  new ApiError('conflict', 'The key of an attempt came with another request', { status: 409 });

async function carryOut(
  locale: Locale,
  request: AppointmentRequest,
  sender: Sender,
  attempt: Attempt,
  id: string,
): Promise<BookingOutcome> {
  const { clinicId, day, type, slot } = request;
  if (!slot || !day || !isCovidTest(type)) return await requestAppointment(locale, request, { ...sender, offer: null });
  const query = { clinicId, day, test: type };
  const offer =
    attempt.sentOffer ??
    (await offerOf(locale, query, slot, sender.visitorAddress)) ??
    (await storedAttempt(id))?.sentOffer; // this attempt, sent by another process during the check
  if (!offer) return { kind: 'taken' };
  await storeAttempt(id, { ...attempt, sentOffer: offer });
  const outcome = await requestAppointment(locale, request, { ...sender, offer });
  if (outcome.kind !== 'refused') return outcome;
  // Another visitor was faster, or there is another reason, which the wire does not name.
  const isFree = await isSlotFree(locale, { ...query, start: slot.start }, sender.visitorAddress).catch(() => true);
  return isFree ? outcome : { kind: 'taken' };
}

/** Returns the clinic's current offer with its price, or null if it does not include this slot as free. */
async function offerOf(
  locale: Locale,
  query: Parameters<typeof searchSlots>[1],
  slot: Slot,
  visitorAddress: string | null | undefined,
): Promise<SlotOffer | null> {
  const [isFree, answer] = await Promise.all([
    isSlotFree(locale, { ...query, start: slot.start }, visitorAddress),
    searchSlots(locale, query, visitorAddress),
  ]);
  const isOffered = answer.kind === 'offered' && answer.offer.slots.some((one) => isSameSlot(one, slot));
  return isFree && isOffered ? answer.offer : null;
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64');

/** True if the upstream read the request and refused it: nothing was booked. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status !== null && error.status >= 400 && error.status < 500;
