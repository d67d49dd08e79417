'use client';

import { useState } from 'react';
import type { DataProtectionTexts } from '@/components/forms/data-protection-dialog';
import { SelectField } from '@/components/forms/select-field';
import { TextField } from '@/components/forms/text-field';
import { MAX_LENGTH } from '@/lib/domain/appointment/max-length';
import type { Locale } from '@/lib/i18n/locales';
import { AreaForm } from './area-form';
import { DonePanel } from './done-panel';
import type { FormTexts } from './professional-texts';
import type { RegistrationTexts } from './registration-texts';
import { TermsField } from './terms-field';

const FIELDS = ['name', 'email', 'phone', 'collegeNumber', 'specialityId', 'acceptsTerms'] as const;
const LONGEST_NAME = 100;

type Props = {
  locale: Locale;
  /** The medical specialities: id and name. */
  specialities: readonly (readonly [id: string, name: string])[];
  texts: RegistrationTexts;
  form: FormTexts;
  dataProtection: DataProtectionTexts;
};

/** The form that asks for an account, and what becomes of it (M165, M166). */
export function RegistrationForm({ locale, specialities, texts, form, dataProtection }: Props) {
  const [isDone, setDone] = useState(false);
  if (isDone) {
    return (
      <DonePanel title={texts.doneTitle} text={texts.done}>
        <h3 className="pt-4">{texts.nextTitle}</h3>
        <ol className="form-steps">
          <li>{texts.next1}</li>
          <li>{texts.next2}</li>
          <li>{texts.next3}</li>
        </ol>
      </DonePanel>
    );
  }
  const optional = form.optional;
  return (
    <AreaForm
      form="registration"
      locale={locale}
      fields={FIELDS}
      texts={form}
      incomplete={form.incomplete}
      submit={texts.submit}
      onDone={() => setDone(true)}
    >
      {(fieldOf) => (
        <>
          <h2>{texts.formTitle}</h2>
          <TextField {...fieldOf('name')} label={texts.name} autoComplete="name" maxLength={LONGEST_NAME} />
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
              optional={optional}
              autoComplete="off"
              maxLength={MAX_LENGTH.text}
            />
          </div>
          <SelectField
            {...fieldOf('specialityId')}
            label={texts.speciality}
            optional={optional}
            placeholder={texts.chooseSpeciality}
            options={specialities}
          />
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
