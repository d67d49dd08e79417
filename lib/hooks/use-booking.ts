import { useEffect, useRef, useState } from 'react';
import { type Hold, readHold } from '../browser/booking-hold';
import { newAttemptKey, postForm } from '../browser/post-form';
import { clearHold, eraseWizard, readWizard, type Wizard, writeWizard } from '../browser/wizard-storage';
import { bookingNumberIn } from '../domain/appointment/booking';
import type { ConsentDraft } from '../domain/appointment/consent';
import { type Locale, localePath } from '../i18n/locales';

/** The questions of the consent step, in their order. */
export const QUESTIONS = ['research', 'notifications'] as const;
export type Question = (typeof QUESTIONS)[number];

/** State of the e-mail verification code: mailed, wrong, or rate-limited. */
export type CodeState = 'sent' | 'wrong' | 'wait';

/**
 * The state of the consent step: `incomplete` names the open questions, `invalid` means the first step must be
 * corrected, `unverified` that no hour is held without the code, `received` ends a call-back request (M143 to M147).
 */
export type BookingState =
  | { kind: 'idle' }
  | { kind: 'sending'; paysOnline: boolean }
  | { kind: 'incomplete'; open: Question[] }
  | { kind: 'invalid' }
  | { kind: 'unverified'; code: CodeState }
  | { kind: 'failed'; isOffline: boolean }
  | { kind: 'conflict' }
  | { kind: 'received'; reference: string | null; call: string | null };

/** Sends the wizard's booking with its consent, only once even if `send` is repeated, and follows the outcome. */
export function useBooking(locale: Locale, wizard: Wizard) {
  const [state, setState] = useState<BookingState>({ kind: 'idle' });
  /** Stays true while the code is being sent, and after sending failed. */
  const [asksCode, setAsksCode] = useState(false);
  const attempt = useRef<Wizard>(wizard);
  const isSending = useRef(false);

  async function send(consent: ConsentDraft, code: string | null = null): Promise<void> {
    if (isSending.current) return;
    const open = QUESTIONS.filter((question) => consent[question] === '');
    if (open.length > 0) return setState({ kind: 'incomplete', open });

    isSending.current = true;
    setState({ kind: 'sending', paysOnline: consent.paysOnline });
    const { draft } = wizard;
    const key = keyOf(attempt.current, consent);
    attempt.current = { draft, bookingKey: key, consent };
    writeWizard(attempt.current, Date.now());
    const answer = await postForm('/api/citas/solicitar', { locale, draft, consent, ...(code && { code }) }, key);
    if (answer.kind === 'taken') {
      writeWizard({ draft, redirectBack: true }, Date.now());
      return location.assign(localePath(locale, '/pedir-cita'));
    }
    if (answer.kind === 'done' && isBooked(answer.body)) return leave(answer.body);
    isSending.current = false;
    // It may have arrived: the next attempt keeps the key.
    if (answer.kind === 'offline') return setState({ kind: 'failed', isOffline: true });
    const isOpen = answer.kind === 'done' || answer.kind === 'tooMany' || (answer.kind === 'failed' && !answer.isFinal);
    if (isOpen) return setState({ kind: 'failed', isOffline: false });

    if (answer.kind === 'invalid' && isCodeState(answer.problems.code)) {
      setAsksCode(true);
      return setState({ kind: 'unverified', code: answer.problems.code });
    }
    const problems = answer.kind === 'invalid' ? Object.entries(answer.problems) : [];
    const ofDraft = problems.filter(([name]) => !name.startsWith('consent.'));
    attempt.current = { draft, ...(ofDraft.length > 0 && { refused: Object.fromEntries(ofDraft) }) };
    writeWizard(attempt.current, Date.now());
    if (answer.kind === 'conflict') return setState({ kind: 'conflict' });
    // Both questions are answered: the patient cannot correct a refusal of them.
    setState(ofDraft.length > 0 ? { kind: 'invalid' } : { kind: 'failed', isOffline: false });
  }

  /** Opens the payment; until it is paid the patient can return to the same state. */
  function leave({ paymentUrl, reference, call }: Booked): void {
    if (paymentUrl === undefined) {
      eraseWizard();
      setState({ kind: 'received', reference: reference ?? null, call: call ?? null });
      return;
    }
    writeWizard({ ...attempt.current, paymentUrl }, Date.now());
    location.assign(paymentUrl);
  }

  return { state, send, asksCode };
}

const isCodeState = (code: unknown): code is CodeState => code === 'sent' || code === 'wrong' || code === 'wait';

type Booked = { ok: true; paymentUrl?: string; reference?: string; call?: string };

/** True for the endpoint's {ok: true, paymentUrl?}, where the address, if any, must be a web page. */
const isBooked = (body: Record<string, unknown>): body is Booked =>
  body.ok === true &&
  (body.paymentUrl === undefined || (typeof body.paymentUrl === 'string' && /^https?:\/\//.test(body.paymentUrl)));

/** The key of the previous attempt while the content is the same, because it may have arrived. */
function keyOf({ bookingKey, consent }: Wizard, next: ConsentDraft): string {
  const isSame =
    consent?.research === next.research &&
    consent.notifications === next.notifications &&
    consent.paysOnline === next.paysOnline;
  return bookingKey && isSame ? bookingKey : newAttemptKey();
}

/**
 * The wizard of this tab: undefined until hydration, null without one. Read again when the page returns from the
 * back/forward cache, because it may have been sent since then.
 */
export function useWizard(): Wizard | null | undefined {
  const [wizard, setWizard] = useState<Wizard | null>();
  useEffect(() => {
    const read = () => setWizard(readWizard(Date.now()));
    const readAgain = ({ persisted }: PageTransitionEvent) => persisted && read();
    read();
    addEventListener('pageshow', readAgain);
    return () => removeEventListener('pageshow', readAgain);
  }, []);
  return wizard;
}

/** The state of the booking with this payment address; read in the browser after hydration. */
export function useHold(locale: Locale, paymentUrl: string): Hold {
  const [hold, setHold] = useState<Hold>({ kind: 'held', until: null });
  useEffect(() => {
    const numcita = bookingNumberIn(paymentUrl);
    if (numcita === null) return; // another upstream: its own page shows the state
    let isUnmounted = false;
    readHold(locale, numcita).then((found) => {
      if (isUnmounted || found === null) return;
      if (found.kind === 'paid') eraseWizard();
      if (found.kind === 'over') clearHold(Date.now());
      setHold(found);
    });
    return () => {
      isUnmounted = true;
    };
  }, [locale, paymentUrl]);
  return hold;
}
