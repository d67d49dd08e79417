import 'server-only';
import { z } from 'zod';
import { cancelNumber, dayNumber, isTyped } from '@/lib/domain/appointment/typed-number';
import { type CANCEL_FORM, fragmentIn, type LEAVE_FORM, VISIT_SECRET } from '@/lib/domain/mailed-links';
import type { Locale } from '@/lib/i18n/locales';
import { cancelOwnVisit, readOwnVisit } from './own-visit';
import { leaveWaitingList, readWaitingEntry } from './waiting-list';

/* Changes that forms without JavaScript make: the server compares the typed number, which with JavaScript the page does. */

type Caller = { locale: Locale; visitorAddress: string | null };

/** A pasted link of a mail, or its secret alone, and the typed number. */
export const typedChangeSchema = z.object({
  enlace: z
    .string('invalid')
    .transform((pasted) => fragmentIn(`#${pasted.trim()}`, VISIT_SECRET))
    .pipe(z.string('invalid')),
  numero: z.string('invalid'),
});

type TypedChange = z.output<typeof typedChangeSchema>;

type CancelOutcome = Exclude<keyof typeof CANCEL_FORM.sentences, 'failed'>;

/** Cancels the booking of a link after the number of `cancelNumber`. Throws ApiError. */
export async function cancelTyped({ enlace, numero }: TypedChange, caller: Caller): Promise<CancelOutcome> {
  const answer = await readOwnVisit(enlace, caller);
  if (answer.kind !== 'found') return answer.kind;
  const { state, booking } = answer.visit;
  if (!isTyped(numero, cancelNumber(booking.day))) return 'invalid';
  const change = await cancelOwnVisit(enlace, caller);
  if (!change.ok) return change.reason === 'unknown' || change.reason === 'late' ? change.reason : 'closed';
  if (state === 'requested' || (state === 'cancelled' && booking.day === null)) return 'dropped';
  return change.isRefunded ? 'refunded' : 'cancelled';
}

type LeaveOutcome = Exclude<keyof typeof LEAVE_FORM.sentences, 'failed'>;

/** Leaves the waiting list of a link after the last day of the wait. Throws ApiError. */
export async function leaveTyped({ enlace, numero }: TypedChange, caller: Caller): Promise<LeaveOutcome> {
  const answer = await readWaitingEntry(enlace, caller);
  if (answer.kind !== 'found') return answer.kind;
  const { isWaiting, until } = answer.entry;
  if (!isWaiting) return 'over';
  if (!isTyped(numero, dayNumber(until))) return 'invalid';
  return (await leaveWaitingList(enlace, caller)) ? 'left' : 'unknown';
}
