import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { saveBooking, storedAttempts } from '../browser/appointment-draft';
import { eraseWizard, readWizard, writeWizard } from '../browser/wizard-storage';
import type { AssistantState } from '../domain/appointment/assistant';
import { answeredPrice } from '../domain/appointment/assistant-view';
import type { PickerCatalogue } from '../domain/appointment/catalogue';
import type { AppointmentDraft } from '../domain/appointment/draft';
import { type Locale, localePath } from '../i18n/locales';
import { useAppointmentStart } from './use-appointment-start';
import { useAssistant } from './use-assistant';
import { useConsultHour } from './use-consult-hour';
import { useFormSubmission } from './use-form-submission';
import { usePersistedForm } from './use-persisted-form';

const CONSENT_PATH = '/consentimiento-informado';

type Options = {
  locale: Locale;
  catalogue: PickerCatalogue;
  blank: AppointmentDraft;
  /** YYYY-MM-DD in Madrid when the page was rendered. */
  renderedOn: string;
};

/**
 * The form of /pedir-cita in both modes: react-hook-form holds the fields, the assistant the choices; both are validated
 * and sent as one draft. A call-back request is sent from here (M114); a COVID booking is stored in this tab and
 * continues at the consent step (M118).
 */
export function useAppointmentForm({ locale, catalogue, blank, renderedOn }: Options) {
  const [state, dispatch] = useAssistant(catalogue, locale);
  const { hour, setHour, booked, chosen, restoreHour, hourSent } = useConsultHour(state);
  const submission = useFormSubmission<AppointmentDraft>({
    locale,
    path: '/api/citas/solicitar',
    blank,
    chosen,
    mode: state.isCovid,
    loadRules: async () => (await import('../browser/appointment-rules')).appointmentRules,
    contentOf: (draft) => ({ draft }),
    onValid: state.isCovid ? (draft) => continueToConsent(locale, draft, state) : undefined,
    attempts: storedAttempts,
    onSent: ({ isBooked }, draft) => {
      hourSent(isBooked === true, draft);
      eraseWizard();
      dispatch({ type: 'reset' });
      start.setRedirectedBack(false);
    },
  });
  const { form, status, refuse, startAgain } = submission;
  useDocumentCheck(form, state);

  const start = useAppointmentStart({
    form,
    dispatch,
    blank,
    renderedOn,
    onRefused: refuse,
    onRestoreDraft: restoreHour,
    onRestore: () => closeDialogs(startAgain),
  });
  usePersistedForm({ form, state, chosen, blank, isOn: start.hasBegun && status === 'filling' });

  return {
    ...submission,
    state,
    dispatch,
    /** The hour of a consultation that is chosen, null to be called; the one that was booked; and all that is chosen. */
    ...{ hour, setHour, booked, chosen },
    /** YYYY-MM-DD in Madrid. */
    today: start.today,
    /** The page the request came from; '' for none. */
    originPath: start.originPath,
    hasPreselectedSlot: start.hasPreselectedSlot,
    /** Where an unpaid booking of this tab is paid; null without one. */
    paymentUrl: start.paymentUrl,
    /** To be called when the hour of that booking is free again. */
    freed: start.begin,
    isRedirectedBack: start.isRedirectedBack,
    dismissRedirect: () => {
      start.setRedirectedBack(false);
      const wizard = readWizard(Date.now());
      if (wizard) writeWizard({ ...wizard, redirectBack: false }, Date.now());
    },
  };
}

function closeDialogs(startAgain: () => void): void {
  startAgain();
  for (const dialog of document.querySelectorAll('dialog')) dialog.close();
}

function continueToConsent(locale: Locale, draft: AppointmentDraft, { search }: AssistantState): void {
  saveBooking(draft, Date.now(), answeredPrice(search) ?? null);
  location.assign(localePath(locale, CONSENT_PATH));
}

/** Another choice may ask for another document: one that is given is validated again (M128). */
function useDocumentCheck(form: UseFormReturn<AppointmentDraft>, state: AssistantState): void {
  const { isCovid, type, specialityId, clinicId, day, slot } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each choice is a reason to validate again
  useEffect(() => {
    if (form.getValues('documentNumber').trim() === '') return;
    form.trigger('documentNumber').catch(() => undefined); // the rules did not load: nothing is shown yet
  }, [form, isCovid, type, specialityId, clinicId, day, slot]);
}
