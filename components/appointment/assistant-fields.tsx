'use client';

import { DayField } from '@/components/ui/day-field';
import { Picker, type PickerStart } from '@/components/ui/picker';
import { APPOINTMENT_FIELDS } from '@/lib/domain/appointment/address-fields';
import {
  type AssistantEvent,
  type AssistantState,
  offeredClinics,
  offeredSpecialities,
} from '@/lib/domain/appointment/assistant';
import { madridDay } from '@/lib/domain/notice';
import type { Locale } from '@/lib/i18n/locales';
import type { AssistantTexts } from './assistant-texts';
import { clinicGroups, specialityGroups } from './picker-groups';
import '@/components/forms/forms.css';

export type AssistantFieldProps = {
  state: AssistantState;
  dispatch: (event: AssistantEvent) => void;
  /** Before the ids: the assistant can be on a page twice. */
  prefix: string;
  locale: Locale;
  texts: AssistantTexts;
};

type PickerFieldProps = Omit<AssistantFieldProps, 'locale'> & {
  /** What stands there while nothing is chosen; by default the invitation to choose. */
  placeholder?: string;
  start?: PickerStart;
  error?: string | null;
};

/** The specialities of the chosen clinic, or all, under their services (M38, M90). */
export function SpecialityField({ state, dispatch, prefix, placeholder, start, error, texts }: PickerFieldProps) {
  return (
    <Picker
      id={`${prefix}-${APPOINTMENT_FIELDS.speciality}`}
      name={APPOINTMENT_FIELDS.speciality}
      label={texts.speciality}
      placeholder={placeholder ?? texts.chooseSpeciality}
      all={texts.noneEspecialidad}
      groups={specialityGroups(offeredSpecialities(state), texts.services)}
      value={state.specialityId ?? ''}
      onChange={(specialityId) => dispatch({ type: 'specialityChosen', specialityId })}
      {...{ start, error }}
      texts={texts.picker}
    />
  );
}

/** The clinics that offer the speciality or, in covid mode, tests, under their communities (M38, M89, M91). */
export function ClinicField({ state, dispatch, prefix, placeholder, start, error, texts }: PickerFieldProps) {
  return (
    <Picker
      id={`${prefix}-${APPOINTMENT_FIELDS.clinic}`}
      name={APPOINTMENT_FIELDS.clinic}
      label={texts.clinic}
      placeholder={placeholder ?? texts.chooseClinic}
      all={texts.noneClinica}
      groups={clinicGroups(offeredClinics(state), texts.communities)}
      value={state.clinicId ?? ''}
      onChange={(clinicId) => dispatch({ type: 'clinicChosen', clinicId })}
      {...{ start, error }}
      texts={texts.picker}
    />
  );
}

/** The day of the appointment: today in Madrid or later (M39, M94). */
export function AppointmentDayField({
  state,
  dispatch,
  prefix,
  startsFocused,
  error,
  locale,
  texts,
}: AssistantFieldProps & { startsFocused?: boolean; error?: string | null }) {
  return (
    <DayField
      id={`${prefix}-${APPOINTMENT_FIELDS.day}`}
      name={APPOINTMENT_FIELDS.day}
      label={texts.day}
      value={state.day ?? ''}
      min={madridDay(new Date())}
      onChange={(day) => dispatch({ type: 'dayChosen', day })}
      {...{ startsFocused, error, locale }}
      texts={texts.dayField}
    />
  );
}
