import type { Dispatch } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FieldError } from '@/components/forms/error-summary';
import { formFields } from '@/components/forms/form-fields';
import type { AssistantEvent, AssistantState } from '@/lib/domain/appointment/assistant';
import type { AppointmentDraft, DraftField } from '@/lib/domain/appointment/draft';
import { fieldId } from '@/lib/domain/appointment/field-id';
import type { AssistantTexts } from '../assistant-messages';
import type { AppointmentTexts } from './form-texts';

/** Props of every part of the form: its values and texts. */
export type PartProps = { form: UseFormReturn<AppointmentDraft>; texts: AppointmentTexts };

/** Props of the parts of the form that show the assistant. */
export type AssistantProps = { state: AssistantState; dispatch: Dispatch<AssistantEvent>; messages: AssistantTexts };

const fields = formFields<AppointmentDraft>(fieldId);

export const { errorOf, fieldProps } = fields;

/** Every problem in the order of the form, for the summary above it. */
export function fieldErrors(part: PartProps, messages: AssistantTexts): FieldError[] {
  const names = Object.keys(part.form.getValues()) as DraftField[];
  const labels = Object.fromEntries(names.map((name) => [name, labelOf(name, part.texts, messages)]));
  // Fields of the invoice share their labels with those for the patient, so their errors have a prefix.
  return fields
    .fieldErrors(part, labels)
    .map((error) =>
      error.id.startsWith('cita-billing') ? { ...error, text: `${part.texts.billing}: ${error.text}` } : error,
    );
}

/** Returns the label of a field, or ''. Fields of the invoice have the labels of the patient's fields. */
function labelOf(name: DraftField, texts: AppointmentTexts, messages: AssistantTexts): string {
  const ofChoices: Partial<Record<DraftField, string>> = {
    type: messages.testType,
    insurer: messages.insurer,
    specialityId: messages.speciality,
    clinicId: messages.clinic,
    preferredTime: messages.preferredTime,
    day: messages.day,
    slot: messages.hours,
    acceptsTerms: texts.terms,
    billingRecipient: texts.recipient,
  };
  const key = name.replace(/^billing(?=[A-Z])/, '');
  const own = Object.entries(texts).find(([text]) => text === key || text === key[0]?.toLowerCase() + key.slice(1));
  return ofChoices[name] ?? (typeof own?.[1] === 'string' ? own[1] : '');
}
