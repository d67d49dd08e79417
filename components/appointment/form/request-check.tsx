import { useEffect, useRef } from 'react';
import { CheckedAnswers } from '@/components/forms/checked-answers';
import { SendFailure } from '@/components/forms/send-failure';
import { SubmitButton } from '@/components/forms/submit-button';
import type { Failure } from '@/lib/browser/post-form';
import { requestAnswers } from '@/lib/domain/appointment/answers';
import type { AssistantState } from '@/lib/domain/appointment/assistant';
import type { AppointmentDraft, DraftField } from '@/lib/domain/appointment/draft';
import { displayDay } from '@/lib/domain/appointment/typed-day';
import type { AssistantTexts } from '../assistant-texts';
import type { AppointmentTexts } from './form-texts';

type Props = {
  draft: AppointmentDraft;
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
export function RequestCheck({ draft, state, texts, messages, failure, isSending, onChange, onSend }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, []);
  const { specialities, clinics } = state.catalogue;
  const answers = requestAnswers(draft, {
    labels: { ...messages, name: texts.fullName, email: texts.email, phone: texts.phone, document: texts.documentAny },
    speciality: specialities.find(({ id }) => id === draft.specialityId)?.name ?? '',
    clinic: clinics.find(({ id }) => id === draft.clinicId)?.name ?? '',
    day: draft.day && displayDay(draft.day),
    ...{ types: messages.types, insurers: messages.insurers, preferredTimes: messages.preferredTimes },
  });
  return (
    <section className="stack" aria-labelledby="comprueba-t">
      <h2 ref={heading} tabIndex={-1} id="comprueba-t" className="text-2xl">
        {texts.checkTitle}
      </h2>
      <p>{texts.checkLead}</p>
      <CheckedAnswers
        answers={answers.map(({ field, label, value }) => ({
          ...{ label, value },
          change: (
            <button
              type="button"
              className="link"
              aria-disabled={isSending}
              onClick={() => isSending || onChange(field)}
            >
              {texts.change}
              <span className="sr-only"> {label}</span>
            </button>
          ),
        }))}
      />
      {failure && <SendFailure texts={texts} failure={failure} />}
      <SubmitButton
        label={texts.checkSend}
        sending={texts.sending}
        isSending={isSending}
        icon="calendar"
        onPress={onSend}
      />
    </section>
  );
}
