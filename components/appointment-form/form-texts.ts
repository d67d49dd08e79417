import { getTranslations } from 'next-intl/server';
import { DATA_PROTECTION_TEXTS, type DataProtectionTexts } from '@/components/forms/data-protection-dialog';
import { ANSWERS, ASSESSMENT_REASONS } from '@/lib/domain/appointment/choices';
import { FIELD_PROBLEMS } from '@/lib/domain/appointment/field-problems';
import { textsOf } from '@/lib/i18n/texts';

const FORM_TEXTS = [
  'steps',
  'stepData',
  'stepConsent',
  'stepPayment',
  'appointment',
  'assessment',
  'personal',
  'billing',
  'insuranceText',
  'optional',
  'antigenHint',
  'serologyHint',
  'redirectBack',
  'dismiss',
  'reason',
  'chooseReason',
  'hadContact',
  'hasSymptoms',
  'isAdmitted',
  'wantsCertificate',
  'name',
  'surnames',
  'companyName',
  'birthDate',
  'email',
  'emailConfirmation',
  'phone',
  'country',
  'documentType',
  'documentNumber',
  'documentHint',
  'passport',
  'residentsAbroad',
  'addressHint',
  'address',
  'postalCode',
  'city',
  'province',
  'billingDiffers',
  'recipient',
  'terms',
  'basicInformation',
  'submit',
  'next',
  'sending',
  'incomplete',
  'failed',
] as const;

const PAGE_TEXTS = [
  'you',
  'fullName',
  'home',
  'dayHint',
  'documentAny',
  'chooseCountry',
  'documentHintNIE',
  'documentHintNIF',
  'documentHintCIF',
  'documentNIF',
  'passportHint',
  'billingCountry',
  'billingHint',
  'failedKept',
  'offline',
  'sentTitle',
  'nextTitle',
  'next1',
  'next2',
  'next3',
  'another',
  'howTitle',
  'how1',
  'how2',
  'how3',
  'covidTitle',
  'covid1',
  'covid2',
  'covid3',
  'callTitle',
  'booking',
  'hours',
  'purpose',
] as const;

const DOCUMENTS = ['DNI', 'NIE', 'NIF', 'CIF'] as const;
const RECIPIENTS = ['particular', 'empresa'] as const;

/** Every word of the form, put into the language of the page. */
export async function appointmentTexts(brand: string) {
  const [form, page, data] = await Promise.all([
    getTranslations('AppointmentForm'),
    getTranslations('AppointmentPage'),
    getTranslations('DataProtection'),
  ]);
  return {
    ...textsOf(form, FORM_TEXTS),
    ...textsOf(page, PAGE_TEXTS),
    stepNow: form('stepNow', { step: 1 }),
    received: form('received', { brand }),
    errors: textsOf((key: (typeof FIELD_PROBLEMS)[number]) => form(`errors.${key}`), FIELD_PROBLEMS),
    reasons: textsOf((key: (typeof ASSESSMENT_REASONS)[number]) => form(`reasons.${key}`), ASSESSMENT_REASONS),
    answers: ANSWERS.map((answer) => ({ value: answer, label: form(`answers.${ANSWER_KEYS[answer]}`) })),
    documents: textsOf((key: (typeof DOCUMENTS)[number]) => form(`documents.${key}`), DOCUMENTS),
    recipients: textsOf((key: (typeof RECIPIENTS)[number]) => form(`recipients.${key}`), RECIPIENTS),
    dataProtection: {
      ...textsOf(data, DATA_PROTECTION_TEXTS),
      controller: data('controller', { brand }),
    } satisfies DataProtectionTexts,
  };
}

/** A message key cannot hold a stroke. */
const ANSWER_KEYS = { SI: 'SI', NO: 'NO', 'NS/NC': 'NSNC' } as const;

export type AppointmentTexts = Awaited<ReturnType<typeof appointmentTexts>>;
