import { useWatch } from 'react-hook-form';
import { SelectField } from '@/components/forms/select-field';
import { TextField } from '@/components/forms/text-field';
import { MAX_LENGTH } from '@/lib/domain/appointment/max-length';
import { fieldProps, type PartProps } from './form-fields';
import type { AppointmentTexts } from './form-texts';

type Props = PartProps & {
  /** Postcodes of Spain are digits; elsewhere they have letters too. */
  isSpain: boolean;
  names:
    | { address: 'address'; postalCode: 'postalCode'; city: 'city'; province: 'province' }
    | {
        address: 'billingAddress';
        postalCode: 'billingPostalCode';
        city: 'billingCity';
        province: 'billingProvince';
      };
  /** The autocomplete section of this address; undefined for the patient's own. */
  section?: 'billing';
};

/** Street, postcode, city and province (M124, M129). */
export function AddressFields({ isSpain, names, section, ...part }: Props) {
  const { texts } = part;
  const token = (name: string) => (section ? `${section} ${name}` : name);
  return (
    <>
      <TextField
        {...fieldProps(part, names.address)}
        label={texts.address}
        autoComplete={token('address-line1')}
        maxLength={MAX_LENGTH.address}
      />
      <div className="form-pair">
        <TextField
          {...fieldProps(part, names.postalCode)}
          label={texts.postalCode}
          autoComplete={token('postal-code')}
          inputMode={isSpain ? 'numeric' : 'text'}
          maxLength={MAX_LENGTH.text}
        />
        <TextField
          {...fieldProps(part, names.city)}
          label={texts.city}
          autoComplete={token('address-level2')}
          maxLength={MAX_LENGTH.text}
        />
      </div>
      <TextField
        {...fieldProps(part, names.province)}
        label={texts.province}
        autoComplete={token('address-level1')}
        maxLength={MAX_LENGTH.text}
      />
    </>
  );
}

type DocumentType = 'DNI' | 'NIE' | 'NIF' | 'CIF';

type DocumentFieldsProps = PartProps & {
  isSpain: boolean;
  names:
    | { type: 'documentType'; number: 'documentNumber'; passport: 'passport' }
    | { type: 'billingDocumentType'; number: 'billingDocumentNumber'; passport: 'billingPassport' };
  types: readonly DocumentType[];
};

/** Kind and number of the document in Spain, otherwise the passport (M132, D10). */
export function DocumentFields({ isSpain, names, types, ...part }: DocumentFieldsProps) {
  const { form, texts } = part;
  const type = useWatch({ control: form.control, name: names.type });
  const isBilling = names.type === 'billingDocumentType';
  if (!isSpain) {
    return (
      <TextField
        {...fieldProps(part, names.passport)}
        label={texts.passport}
        hint={isBilling ? texts.passportHint : texts.residentsAbroad}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={MAX_LENGTH.passport}
      />
    );
  }
  return (
    <div className="form-pair">
      <SelectField
        {...fieldProps(part, names.type)}
        label={texts.documentType}
        options={types.map((one) => [one, isBilling && one === 'DNI' ? texts.documentNIF : texts.documents[one]])}
      />
      <TextField
        {...fieldProps(part, names.number)}
        label={texts.documentNumber}
        hint={hintOf(type, isBilling, texts)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={MAX_LENGTH.document}
      />
    </div>
  );
}

function hintOf(type: string, isBilling: boolean, texts: AppointmentTexts): string | undefined {
  if (type === 'NIE') return texts.documentHintNIE;
  if (type === 'CIF') return texts.documentHintCIF;
  if (type === 'NIF') return texts.documentHintNIF;
  return isBilling ? undefined : texts.documentHint;
}
