import { madridDay } from '@clinic/contract/dates';
import { type Dispatch, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { appointmentStart } from '../browser/appointment-start';
import { goToField } from '../browser/go-to-field';
import { readWizard } from '../browser/wizard-storage';
import type { AssistantEvent } from '../domain/appointment/assistant';
import type { AppointmentDraft, DraftField } from '../domain/appointment/draft';
import { fieldOfHash } from '../domain/appointment/field-id';
import { FIELD_PROBLEMS } from '../domain/appointment/field-problems';
import { withFragment } from '../domain/mailed-links';

type Options = {
  form: UseFormReturn<AppointmentDraft>;
  dispatch: Dispatch<AssistantEvent>;
  blank: AppointmentDraft;
  /** YYYY-MM-DD in Madrid when the page was rendered. */
  renderedOn: string;
  /** Called when fields refused by the server show their problems. */
  onRefused: () => void;
  /** Called with the values of the stored form. */
  onRestoreDraft: (draft: Partial<AppointmentDraft>) => void;
  /** Called when the page returns from the back/forward cache. */
  onRestore: () => void;
};

/**
 * Fills the form after hydration. An unpaid booking of this tab takes precedence: the form waits until its hour is
 * released, because until then that hour is taken.
 */
export function useAppointmentStart({
  form,
  dispatch,
  blank,
  renderedOn,
  onRefused,
  onRestoreDraft,
  onRestore,
}: Options) {
  const [today, setToday] = useState(renderedOn);
  const [paymentUrl, setPaymentUrl] = useState<string | null>(null);
  const [isRedirectedBack, setRedirectedBack] = useState(false);
  const [hasPreselectedSlot, setPreselectedSlot] = useState(false);
  const [hasBegun, setBegun] = useState(false);
  const [originPath, setOriginPath] = useState('');
  const [isGiven, setGiven] = useState(false);
  const [refused, setRefused] = useState<[field: string, problem: string][]>([]);

  const begin = () => {
    const now = new Date();
    const wizard = readWizard(now.getTime());
    setToday(madridDay(now));
    setPaymentUrl(wizard?.paymentUrl ?? null);
    if (wizard?.paymentUrl) return;
    const start = appointmentStart(location.search, wizard, madridDay(now), location.hash);
    // From here on another hour may be chosen, which a reload must not undo.
    const { search, hash } = withFragment(location);
    if (/^#(prueba|hueco)=/.test(hash)) history.replaceState(history.state, '', location.pathname + search);
    form.reset({ ...blank, ...start.fields });
    onRestoreDraft(start.fields);
    setOriginPath(start.fields.originPath ?? '');
    if (start.choices) dispatch({ type: 'restored', choices: start.choices });
    setRedirectedBack(start.isRedirectedBack);
    setPreselectedSlot(Boolean(start.choices?.slot || start.isHourLinked));
    setGiven(start.isGiven ?? false);
    setBegun(true);
    setRefused(Object.entries(wizard?.refused ?? {}).filter(([name]) => Object.hasOwn(blank, name)));
  };
  useRefusals(form, refused, onRefused);
  useFieldOfAddress(hasBegun);
  const restore = useRef(onRestore);
  useEffect(() => {
    restore.current = onRestore;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => {
    begin();
    const show = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      restore.current();
      setPaymentUrl(readWizard(Date.now())?.paymentUrl ?? null); // sent after the page was left
    };
    addEventListener('pageshow', show);
    return () => removeEventListener('pageshow', show);
  }, []);
  return {
    ...{ today, paymentUrl, begin, hasBegun, originPath, isGiven },
    ...{ hasPreselectedSlot, isRedirectedBack, setRedirectedBack },
  };
}

/** Shows the fields refused by the server at the consent step. */
function useRefusals(form: Options['form'], refused: [field: string, problem: string][], onRefused: () => void): void {
  // After the choices are restored, because restoring validates by our own rules, which would clear the server's
  // problems.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useEffect(() => {
    for (const [name, problem] of refused) {
      const message = FIELD_PROBLEMS.find((known) => known === problem) ?? 'invalid';
      form.setError(name as DraftField, { type: 'server', message });
    }
    if (refused.length > 0) onRefused();
  }, [refused]);
}

/** Focuses the field named by the address when coming from the check step, once the form has its fields again. */
function useFieldOfAddress(hasBegun: boolean): void {
  useEffect(() => {
    const id = hasBegun ? fieldOfHash(location.hash) : null;
    if (id === null) return;
    const timer = setTimeout(() => {
      goToField(id);
      history.replaceState(history.state, '', location.pathname + location.search);
    });
    return () => clearTimeout(timer);
  }, [hasBegun]);
}
