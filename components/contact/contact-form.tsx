'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { clinicGroups, optionSearch } from '@/components/forms/picker-options';
import { errorOf, fieldId, fieldProps, PersonFields } from '@/components/forms/request/request-fields';
import { RequestFrame } from '@/components/forms/request/request-frame';
import { AreaField } from '@/components/forms/text-field';
import { Picker } from '@/components/ui/picker';
import { storedLanguage } from '@/lib/browser/stored-language';
import type { BoundedList } from '@/lib/domain/options';
import type { RequestClinic } from '@/lib/domain/product-catalogue';
import { choiceOfAddress, REQUEST_FIELDS, REQUEST_LENGTH } from '@/lib/domain/product-request';
import { useOptionList } from '@/lib/hooks/use-option-questions';
import { type RequestDraft, useRequestForm } from '@/lib/hooks/use-request-form';
import { type Locale, localePath } from '@/lib/i18n/locales';
import type { ContactTexts } from './contact-texts';

const BLANK: RequestDraft = { clinicId: '', name: '', email: '', phone: '', message: '', acceptsTerms: false };

type Props = { locale: Locale; clinics: BoundedList<RequestClinic>; texts: ContactTexts };

/** The contact form and its outcome (M158, M159). */
export function ContactForm({ locale, clinics, texts }: Props) {
  const [clinicId, setClinicId] = useState('');
  const request = useRequestForm({
    kind: 'contact',
    locale: useDisplayLanguage(locale),
    blank: BLANK,
    chosen: { clinicId },
    onSent: () => setClinicId(''),
  });
  const list = useClinicList({ locale, clinics, texts }, clinicId, setClinicId);
  const part = { form: request.form, texts };
  return (
    <RequestFrame
      {...{ request, texts }}
      labelledBy="escribenos-t"
      labels={{
        clinicId: texts.clinic,
        name: texts.fullName,
        email: texts.email,
        phone: texts.phone,
        message: texts.message,
        acceptsTerms: texts.terms,
      }}
      privacyHref={localePath(locale, '/politica-privacidad')}
    >
      <div className="form-part">
        <Picker
          id={fieldId('clinicId')}
          name={REQUEST_FIELDS.clinic}
          label={texts.clinic}
          placeholder={texts.chooseClinic}
          {...list}
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

const subscribeToNothing = () => () => undefined;

/** Returns the stored language (M2), or the page's language. */
const useDisplayLanguage = (locale: Locale): Locale =>
  useSyncExternalStore(
    subscribeToNothing,
    () => storedLanguage() ?? locale,
    () => locale,
  );

/** Returns the clinics to choose from; the clinic of the address is chosen initially. */
function useClinicList({ locale, clinics, texts }: Props, clinicId: string, setClinicId: (id: string) => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => {
    const asked = choiceOfAddress(new URLSearchParams(location.search)).clinicId;
    if (asked && (clinics.first || clinics.records.some(({ id }) => id === asked))) setClinicId(asked);
  }, []);
  const list = { locale, list: 'contacto-clinicas' } as const;
  const { known, learn } = useOptionList({
    ...list,
    records: clinics,
    chosenId: clinicId,
    onGone: () => setClinicId(''),
  });
  const toGroups = (some: RequestClinic[]) => clinicGroups(some, texts.communities);
  const search = optionSearch({ ...list, known, first: clinics.first, toGroups, onFound: learn });
  return { groups: toGroups(known), search };
}
