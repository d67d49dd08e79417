'use client';

import { useState } from 'react';
import type { DataProtectionTexts } from '@/components/forms/data-protection';
import { FormSteps } from '@/components/forms/form-aside-boxes';
import { optionSearch, toOption } from '@/components/forms/picker-options';
import { DonePanel } from '@/components/forms/request-received';
import { SelectField } from '@/components/forms/select-field';
import { TextField } from '@/components/forms/text-field';
import type { PickerTexts } from '@/components/ui/field-texts';
import { Picker } from '@/components/ui/picker';
import { MAX_LENGTH } from '@/lib/domain/appointment/max-length';
import type { BoundedList } from '@/lib/domain/options';
import { useOptionList } from '@/lib/hooks/use-option-questions';
import type { Locale } from '@/lib/i18n/locales';
import type { Texts } from '@/lib/i18n/texts';
import { AreaForm, type FieldOf, TermsField } from './area-form';
import type { FormTexts } from './load-professional';

type RegistrationTexts = Texts<'ProfessionalRegistration'> & { privacy: string };

const MAX_NAME_LENGTH = 100;

type Props = {
  locale: Locale;
  /** The medical specialities. */
  specialities: BoundedList<SpecialityOption>;
  texts: RegistrationTexts;
  form: FormTexts;
  dataProtection: DataProtectionTexts;
  /** The texts of a list that is searched. */
  picker: PickerTexts | undefined;
};

/** The form that asks for an account, and its outcome (M165, M166). */
export function RegistrationForm({ locale, specialities, texts, form, dataProtection, picker }: Props) {
  const [isDone, setDone] = useState(false);
  if (isDone) {
    return (
      <DonePanel title={texts.doneTitle} text={texts.done}>
        <h3 className="pt-4">{texts.nextTitle}</h3>
        <FormSteps steps={[texts.next1, texts.next2, texts.next3]} />
      </DonePanel>
    );
  }
  return (
    <AreaForm
      form="registration"
      locale={locale}
      labels={{
        name: texts.name,
        email: texts.email,
        phone: texts.phone,
        collegeNumber: texts.collegeNumber,
        specialityId: texts.speciality,
        acceptsTerms: texts.terms,
      }}
      texts={form}
      incomplete={form.incomplete}
      submit={texts.submit}
      onDone={() => setDone(true)}
    >
      {(fieldOf) => (
        <>
          <h2>{texts.formTitle}</h2>
          <PersonFields {...{ fieldOf, locale, specialities, texts, picker }} optional={form.optional} />
          <h3>{texts.privacyTitle}</h3>
          <p className="text-ink-2">{texts.privacy}</p>
          <TermsField
            {...{ locale, dataProtection }}
            field={fieldOf('acceptsTerms')}
            label={texts.terms}
            purpose={texts.purpose}
            basicInformation={form.basicInformation}
          />
        </>
      )}
    </AreaForm>
  );
}

type PersonProps = Pick<Props, 'locale' | 'specialities' | 'texts' | 'picker'> & { fieldOf: FieldOf; optional: string };

/** The fields of the applicant. */
const PersonFields = ({ fieldOf, texts, optional, ...lists }: PersonProps) => (
  <>
    <TextField {...fieldOf('name')} label={texts.name} autoComplete="name" maxLength={MAX_NAME_LENGTH} />
    <TextField
      {...fieldOf('email')}
      label={texts.email}
      hint={texts.emailHint}
      type="email"
      autoComplete="email"
      maxLength={MAX_LENGTH.email}
    />
    <div className="form-pair">
      <TextField
        {...fieldOf('phone')}
        label={texts.phone}
        optional={optional}
        type="tel"
        autoComplete="tel"
        maxLength={MAX_LENGTH.text}
      />
      <TextField
        {...fieldOf('collegeNumber')}
        label={texts.collegeNumber}
        hint={texts.collegeNumberHint}
        optional={optional}
        autoComplete="off"
        maxLength={MAX_LENGTH.text}
      />
    </div>
    <SpecialityField
      {...lists}
      field={fieldOf('specialityId')}
      label={texts.speciality}
      optional={optional}
      placeholder={texts.chooseSpeciality}
    />
  </>
);

type SpecialityOption = { id: string; name: string };

type SpecialityFieldProps = {
  locale: Locale;
  field: ReturnType<FieldOf>;
  specialities: BoundedList<SpecialityOption>;
  label: string;
  optional: string;
  placeholder: string;
  picker: PickerTexts | undefined;
};

/** The speciality of a professional (M165): the browser's own list when it is short, otherwise a list with a search. */
function SpecialityField({ specialities, picker, locale, ...props }: SpecialityFieldProps) {
  if (specialities.first && picker) return <SearchedSpeciality {...{ specialities, picker, locale }} {...props} />;
  const { field, ...texts } = props;
  return <SelectField {...field} {...texts} options={specialities.records.map(({ id, name }) => [id, name])} />;
}

function SearchedSpeciality({
  locale,
  field,
  specialities,
  picker,
  ...texts
}: SpecialityFieldProps & { picker: PickerTexts }) {
  const [chosenId, setChosenId] = useState('');
  const list = { locale, list: 'registro-especialidades' } as const;
  const choose = (id: string) => {
    setChosenId(id);
    void field.onChange({ target: { name: field.name, value: id } });
  };
  const { known, learn } = useOptionList({ ...list, records: specialities, chosenId, onGone: () => choose('') });
  return (
    <Picker
      {...texts}
      id={field.id}
      name={field.name}
      error={field.error}
      all={texts.placeholder}
      groups={toGroups(known)}
      search={optionSearch({ ...list, known, first: specialities.first, toGroups, onFound: learn })}
      value={chosenId}
      onChange={choose}
      texts={picker}
    />
  );
}

const toGroups = (specialities: SpecialityOption[]) => [{ label: '', options: specialities.map(toOption) }];
