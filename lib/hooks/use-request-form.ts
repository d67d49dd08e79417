import { useEffect, useRef } from 'react';
import type { requestRules } from '../browser/request-rules';
import type { Locale } from '../i18n/locales';
import { useFormSubmission } from './use-form-submission';

/** Texts and checkboxes by the name of their field, empty at first. */
export type RequestDraft = Record<string, string | boolean>;

type RequestKind = keyof typeof requestRules;

export type RequestForm = ReturnType<typeof useRequestForm>;

const ENDPOINTS: Record<RequestKind, string> = {
  product: '/api/reservas/solicitar',
  contact: '/api/contactos/solicitar',
  lostLink: '/api/citas/enlace',
  waitingLink: '/api/citas/espera/enlace',
};

type Options = {
  kind: RequestKind;
  locale: Locale;
  /** Every field, in the order of the form; defined outside the component, so that it is stable. */
  blank: RequestDraft;
  /** The fields chosen in pickers, which the form itself does not hold. */
  chosen: Record<string, string>;
  onSent: (body: Record<string, unknown>) => void;
};

/** Form for a product request (M155), a message (M158), or a lost link. */
export function useRequestForm({ kind, ...options }: Options) {
  const submission = useFormSubmission<RequestDraft>({
    ...options,
    path: ENDPOINTS[kind],
    loadRules: async () => (await import('../browser/request-rules')).requestRules[kind],
  });

  // The banner disappears when another product or clinic is chosen (M155).
  const choices = JSON.stringify(options.chosen);
  const known = useRef(choices);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another choice removes the banner
  useEffect(() => {
    if (known.current !== choices) submission.forgetOutcome();
    known.current = choices;
  }, [choices]);

  return submission;
}
