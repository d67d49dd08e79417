'use client';

import { useEffect, useState } from 'react';
import { AreaField } from '@/components/forms/area-field';
import { clinicGroups } from '@/components/product-request/product-groups';
import { PersonFields } from '@/components/request-form/person-fields';
import { errorOf, fieldId, fieldProps } from '@/components/request-form/request-fields';
import { RequestFrame } from '@/components/request-form/request-frame';
import { Picker } from '@/components/ui/picker';
import { choiceOfAddress, REQUEST_FIELDS, REQUEST_LENGTH, type RequestClinic } from '@/lib/domain/product-request';
import { type RequestDraft, useRequestForm } from '@/lib/hooks/use-request-form';
import { type Locale, localePath } from '@/lib/i18n/locales';
import type { ContactTexts } from './contact-texts';

const BLANK: RequestDraft = { clinicId: '', name: '', email: '', phone: '', message: '', acceptsTerms: false };
const NAMES = Object.keys(BLANK);

type Props = { locale: Locale; clinics: RequestClinic[]; texts: ContactTexts };

/** The contact form and what becomes of it (specification part 2, "Contact page"; M158, M159). */
export function ContactForm({ locale, clinics, texts }: Props) {
  const [clinicId, setClinicId] = useState('');
  const request = useRequestForm({
    kind: 'contact',
    locale,
    blank: BLANK,
    chosen: { clinicId },
    onSent: () => setClinicId(''),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script takes charge
  useEffect(() => {
    const asked = choiceOfAddress(new URLSearchParams(location.search)).clinicId;
    if (asked && clinics.some(({ id }) => id === asked)) setClinicId(asked);
  }, []);

  const part = { request, texts };
  return (
    <RequestFrame
      {...part}
      labelledBy="escribenos-t"
      names={NAMES}
      privacyHref={localePath(locale, '/politica-privacidad')}
    >
      <div className="form-part">
        <Picker
          id={fieldId('clinicId')}
          name={REQUEST_FIELDS.clinic}
          label={texts.clinic}
          placeholder={texts.chooseClinic}
          groups={clinicGroups(clinics, texts.communities)}
          value={clinicId}
          onChange={setClinicId}
          error={errorOf(part, 'clinicId')}
          texts={texts.picker}
        />
        <PersonFields {...part} isPhoneOptional />
        <AreaField
          {...fieldProps(part, 'message')}
          label={texts.message}
          hint={texts.messageHint}
          rows={6}
          maxLength={REQUEST_LENGTH.message}
        />
      </div>
    </RequestFrame>
  );
}
