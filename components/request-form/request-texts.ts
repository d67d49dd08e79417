import { getTranslations } from 'next-intl/server';
import { DATA_PROTECTION_TEXTS, type DataProtectionTexts } from '@/components/forms/data-protection-dialog';
import { PICKER_TEXTS } from '@/components/ui/field-texts';
import { COMMUNITIES } from '@/lib/domain/communities';
import type { RequestProblem } from '@/lib/domain/request-problems';
import { textsOf } from '@/lib/i18n/texts';

/** Words of the appointment form that mean the same here. */
const FORM_TEXTS = ['optional', 'email', 'phone', 'basicInformation', 'sending', 'incomplete', 'failed'] as const;
const PAGE_TEXTS = ['you', 'fullName', 'failedKept', 'offline', 'nextTitle'] as const;
const PICKER_LABELS = ['clinic', 'chooseClinic', 'noneClinica'] as const;
const SHARED_PROBLEMS = [
  'clinicMissing',
  'nameMissing',
  'emailMissing',
  'emailInvalid',
  'phoneMissing',
  'phoneInvalid',
  'termsMissing',
  'tooLong',
  'invalid',
] as const;

/** What both the product request and the contact form say, in the language of the page. */
export async function requestTexts(brand: string) {
  const [form, page, assistant, own, data, picker, communities] = await Promise.all([
    getTranslations('AppointmentForm'),
    getTranslations('AppointmentPage'),
    getTranslations('Assistant'),
    getTranslations('RequestForm'),
    getTranslations('DataProtection'),
    getTranslations('Picker'),
    getTranslations('Communities'),
  ]);
  return {
    ...textsOf(form, FORM_TEXTS),
    ...textsOf(page, PAGE_TEXTS),
    ...textsOf(assistant, PICKER_LABELS),
    referenceTitle: own('referenceTitle'),
    errors: {
      ...textsOf((key: (typeof SHARED_PROBLEMS)[number]) => form(`errors.${key}`), SHARED_PROBLEMS),
      productMissing: own('productMissing'),
      messageMissing: own('messageMissing'),
    } satisfies Record<RequestProblem, string>,
    picker: textsOf(picker, PICKER_TEXTS),
    communities: textsOf(communities, COMMUNITIES),
    dataProtection: {
      ...textsOf(data, DATA_PROTECTION_TEXTS),
      controller: data('controller', { brand }),
    } satisfies DataProtectionTexts,
  };
}

/** What each of the two forms says in its own words; `next` is what happens now, step by step. */
export type OwnRequestTexts = Record<'terms' | 'purpose' | 'submit' | 'sentTitle' | 'received' | 'another', string> & {
  next: string[];
};

export type RequestTexts = Awaited<ReturnType<typeof requestTexts>> & OwnRequestTexts;
