'use client';

import type { UseFormReturn } from 'react-hook-form';
import { fieldProps } from '@/components/forms/request/request-fields';
import { RequestFrame } from '@/components/forms/request/request-frame';
import { SelectField } from '@/components/forms/select-field';
import { AreaField, EmailField, PhoneField, TextField } from '@/components/forms/text-field';
import { MAX_LENGTH } from '@/lib/domain/appointment/max-length';
import { REQUEST_LENGTH } from '@/lib/domain/product-request';
import { RIGHTS } from '@/lib/domain/rights';
import { useFormSubmission } from '@/lib/hooks/use-form-submission';
import type { RequestDraft } from '@/lib/hooks/use-request-form';
import { type Locale, localePath } from '@/lib/i18n/locales';
import type { RightsTexts } from './rights-texts';

const BLANK: RequestDraft = {
  ...{ right: '', name: '', surnames: '', document: '', email: '', phone: '', bookingReference: '', message: '' },
  acceptsTerms: false,
};

const loadRules = async () => (await import('@/lib/browser/request-rules')).rightsRules;

/** The form that opens a case about one's own data, and its outcome. */
export function RightsForm({ locale, texts }: { locale: Locale; texts: RightsTexts }) {
  const request = useFormSubmission<RequestDraft>({
    locale,
    path: '/api/derechos/solicitar',
    blank: BLANK,
    loadRules,
  });
  const part = { form: request.form, texts };
  const { right, name, surnames, document, email, phone, bookingReference, message, terms } = texts;
  const labels = { right, name, surnames, document, email, phone, bookingReference, message, acceptsTerms: terms };
  return (
    <RequestFrame
      {...{ request, texts, labels }}
      labelledBy="derechos-t"
      privacyHref={localePath(locale, '/politica-privacidad')}
    >
      <RightsFields {...part} />
    </RequestFrame>
  );
}

/** The fields of the person and the request. */
function RightsFields(part: { form: UseFormReturn<RequestDraft>; texts: RightsTexts }) {
  const { texts } = part;
  return (
    <div className="form-part">
      <SelectField
        {...fieldProps(part, 'right')}
        label={texts.right}
        placeholder={texts.chooseRight}
        options={RIGHTS.map((one) => [one, texts.rights[one]])}
        isRequired
      />
      <div className="form-pair">
        <TextField
          {...fieldProps(part, 'name')}
          label={texts.name}
          autoComplete="given-name"
          maxLength={REQUEST_LENGTH.text}
        />
        <TextField
          {...fieldProps(part, 'surnames')}
          label={texts.surnames}
          autoComplete="family-name"
          maxLength={REQUEST_LENGTH.text}
        />
      </div>
      <TextField
        {...fieldProps(part, 'document')}
        label={texts.document}
        hint={texts.documentHint}
        maxLength={MAX_LENGTH.document}
      />
      <div className="form-pair">
        <EmailField {...fieldProps(part, 'email')} label={texts.email} />
        <PhoneField {...fieldProps(part, 'phone')} label={texts.phone} optional={texts.optional} />
      </div>
      <TextField
        {...fieldProps(part, 'bookingReference')}
        label={texts.bookingReference}
        hint={texts.bookingReferenceHint}
        optional={texts.optional}
        maxLength={MAX_LENGTH.document}
      />
      <AreaField
        {...fieldProps(part, 'message')}
        label={texts.message}
        hint={texts.messageHint}
        rows={5}
        maxLength={REQUEST_LENGTH.message}
      />
    </div>
  );
}
