import { madridDay } from '@clinic/contract/dates';
import { clinicGroups, optionSearch, specialityGroups } from '@/components/forms/picker-options';
import { DayField } from '@/components/ui/day-field';
import { Picker } from '@/components/ui/picker';
import type { PickerStart } from '@/components/ui/picker-props';
import type { AssistantEvent, AssistantState } from '@/lib/domain/appointment/assistant';
import { offeredClinics, offeredSpecialities, suitableClinics } from '@/lib/domain/appointment/offered';
import type { PickerClinic, PickerSpeciality } from '@/lib/domain/appointment/picker-catalogue';
import { APPOINTMENT_FIELDS } from '@/lib/i18n/links';
import type { Locale } from '@/lib/i18n/locales';
import type { AssistantTexts } from './assistant-messages';
import '@/components/forms/forms.css';

export type AssistantFieldProps = {
  state: AssistantState;
  dispatch: (event: AssistantEvent) => void;
  /** Prefix of the ids: the assistant can be on a page twice. */
  prefix: string;
  locale: Locale;
  texts: AssistantTexts;
};

type PickerFieldProps = AssistantFieldProps & {
  /** The placeholder; by default the invitation to choose. */
  placeholder?: string;
  start?: PickerStart;
  error?: string | null;
  /** Default: the prefix and the name. */
  id?: string;
  isRequired?: boolean;
};

/** The specialities of the chosen clinic, or all, under their services (M38, M90). */
export function SpecialityField({ state, dispatch, prefix, placeholder, locale, texts, ...field }: PickerFieldProps) {
  const { catalogue, clinicId } = state;
  const toGroups = (specialities: PickerSpeciality[]) => specialityGroups(specialities, texts.services);
  return (
    <Picker
      isRequired={false}
      id={`${prefix}-${APPOINTMENT_FIELDS.speciality}`}
      name={APPOINTMENT_FIELDS.speciality}
      label={texts.speciality}
      placeholder={placeholder ?? texts.chooseSpeciality}
      all={texts.noneEspecialidad}
      groups={toGroups(offeredSpecialities(state))}
      search={optionSearch({
        ...{ locale, toGroups, list: 'cita-especialidades', first: catalogue.first?.specialities },
        context: clinicId === null ? {} : { clinica: clinicId },
        known: catalogue.specialities,
        onFound: (specialities) => dispatch({ type: 'recordsRead', specialities, atClinicId: clinicId }),
      })}
      value={state.specialityId ?? ''}
      onChange={(specialityId) => dispatch({ type: 'specialityChosen', specialityId })}
      texts={texts.picker}
      {...field}
    />
  );
}

/** The clinics that offer the speciality or, in covid mode, tests, under their communities (M38, M89, M91). */
export function ClinicField({ state, dispatch, prefix, placeholder, locale, texts, ...field }: PickerFieldProps) {
  const { catalogue, isCovid, specialityId } = state;
  const toGroups = (clinics: PickerClinic[]) => clinicGroups(suitableClinics(state, clinics), texts.communities);
  return (
    <Picker
      isRequired={false}
      id={`${prefix}-${APPOINTMENT_FIELDS.clinic}`}
      name={APPOINTMENT_FIELDS.clinic}
      label={texts.clinic}
      placeholder={placeholder ?? texts.chooseClinic}
      all={texts.noneClinica}
      groups={toGroups(offeredClinics(state))}
      search={optionSearch({
        ...{ locale, toGroups, list: 'cita-clinicas', first: catalogue.first?.clinics },
        context: { ...(specialityId !== null && { especialidad: specialityId }), ...(isCovid && { pruebas: '1' }) },
        known: catalogue.clinics,
        onFound: (clinics) => dispatch({ type: 'recordsRead', clinics }),
      })}
      value={state.clinicId ?? ''}
      onChange={(clinicId) => dispatch({ type: 'clinicChosen', clinicId })}
      texts={texts.picker}
      {...field}
    />
  );
}

/** The day of the appointment: today in Madrid or later (M39, M94). */
export function AppointmentDayField({
  state,
  dispatch,
  prefix,
  startsFocused,
  startsWith,
  error,
  locale,
  texts,
}: AssistantFieldProps & { startsFocused?: boolean; startsWith?: string; error?: string | null }) {
  return (
    <DayField
      id={`${prefix}-${APPOINTMENT_FIELDS.day}`}
      name={APPOINTMENT_FIELDS.day}
      label={texts.day}
      value={state.day ?? ''}
      min={madridDay(new Date())}
      onChange={(day) => dispatch({ type: 'dayChosen', day })}
      {...{ startsFocused, startsWith, error, locale }}
      isRequired={false}
      texts={texts.dayField}
    />
  );
}
