import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Locale } from '../i18n/locales';
import { newBookingKey } from './booking-key';
import type { RequestKind } from './check-request';
import { sendRequest } from './send-request';
import { useFieldChecks } from './use-field-checks';

/** The form as it is held: texts and boxes by the name of their field, empty while nothing is entered. */
export type RequestDraft = Record<string, string | boolean>;

/** Where the form is: being filled in, being sent, sent, or not sent for a reason. */
export type RequestStatus = 'filling' | 'sending' | 'sent' | 'failed' | 'offline';

export type RequestForm = ReturnType<typeof useRequestForm>;

const DOORS: Record<RequestKind, string> = {
  product: '/api/reservas/solicitar',
  contact: '/api/contactos/solicitar',
};

type Given = {
  kind: RequestKind;
  locale: Locale;
  /** Every field, in the order of the form; made outside of the component, so that it stays the same. */
  blank: RequestDraft;
  /** The fields chosen in pickers, which the form itself does not hold. */
  chosen: Record<string, string>;
  onSent: () => void;
};

/**
 * A product request or a message: what is typed is kept by react-hook-form and lost by no failure, what is wrong is
 * told, and it is sent once. The same content sent again goes under the same key.
 */
export function useRequestForm({ kind, locale, blank, chosen, onSent }: Given) {
  const [status, setStatus] = useState<RequestStatus>('filling');
  const [refusals, setRefusals] = useState(0);
  const [isSummaryShown, setSummaryShown] = useState(false);
  const [reference, setReference] = useState<string | null>(null);
  const isBusy = useRef(false);
  const attempt = useRef<{ content: string; key: string }>(null);
  const form = useForm<RequestDraft>({
    defaultValues: blank,
    resolver: (values) => resolved(kind, { ...values, ...chosen }),
    shouldFocusError: false,
  });

  // The banner goes when another product or clinic is chosen (M155); a choice that was missing is looked at again.
  const choices = JSON.stringify(chosen);
  const known = useRef(choices);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice alone is the reason to look again
  useEffect(() => {
    if (known.current === choices) return;
    known.current = choices;
    setSummaryShown(false);
    setStatus((now) => (now === 'failed' || now === 'offline' ? 'filling' : now));
    const wrong = Object.keys(chosen).filter((name) => form.getFieldState(name).error);
    if (wrong.length > 0) form.trigger(wrong).catch(() => undefined); // without the rules nothing is said yet
  }, [choices]);

  const refuse = () => {
    isBusy.current = false;
    setStatus('filling');
    setSummaryShown(true);
    setRefusals((count) => count + 1);
  };
  const send = async (values: RequestDraft) => {
    const draft = { ...values, ...chosen };
    const content = JSON.stringify(draft);
    if (attempt.current?.content !== content) attempt.current = { content, key: newBookingKey() };
    const sent = await sendRequest(DOORS[kind], { locale, ...draft }, attempt.current.key);
    if (sent.kind === 'invalid') {
      for (const [name, problem] of sent.problems) form.setError(name, { type: 'server', message: problem });
      return refuse();
    }
    isBusy.current = false;
    if (sent.kind === 'failed') return setStatus(sent.isOffline ? 'offline' : 'failed');
    attempt.current = null;
    form.reset(blank);
    setSummaryShown(false);
    setReference(sent.reference);
    setStatus('sent');
    onSent();
  };
  const submit = async () => {
    if (isBusy.current) return; // a second click sends nothing
    isBusy.current = true;
    setStatus('sending');
    try {
      await form.handleSubmit(send, refuse)();
    } catch {
      isBusy.current = false; // the rules could not be loaded
      setStatus(navigator.onLine ? 'failed' : 'offline');
    }
  };
  return {
    form,
    status,
    /** Grows with every submit that was refused for its fields. */
    refusals,
    isSummaryShown,
    /** Of the request that was sent; null when the server gives none. */
    reference,
    submit,
    checks: useFieldChecks(form),
    startAgain: () => setStatus('filling'),
  };
}

/** The rules are loaded on their first use (check-request.ts). What is sent is what was typed: the door cleans it. */
async function resolved(kind: RequestKind, draft: RequestDraft) {
  const { checkRequest } = await import('./check-request');
  const errors = Object.entries(checkRequest(kind, draft)).map(([name, message]) => [name, { type: 'rule', message }]);
  return errors.length > 0 ? { values: {}, errors: Object.fromEntries(errors) } : { values: draft, errors: {} };
}
