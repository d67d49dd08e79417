import { isCalendarDay } from '@clinic/contract/dates';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { addressOfChoices } from '@/lib/i18n/links';
import { saveBooking, saveDraft, storedAttempts } from '../browser/appointment-start';
import { eraseWizard, readWizard, writeWizard } from '../browser/wizard-storage';
import type { AssistantState } from '../domain/appointment/assistant';
import { answeredPrice } from '../domain/appointment/assistant-view';
import type { AppointmentDraft } from '../domain/appointment/draft';
import type { PickerCatalogue } from '../domain/appointment/picker-catalogue';
import { type Locale, localePath } from '../i18n/locales';
import { useAppointmentStart } from './use-appointment-start';
import { useAssistant } from './use-assistant';
import { useChosenDoctor, useChosenTest } from './use-chosen-test';
import { useConsultHour } from './use-consult-hours';
import { useFormSubmission } from './use-form-submission';

const CONSENT_PATH = '/consentimiento-informado';

type Options = {
  locale: Locale;
  catalogue: PickerCatalogue;
  blank: AppointmentDraft;
  /** YYYY-MM-DD in Madrid when the page was rendered. */
  renderedOn: string;
};

/**
 * The form of /pedir-cita in both modes: react-hook-form holds the fields, the assistant the choices; both are
 * validated and sent as one draft. A call-back request is sent from here (M114); a COVID booking is stored in this tab
 * and continues at the consent step (M118).
 */
export function useAppointmentForm({ locale, catalogue, blank, renderedOn }: Options) {
  const [state, dispatch] = useAssistant(catalogue, locale);
  const { hour, setHour, isVideo, setVideo, booked, chosen, restoreHour, sent, hourSent } = useConsultHour(state);
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
    onSent: ({ isBooked, call }, draft) => {
      hourSent(isBooked === true, draft, call);
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
  const test = useChosenTest(locale, start.originPath, [state, dispatch]);
  const doctor = useChosenDoctor(locale, start.originPath, [state, dispatch]);
  usePersistedForm({ form, state, chosen, blank, isOn: start.hasBegun && status === 'filling' });

  return {
    ...submission,
    state,
    dispatch,
    /** The chosen hour (null for a call-back), whether it is of video calls, the booked one, the form, all values. */
    ...{ hour, setHour, isVideo, setVideo, booked, sent, chosen },
    /** The diagnostic test the appointment is for; undefined while it is read, null if there is none. */
    test,
    /** The doctor it is with, until it is sent; null if there is none. */
    doctor,
    /** Today in Madrid, the page the request came from ('' if none), and whether it has just asked the choices. */
    ...{ today: start.today, originPath: start.originPath, isGiven: start.isGiven },
    ...{ hasPreselectedSlot: start.hasPreselectedSlot, isRedirectedBack: start.isRedirectedBack },
    /** Payment address of this tab's unpaid booking; null if there is none. */
    paymentUrl: start.paymentUrl,
    /** To call when the hour of that booking is free again. */
    freed: start.begin,
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

/** Another choice may require another document: a given one is validated again (M128). */
function useDocumentCheck(form: UseFormReturn<AppointmentDraft>, state: AssistantState): void {
  const { isCovid, type, specialityId, clinicId, day, slot } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each choice is a reason to validate again
  useEffect(() => {
    if (form.getValues('documentNumber').trim() === '') return;
    form.trigger('documentNumber').catch(() => undefined); // the rules did not load: nothing is shown yet
  }, [form, isCovid, type, specialityId, clinicId, day, slot]);
}

type Persisted = {
  form: UseFormReturn<AppointmentDraft>;
  state: AssistantState;
  /** The chosen values, in the form's representation. */
  chosen: Partial<AppointmentDraft>;
  blank: AppointmentDraft;
  /** False until the stored form is restored, and after it was sent. */
  isOn: boolean;
};

/**
 * Stores the form in this tab on every change, and the choices in the address: a reload, another language and going
 * back restore both.
 */
function usePersistedForm({ form, state, chosen, blank, isOn }: Persisted): void {
  const choices = JSON.stringify(chosen);
  useEffect(() => {
    if (!isOn) return;
    const store = () => saveDraft({ ...form.getValues(), ...JSON.parse(choices) }, blank, Date.now());
    store();
    return form.subscribe({ formState: { values: true }, callback: store });
  }, [form, choices, blank, isOn]);

  const { isCovid, specialityId, clinicId, day } = state;
  useEffect(() => {
    if (!isOn) return;
    const named = {
      specialityId: isCovid ? null : specialityId,
      clinicId,
      day: day && isCalendarDay(day) ? day : null,
    };
    const address = location.pathname + addressOfChoices(location.search, named) + location.hash;
    // With its own history state, this does not trigger the framework's navigation.
    if (address !== location.pathname + location.search + location.hash)
      history.replaceState(history.state, '', address);
  }, [isOn, isCovid, specialityId, clinicId, day]);
}

const SCROLL_DELAY_MS = 1500;
const GESTURES = ['pointerdown', 'keydown', 'wheel', 'touchmove'];

/**
 * With a preselected slot, the page scrolls to the hours after 1.5 seconds (M108), smoothly unless reduced motion is
 * preferred. Any gesture of the visitor cancels it.
 */
export function usePreselectedSlot(isPreselected: boolean, id: string): void {
  useEffect(() => {
    if (!isPreselected) return;
    const waiting = new AbortController();
    const timer = setTimeout(() => {
      waiting.abort();
      const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
      document.getElementById(id)?.scrollIntoView({ behavior, block: 'center' });
    }, SCROLL_DELAY_MS);
    const stop = () => {
      clearTimeout(timer);
      waiting.abort();
    };
    for (const gesture of GESTURES) addEventListener(gesture, stop, { signal: waiting.signal, passive: true });
    return stop;
  }, [isPreselected, id]);
}

/** Sets the document title while a step without its own address is shown; null leaves the page's title. */
export function useDocumentTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return;
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
}
