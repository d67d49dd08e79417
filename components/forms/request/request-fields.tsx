import type { UseFormReturn } from 'react-hook-form';
import { REQUEST_LENGTH } from '@/lib/domain/product-request';
import type { RequestDraft } from '@/lib/hooks/use-request-form';
import { formFields } from '../form-fields';
import { EmailField, PhoneField, TextField } from '../text-field';
import type { FrameTexts } from './request-texts';

/** Props of every part of a form: its fields and texts. */
export type RequestPart = { form: UseFormReturn<RequestDraft>; texts: FrameTexts };

/** Field functions of the product request and the contact form. */
export const { fieldId, errorOf, fieldProps, fieldErrors } = formFields<RequestDraft>((name) => `solicitud-${name}`);

/** Name and contact data of the person who asks. */
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
