import { type BookingAnswer, bookingNumberIn, isRefusedBooking } from '../domain/appointment/booking';
import { type Locale, localePath } from '../i18n/locales';
import { request, requestJson } from './request';
import { clearHold } from './wizard-storage';

/**
 * An unpaid booking of this tab: `held` until a time (HH:MM, Madrid; null while it is not known), `paid` with the
 * address of its result, or `over`: the hour is free again.
 */
export type Hold = { kind: 'held'; until: string | null } | { kind: 'paid'; href: string } | { kind: 'over' };

/** The state of the booking with this number; null when it cannot be known now. Never throws. */
export async function readHold(locale: Locale, numcita: string): Promise<Hold | null> {
  try {
    const found = await requestJson<BookingAnswer>(`/api/citas/comprobar?${new URLSearchParams({ numcita, locale })}`);
    if (!isRefusedBooking(found)) return { kind: 'paid', href: localePath(locale, `/payment/ok/${numcita}`) };
    return found.isPending ? { kind: 'held', until: found.heldUntil ?? null } : { kind: 'over' };
  } catch {
    return null;
  }
}

/** Releases the hour, so that the patient can choose any hour again; the form keeps its fields. Never throws. */
export async function releaseHold(paymentUrl: string): Promise<void> {
  const numcita = bookingNumberIn(paymentUrl);
  if (numcita !== null) {
    await request('/api/citas/liberar', { body: { numcita } }).catch(() => null); // the hold expires without it
  }
  clearHold(Date.now());
}
