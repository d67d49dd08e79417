import { REQUEST_LENGTH } from '@/lib/domain/product-request';
import { EmailField, PhoneField } from '../reach-fields';
import { TextField } from '../text-field';
import { fieldProps, type RequestPart } from './request-fields';

/** Who asks, and where to reach them. */
export function PersonFields({ isPhoneOptional = false, ...part }: RequestPart & { isPhoneOptional?: boolean }) {
  const { texts } = part;
  return (
    <>
      <TextField
        {...fieldProps(part, 'name')}
        label={texts.fullName}
        autoComplete="name"
        maxLength={REQUEST_LENGTH.text}
      />
      <div className="form-pair">
        <EmailField {...fieldProps(part, 'email')} label={texts.email} maxLength={REQUEST_LENGTH.email} />
        <PhoneField
          {...fieldProps(part, 'phone')}
          label={texts.phone}
          optional={isPhoneOptional ? texts.optional : undefined}
          maxLength={REQUEST_LENGTH.text}
        />
      </div>
    </>
  );
}
