import { displayDay } from '@clinic/contract/dates';
import type { MouseEvent } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { CheckedAnswers } from '@/components/forms/checked-answers';
import { Icon } from '@/components/ui/icon';
import { goToField } from '@/lib/browser/go-to-field';
import { requestAnswers } from '@/lib/domain/appointment/answers';
import type { AssistantState } from '@/lib/domain/appointment/assistant';
import type { PickerTest } from '@/lib/domain/appointment/chosen-test';
import type { ChosenHour } from '@/lib/domain/appointment/consult-hours';
import type { AppointmentDraft } from '@/lib/domain/appointment/draft';
import { fieldId } from '@/lib/domain/appointment/field-id';
import type { Locale } from '@/lib/i18n/locales';
import type { AssistantTexts } from '../assistant-messages';
import { callTimeText } from './call-time-field';
import { hourText } from './consult-hours';
import type { AppointmentTexts } from './form-texts';

const TITLE_ID = 'respuestas-t';

type Props = {
  locale: Locale;
  form: UseFormReturn<AppointmentDraft>;
  /** Choices that are not fields of the form. */
  chosen: Partial<AppointmentDraft>;
  /** The booked hour; null if the patient wants to be called. */
  hour: ChosenHour | null;
  /** The diagnostic test; undefined while it is read. */
  test: PickerTest | null | undefined;
  state: AssistantState;
  texts: AppointmentTexts;
  messages: AssistantTexts;
};

/** The answers so far, above the button that sends them; each leads back to its field (M114). */
export function RequestSummary({ locale, form, chosen, hour, test, state, texts, messages }: Props) {
  const draft = { ...useWatch({ control: form.control }), ...chosen } as AppointmentDraft;
  const { specialities, clinics } = state.catalogue;
  const answers = requestAnswers(draft, {
    labels: {
      ...messages,
      kind: texts.card.facts.kind,
      hour: texts.hourRow,
      name: texts.fullName,
      email: texts.email,
      phone: texts.phone,
      callTime: texts.callTime,
      document: texts.documentAny,
    },
    speciality: specialities.find(({ id }) => id === draft.specialityId)?.name ?? '',
    clinic: clinics.find(({ id }) => id === draft.clinicId)?.name ?? '',
    kind: draft.isVideo ? texts.card.video.kind : '',
    day: draft.day && displayDay(draft.day),
    callTime: callTimeText(locale, draft.callTime, texts),
    hour: hour && hourText(locale, hour.day, hour.slot),
    types: { ...messages.types, ...(test && { pruebadiagnostica: test.name }) },
    ...{ insurers: messages.insurers, preferredTimes: messages.preferredTimes },
  })
    .map(({ field, label, value }) => ({ label, value: value.trim(), href: `#${fieldId(field)}` }))
    .filter(({ value }) => value !== '');
  if (answers.length === 0) return null;
  return (
    <details className="form-answers" ref={openOnWideScreens} aria-labelledby={TITLE_ID}>
      <summary>
        <span id={TITLE_ID}>{texts.answersTitle}</span>
        <Icon name="chevron-down" />
      </summary>
      <CheckedAnswers {...{ answers }} change={texts.change} onFollow={goToAnswer} />
    </details>
  );
}

/** Runs once, when it appears: after that the visitor opens and closes it. */
function openOnWideScreens(details: HTMLDetailsElement | null): void {
  if (details) details.open = matchMedia('(min-width: 64rem)').matches;
}

function goToAnswer(event: MouseEvent<HTMLAnchorElement>): void {
  if (goToField(event.currentTarget.hash.slice(1))) event.preventDefault();
}
