import { TextField } from '@/components/forms/text-field';
import { MAX_LENGTH } from '@/lib/domain/appointment/max-length';
import { fieldProps, type PartProps } from './form-fields';

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
  /** The autocomplete section of this address; none for the patient's own. */
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
