import { useEffect, useRef, useState } from 'react';
import { CheckedAnswers } from '@/components/forms/checked-answers';
import { SendFailure } from '@/components/forms/send-failure';
import { SubmitButton } from '@/components/forms/submit-button';
import type { Failure } from '@/lib/browser/post-form';
import { requestAnswers } from '@/lib/domain/appointment/answers';
import type { AssistantState } from '@/lib/domain/appointment/assistant';
import type { ChosenHour } from '@/lib/domain/appointment/consult-hours';
import type { AppointmentDraft, DraftField } from '@/lib/domain/appointment/draft';
import { displayDay } from '@/lib/domain/appointment/typed-day';
import type { Locale } from '@/lib/i18n/locales';
import type { AssistantTexts } from '../assistant-texts';
import { hourText } from './consult-hours';
import type { AppointmentTexts } from './form-texts';

const DOUBLE_CLICK_MS = 400;

type Props = {
  locale: Locale;
  draft: AppointmentDraft;
  /** The hour it books; null to be called. */
  hour: ChosenHour | null;
  state: AssistantState;
  texts: AppointmentTexts;
  messages: AssistantTexts;
  failure: Failure | null;
  isSending: boolean;
  /** Back to the form, to this field. */
  onChange: (field: DraftField) => void;
  onSend: () => void;
};

/** A request as it was filled in, before it is sent: each answer leads back to its field. */
export function RequestCheck({
  locale,
  draft,
  hour,
  state,
  texts,
  messages,
  failure,
  isSending,
  onChange,
  onSend,
}: Props) {
  const isReady = useReady();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, []);
  const { specialities, clinics } = state.catalogue;
  const answers = requestAnswers(draft, {
    labels: {
      ...messages,
      hour: texts.hourRow,
      name: texts.fullName,
      email: texts.email,
      phone: texts.phone,
      document: texts.documentAny,
    },
    speciality: specialities.find(({ id }) => id === draft.specialityId)?.name ?? '',
    clinic: clinics.find(({ id }) => id === draft.clinicId)?.name ?? '',
    day: draft.day && displayDay(draft.day),
    hour: hour && hourText(locale, hour.day, hour.slot),
    ...{ types: messages.types, insurers: messages.insurers, preferredTimes: messages.preferredTimes },
  });
  return (
    <section className="stack" aria-labelledby="comprueba-t">
      <h2 ref={heading} tabIndex={-1} id="comprueba-t" className="text-2xl">
        {texts.checkTitle}
      </h2>
      <p>{hour ? texts.bookLead : texts.checkLead}</p>
      <CheckedAnswers
        answers={answers.map(({ field, label, value }) => ({
          ...{ label, value },
          change: <ChangeButton {...{ label, texts }} onPress={() => isSending || onChange(field)} />,
        }))}
      />
      {failure && <SendFailure texts={texts} failure={failure} />}
      <SubmitButton
        label={hour ? texts.bookSend : texts.checkSend}
        sending={texts.sending}
        isSending={isSending}
        isOff={!isReady}
        icon="calendar"
        onPress={() => isReady && onSend()}
      />
    </section>
  );
}

type ChangeProps = { label: string; texts: AppointmentTexts; onPress: () => void };

const ChangeButton = ({ label, texts, onPress }: ChangeProps) => (
  <button type="button" className="link" onClick={onPress}>
    {texts.change}
    <span className="sr-only"> {label}</span>
  </button>
);

/** False for a moment: the second click of a double one on the button before must send nothing. */
function useReady(): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), DOUBLE_CLICK_MS);
    return () => clearTimeout(timer);
  }, []);
  return isReady;
}
