import type { BillingRecipient } from '@clinic/contract/identity-documents';
import { useWatch } from 'react-hook-form';
import { CheckField } from '@/components/forms/check-field';
import { ChoiceField } from '@/components/forms/choice-field';
import { SelectField } from '@/components/forms/select-field';
import { EmailField, TextField } from '@/components/forms/text-field';
import type { AppointmentDraft } from '@/lib/domain/appointment/draft';
import { fieldId } from '@/lib/domain/appointment/field-id';
import { MAX_LENGTH } from '@/lib/domain/appointment/max-length';
import {
  billingDocuments,
  billingRecipients,
  isSpain,
  withBillingCountry,
  withRecipient,
} from '@/lib/domain/appointment/residence';
import { errorOf, fieldProps, type PartProps } from './form-fields';
import { AddressFields, DocumentFields } from './identity-fields';
import type { CountryOption } from './patient-part';

const DEPENDENT = [
  'billingCountry',
  'billingRecipient',
  'billingDocumentType',
  'billingDocumentNumber',
  'billingPassport',
  'billingSurnames',
] as const;

type Props = PartProps & { countries: readonly CountryOption[] };

/** An invoice for another recipient: a person, or a company in Spain (M134 to M136). */
export function BillingPart({ countries, ...part }: Props) {
  const { texts, form } = part;
  const isOther = useWatch({ control: form.control, name: 'billingDiffers' });
  return (
    <section className="form-part" aria-labelledby="cita-billing-t">
      <h2 id="cita-billing-t">{texts.billing}</h2>
      <CheckField {...fieldProps(part, 'billingDiffers')} label={texts.billingDiffers} hint={texts.billingHint} />
      {isOther && <OtherRecipient countries={countries} {...part} />}
    </section>
  );
}

/** Name, contact data, document and address of the recipient. */
function OtherRecipient({ countries, ...part }: Props) {
  const { texts, form } = part;
  const [country, recipient] = useWatch({ control: form.control, name: ['billingCountry', 'billingRecipient'] });
  const become = (next: AppointmentDraft) => {
    for (const name of DEPENDENT) {
      form.setValue(name, next[name]);
      form.clearErrors(name);
    }
  };
  return (
    <>
      <SelectField
        {...fieldProps(part, 'billingCountry')}
        label={texts.billingCountry}
        autoComplete="billing country"
        placeholder={texts.chooseCountry}
        options={countries}
        onChange={(event) => become(withBillingCountry(form.getValues(), event.target.value))}
      />
      <ChoiceField
        id={fieldId('billingRecipient')}
        error={errorOf(part, 'billingRecipient')}
        label={texts.recipient}
        layout="row"
        choices={billingRecipients(country).map((value) => ({ value, label: texts.recipients[value] }))}
        chosen={recipient || null}
        onChoose={(value) => become(withRecipient(form.getValues(), value as BillingRecipient))}
      />
      <NameFields {...part} isCompany={recipient === 'empresa'} />
      <EmailField {...fieldProps(part, 'billingEmail')} label={texts.email} />
      <DocumentFields
        {...part}
        isSpain={isSpain(country)}
        names={{ type: 'billingDocumentType', number: 'billingDocumentNumber', passport: 'billingPassport' }}
        types={billingDocuments(country, recipient || 'particular')}
      />
      <AddressFields
        {...part}
        isSpain={isSpain(country)}
        section="billing"
        names={{
          address: 'billingAddress',
          postalCode: 'billingPostalCode',
          city: 'billingCity',
          province: 'billingProvince',
        }}
      />
    </>
  );
}

/** Name and surnames of a person, one name of a company. */
function NameFields({ isCompany, ...part }: PartProps & { isCompany: boolean }) {
  const { texts } = part;
  return (
    <div className={isCompany ? 'grid' : 'form-pair'}>
      <TextField
        {...fieldProps(part, 'billingName')}
        label={isCompany ? texts.companyName : texts.name}
        autoComplete={isCompany ? 'billing organization' : 'billing given-name'}
        maxLength={MAX_LENGTH.text}
      />
      {!isCompany && (
        <TextField
          {...fieldProps(part, 'billingSurnames')}
          label={texts.surnames}
          autoComplete="billing family-name"
          maxLength={MAX_LENGTH.text}
        />
      )}
    </div>
  );
}
