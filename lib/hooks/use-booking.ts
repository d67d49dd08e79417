import { useRef, useState } from 'react';
import type { ConsentDraft } from '../domain/appointment/consent';
import { type Locale, localePath } from '../i18n/locales';
import { newBookingKey } from './booking-key';
import { sendBooking } from './send-booking';
import { eraseWizard, type Wizard, writeWizard } from './wizard-storage';

/** The questions of the consent step, in their order. */
export const QUESTIONS = ['research', 'notifications'] as const;
export type Question = (typeof QUESTIONS)[number];

/**
 * Where the consent step is: `incomplete` names the questions left open, `invalid` is a first step to be corrected, `received`
 * the end of a request to be called back (M143 to M147).
 */
export type BookingState =
  | { kind: 'idle' }
  | { kind: 'sending'; paysOnline: boolean }
  | { kind: 'incomplete'; open: Question[] }
  | { kind: 'invalid' }
  | { kind: 'failed'; isOffline: boolean }
  | { kind: 'received' };

/** Sends the booking of the wizard with its consent, once however often it is asked to, and goes where that leads. */
export function useBooking(locale: Locale, wizard: Wizard) {
  const [state, setState] = useState<BookingState>({ kind: 'idle' });
  const attempt = useRef<Wizard>(wizard);
  const isSending = useRef(false);

  async function send(consent: ConsentDraft): Promise<void> {
    if (isSending.current) return;
    const open = QUESTIONS.filter((question) => consent[question] === '');
    if (open.length > 0) return setState({ kind: 'incomplete', open });

    isSending.current = true;
    setState({ kind: 'sending', paysOnline: consent.paysOnline });
    const { draft } = wizard;
    const key = keyOf(attempt.current, consent);
    attempt.current = { draft, bookingKey: key, consent };
    writeWizard(attempt.current, Date.now());
    const sent = await sendBooking({ locale, draft, consent, key });
    if (sent.kind === 'sent') {
      eraseWizard();
      return sent.paymentUrl === null ? setState({ kind: 'received' }) : location.assign(sent.paymentUrl);
    }
    if (sent.kind === 'taken') {
      writeWizard({ draft, redirectBack: true }, Date.now());
      return location.assign(localePath(locale, '/pedir-cita'));
    }
    isSending.current = false;
    if (sent.kind === 'failed' && !sent.isRefused) return setState(sent);
    // Refused for good: what is sent next is another attempt.
    attempt.current = { draft };
    writeWizard(attempt.current, Date.now());
    if (sent.kind === 'failed') return setState(sent);
    setState(sent.isDraft ? { kind: 'invalid' } : { kind: 'incomplete', open: [...QUESTIONS] });
  }

  return { state, send };
}

/** The key of the attempt before while it says the same: nobody knows yet whether it arrived. */
function keyOf({ bookingKey, consent }: Wizard, next: ConsentDraft): string {
  const isSame =
    consent?.research === next.research &&
    consent.notifications === next.notifications &&
    consent.paysOnline === next.paysOnline;
  return bookingKey && isSame ? bookingKey : newBookingKey();
}
