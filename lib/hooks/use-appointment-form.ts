import { useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import type { AssistantState } from '../domain/appointment/assistant';
import type { PickerCatalogue } from '../domain/appointment/catalogue';
import type { AppointmentDraft, DraftField } from '../domain/appointment/draft';
import { draftOfChoices } from '../domain/appointment/restored';
import { madridDay } from '../domain/notice';
import { type Locale, localePath } from '../i18n/locales';
import { keepBooking } from './appointment-draft';
import { appointmentStart } from './appointment-start';
import { newBookingKey } from './booking-key';
import { sendAppointment } from './send-appointment';
import { useAssistant } from './use-assistant';
import { useFieldChecks } from './use-field-checks';
import { eraseWizard, readWizard, writeWizard } from './wizard-storage';

export const CONSENT_PATH = '/consentimiento-informado';

/** Where the form is: being filled in, being sent or left for the consent step, sent, or not sent for a reason. */
export type FormStatus = 'filling' | 'sending' | 'sent' | 'failed' | 'offline';

type Given = {
  locale: Locale;
  catalogue: PickerCatalogue;
  blank: AppointmentDraft;
  /** YYYY-MM-DD in Madrid when the page was made. */
  renderedOn: string;
};

/**
 * The form of /pedir-cita in both modes: react-hook-form keeps what is typed, the assistant what is chosen, and both
 * are checked and sent as one draft. A call-back request is sent from here (M114); a COVID booking is kept in this
 * tab and goes on to the consent step without a request (M118).
 */
export function useAppointmentForm({ locale, catalogue, blank, renderedOn }: Given) {
  const [state, dispatch] = useAssistant(catalogue, locale);
  const [status, setStatus] = useState<FormStatus>('filling');
  const [today, setToday] = useState(renderedOn);
  const [isRedirectedBack, setRedirectedBack] = useState(false);
  const [hasPreselectedSlot, setPreselectedSlot] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const isBusy = useRef(false);
  const attempt = useRef<{ content: string; key: string }>(null);
  const form = useForm<AppointmentDraft>({
    defaultValues: blank,
    resolver: (values) => resolved({ ...values, ...draftOfChoices(state) }),
    shouldFocusError: false,
  });
  useModeChecks(form, state);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script takes charge
  useEffect(() => {
    const now = new Date();
    const start = appointmentStart(location.search, readWizard(now.getTime()), madridDay(now));
    setToday(madridDay(now));
    form.reset({ ...blank, ...start.fields });
    if (start.choices) dispatch({ type: 'restored', choices: start.choices });
    setRedirectedBack(start.isRedirectedBack);
    setPreselectedSlot(Boolean(start.choices?.slot));
  }, []);
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return; // the page as it was left, from the browser's memory
      isBusy.current = false;
      setStatus('filling');
      for (const dialog of document.querySelectorAll('dialog')) dialog.close();
    };
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, []);

  const refuse = () => {
    isBusy.current = false;
    setStatus('filling');
    setRefusals((count) => count + 1);
  };
  const goOn = (draft: AppointmentDraft) => {
    keepBooking(draft, Date.now());
    location.assign(localePath(locale, CONSENT_PATH));
  };
  const ask = async (draft: AppointmentDraft) => {
    const content = JSON.stringify(draft);
    if (attempt.current?.content !== content) attempt.current = { content, key: newBookingKey() };
    const sent = await sendAppointment(locale, draft, attempt.current.key);
    if (sent.kind === 'invalid') {
      for (const [name, problem] of sent.problems) form.setError(name, { type: 'server', message: problem });
      return refuse();
    }
    isBusy.current = false;
    if (sent.kind === 'failed') return setStatus(sent.isOffline ? 'offline' : 'failed');
    attempt.current = null;
    eraseWizard();
    form.reset(blank);
    dispatch({ type: 'reset' });
    setRedirectedBack(false);
    setRefusals(0);
    setStatus('sent');
  };
  const submit = async () => {
    if (isBusy.current) return; // a second click sends nothing
    isBusy.current = true;
    setStatus('sending');
    try {
      await form.handleSubmit(state.isCovid ? goOn : ask, refuse)();
    } catch {
      isBusy.current = false; // the rules could not be loaded
      setStatus(navigator.onLine ? 'failed' : 'offline');
    }
  };
  return {
    state,
    dispatch,
    form,
    status,
    /** Grows with every submit that was refused for its fields; 0 while there is none to tell about. */
    refusals,
    submit,
    /** YYYY-MM-DD in Madrid. */
    today,
    checks: useFieldChecks(form),
    hasPreselectedSlot,
    isRedirectedBack,
    dismissRedirect: () => {
      setRedirectedBack(false);
      const wizard = readWizard(Date.now());
      if (wizard) writeWizard({ ...wizard, redirectBack: false }, Date.now());
    },
    startAgain: () => setStatus('filling'),
  };
}

/** The rules are loaded on their first use (check-draft.ts). */
async function resolved(draft: AppointmentDraft) {
  const { checkDraft } = await import('./check-draft');
  const checked = checkDraft(draft, madridDay(new Date()));
  const errors = Object.entries(checked.problems).map(([name, message]) => [name, { type: 'rule', message }]);
  return errors.length > 0 ? { values: {}, errors: Object.fromEntries(errors) } : { values: checked.draft, errors: {} };
}

const CHOICES: readonly DraftField[] = ['type', 'specialityId', 'clinicId', 'day', 'slot'];

/**
 * What another choice does to problems that are shown: another mode has other fields, and the document is checked
 * anew (M104, M128); a choice that was missing is looked at again.
 */
function useModeChecks(form: UseFormReturn<AppointmentDraft>, state: AssistantState): void {
  const { isCovid, type, specialityId, clinicId, day, slot } = state;
  const mode = useRef(isCovid);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every one of the choices is a reason to look again
  useEffect(() => {
    if (mode.current !== isCovid) form.clearErrors();
    mode.current = isCovid;
    const wrong = CHOICES.filter((name) => form.getFieldState(name).error);
    const isDocumentGiven = form.getValues('documentNumber').trim() !== '';
    const names = [...wrong, ...(isDocumentGiven ? (['documentNumber'] as const) : [])];
    if (names.length > 0) form.trigger(names).catch(() => undefined); // without the rules nothing is said yet
  }, [form, isCovid, type, specialityId, clinicId, day, slot]);
}
