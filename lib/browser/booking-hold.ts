import { type BookingAnswer, heldNumber, isRefusedBooking } from '../domain/appointment/booking';
import { type Locale, localePath } from '../i18n/locales';
import { forgetHold } from './wizard-storage';

/**
 * An unpaid booking of this tab: `held` until a time (HH:MM, Madrid; null while it is not known), `paid` with the
 * address of its result, or `over`: the hour is free again.
 */
export type Hold = { kind: 'held'; until: string | null } | { kind: 'paid'; href: string } | { kind: 'over' };

/** The state of the booking with this number; null when it cannot be known now. Never throws. */
export async function readHold(locale: Locale, numcita: string): Promise<Hold | null> {
  try {
    const response = await fetch(`/api/citas/comprobar?${new URLSearchParams({ numcita, locale })}`);
    if (!response.ok) return null;
    const found: BookingAnswer = await response.json();
    if (!isRefusedBooking(found)) return { kind: 'paid', href: localePath(locale, `/payment/ok/${numcita}`) };
    return found.isPending ? { kind: 'held', until: found.heldUntil ?? null } : { kind: 'over' };
  } catch {
    return null;
  }
}

/** Releases the hour, so that the patient can choose any hour again; the form keeps its fields. Never throws. */
export async function releaseHold(paymentUrl: string): Promise<void> {
  const numcita = heldNumber(paymentUrl);
  if (numcita !== null) {
    await fetch('/api/citas/liberar', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ numcita }),
    }).catch(() => null); // the hold expires without it
  }
  forgetHold(Date.now());
}
