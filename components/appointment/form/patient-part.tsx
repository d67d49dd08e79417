import { PATIENT_DOCUMENTS } from '@clinic/contract/identity-documents';
import { useWatch } from 'react-hook-form';
import { BirthDateField } from '@/components/forms/birth-date-field';
import { CheckField } from '@/components/forms/check-field';
import { DataProtectionButton } from '@/components/forms/data-protection';
import { SelectField } from '@/components/forms/select-field';
import { AreaField, EmailField, PhoneField, TextField } from '@/components/forms/text-field';
import { canLackDocument } from '@/lib/domain/appointment/birth-date';
import { type AppointmentType, isCallBackType } from '@/lib/domain/appointment/choices';
import { fieldId } from '@/lib/domain/appointment/field-id';
import { MAX_LENGTH } from '@/lib/domain/appointment/max-length';
import { isSpain, withCountry } from '@/lib/domain/appointment/residence';
import type { Locale } from '@/lib/i18n/locales';
import { CallTimeField } from './call-time-field';
import { errorOf, fieldProps, type PartProps } from './form-fields';
import { AddressFields, DocumentFields } from './identity-fields';

export type CountryOption = readonly [code: string, name: string];

/** `day`: of the visit, YYYY-MM-DD. */
type Props = PartProps & { countries: readonly CountryOption[]; day: string | null };

/** The patient of a test: name, birth date, contact data, document and residence (M117, M121 to M133). */
export function PatientPart({ countries, day, ...part }: Props) {
  const { form, texts } = part;
  const birthDate = useWatch({ control: form.control, name: 'birthDate' });
  const isAsked = useWatch({ control: form.control, name: 'forWhom' }) !== '';
  return (
    <section className="form-part" aria-labelledby="cita-personal-t">
      <h2 id="cita-personal-t">{texts.personal}</h2>
      <div className="form-pair">
        <TextField
          {...fieldProps(part, 'name')}
          label={texts.name}
          autoComplete="given-name"
          maxLength={MAX_LENGTH.text}
        />
        <TextField
          {...fieldProps(part, 'surnames')}
          label={texts.surnames}
          autoComplete="family-name"
          maxLength={MAX_LENGTH.text}
        />
      </div>
      <BirthDateField
        id={fieldId('birthDate')}
        name="birthDate"
        label={texts.birthDate}
        error={errorOf(part, 'birthDate')}
        value={birthDate}
        onChange={(date) => form.setValue('birthDate', date)}
        texts={texts.birthDateParts}
      />
      <div className="form-pair">
        <EmailField {...fieldProps(part, 'email')} label={texts.email} />
        <EmailField {...fieldProps(part, 'emailConfirmation')} label={texts.emailConfirmation} />
      </div>
      <PhoneField {...fieldProps(part, 'phone')} label={texts.phone} />
      <Residence countries={countries} day={day} {...part} />
      {isAsked && (
        <AreaField
          {...fieldProps(part, 'needs')}
          label={texts.needs}
          hint={texts.needsHint}
          optional={texts.optional}
          rows={3}
          maxLength={MAX_LENGTH.needs}
        />
      )}
    </section>
  );
}

/** Country, document and address. The fields depend on the country. */
function Residence({ countries, day, ...part }: Props) {
  const { form, texts } = part;
  const country = useWatch({ control: form.control, name: 'country' });
  const chooseCountry = (code: string) => {
    const next = withCountry(form.getValues(), code);
    for (const name of ['country', 'documentType', 'documentNumber', 'passport'] as const) {
      form.setValue(name, next[name]);
      form.clearErrors(name);
    }
  };
  return (
    <>
      <SelectField
        {...fieldProps(part, 'country')}
        label={texts.country}
        autoComplete="country"
        placeholder={texts.chooseCountry}
        options={countries}
        onChange={(event) => chooseCountry(event.target.value)}
      />
      <PatientDocument {...part} day={day} isSpain={isSpain(country)} />
      <h3 className="mt-2">{texts.home}</h3>
      {isSpain(country) && <p className="field-hint">{texts.addressHint}</p>}
      <AddressFields
        {...part}
        isSpain={isSpain(country)}
        names={{ address: 'address', postalCode: 'postalCode', city: 'city', province: 'province' }}
      />
    </>
  );
}

const DOCUMENT_FIELDS = ['documentType', 'documentNumber', 'passport'] as const;

/** The patient's document (M132). For a child who may have none, a box takes the place of its fields. */
function PatientDocument({ day, ...part }: PartProps & { day: string | null; isSpain: boolean }) {
  const { form, texts } = part;
  const [forWhom, birthDate, isWithout] = useWatch({
    control: form.control,
    name: ['forWhom', 'birthDate', 'lacksDocument'],
  });
  const isOffered = canLackDocument({ forWhom, birthDate, day });
  const box = fieldProps(part, 'lacksDocument');
  return (
    <>
      {isOffered && (
        <CheckField
          {...box}
          label={texts.lacksDocument}
          hint={texts.lacksDocumentHint}
          onChange={(event) => {
            void box.onChange(event);
            form.clearErrors(DOCUMENT_FIELDS);
          }}
        />
      )}
      {!(isOffered && isWithout) && (
        <DocumentFields
          {...part}
          names={{ type: 'documentType', number: 'documentNumber', passport: 'passport' }}
          types={PATIENT_DOCUMENTS}
        />
      )}
    </>
  );
}

type ContactProps = PartProps & {
  type: AppointmentType | null;
  locale: Locale;
  /** The clinic calls, and reads when the patient wants it. */
  asksCallTime: boolean;
};

/** The person to call back (M113). A consultation and a test also ask for the document, which is optional. */
export function ContactPart({ type, locale, asksCallTime, ...part }: ContactProps) {
  const { texts } = part;
  return (
    <section className="form-part" aria-labelledby="cita-you-t">
      <h2 id="cita-you-t">{texts.you}</h2>
      <TextField {...fieldProps(part, 'name')} label={texts.fullName} autoComplete="name" maxLength={MAX_LENGTH.text} />
      <div className="form-pair">
        <EmailField {...fieldProps(part, 'email')} label={texts.email} />
        <PhoneField {...fieldProps(part, 'phone')} label={texts.phone} />
      </div>
      {asksCallTime && <CallTimeField locale={locale} {...part} />}
      {isCallBackType(type) && (
        <TextField
          {...fieldProps(part, 'documentNumber')}
          label={texts.documentAny}
          optional={texts.optional}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={MAX_LENGTH.document}
        />
      )}
    </section>
  );
}

/** The terms, only outside the multi-step mode (M110, D6), with the button for the details (M111). */
export function TermsPart({ dialogId, ...part }: PartProps & { dialogId: string }) {
  const { texts } = part;
  return (
    <div className="form-part">
      <CheckField {...fieldProps(part, 'acceptsTerms')} label={texts.terms} isRequired />
      <DataProtectionButton dialogId={dialogId} label={texts.basicInformation} />
    </div>
  );
}
