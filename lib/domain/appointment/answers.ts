import { formatDay } from '@/lib/i18n/format-day';
import { LANGUAGE_TAG, type Locale } from '@/lib/i18n/locales';
import { lacksDocument } from './birth-date';
import { isCallBackType } from './choices';
import type { AppointmentDraft, DraftField } from './draft';
import { isSpain } from './residence';

type Label =
  | 'reason'
  | 'hadContact'
  | 'hasSymptoms'
  | 'isAdmitted'
  | 'wantsCertificate'
  | 'name'
  | 'companyName'
  | 'birthDate'
  | 'email'
  | 'phone'
  | 'country'
  | 'billingCountry'
  | 'documentNumber'
  | 'withoutDocument'
  | 'passport'
  | 'address'
  | 'recipient'
  | 'billingDiffers'
  | 'forWhom'
  | 'guardianName'
  | 'guardianRelation'
  | 'guardianDocument'
  | 'needs'
  | 'sameBilling';

/** Labels of the form, and of its choices by value. */
export type AnswerTexts = Record<Label, string> & {
  titles: Record<Group['name'], string>;
  reasons: Readonly<Record<string, string>>;
  answers: Readonly<Record<string, string>>;
  documents: Readonly<Record<string, string>>;
  recipients: Readonly<Record<string, string>>;
  forWhomChoices: Readonly<Record<string, string>>;
  relations: Readonly<Record<string, string>>;
};

/** A given answer as display text, with the field where it is changed. */
type Answer = { field: DraftField; label: string; value: string };
export type Group = { name: 'guardian' | 'personal' | 'assessment' | 'billing'; answers: Answer[] };

const QUESTIONS = ['hadContact', 'hasSymptoms', 'isAdmitted', 'wantsCertificate'] as const;

/** All values of the booking form except the appointment itself, in the order of the form (M115 to M136). */
export function answerGroups(draft: Partial<AppointmentDraft>, texts: AnswerTexts, locale: Locale): Group[] {
  return [
    { name: 'assessment', answers: assessment(draft, texts) },
    ...(draft.forWhom ? [{ name: 'guardian' as const, answers: guardian(draft, texts) }] : []),
    { name: 'personal', answers: personal(draft, texts, locale) },
    { name: 'billing', answers: billing(draft, texts, locale) },
  ];
}

type RequestTexts = {
  labels: Record<
    | 'insurer'
    | 'speciality'
    | 'type'
    | 'clinic'
    | 'kind'
    | 'day'
    | 'hour'
    | 'preferredTime'
    | 'name'
    | 'email'
    | 'phone'
    | 'callTime'
    | 'document',
    string
  >;
  /** Names by code. */
  types: Readonly<Record<string, string>>;
  insurers: Readonly<Record<string, string>>;
  preferredTimes: Readonly<Record<string, string>>;
  /** Display text; '' if not chosen. */
  speciality: string;
  clinic: string;
  /** '' for a visit at the clinic. */
  kind: string;
  day: string;
  callTime: string;
  /** The booked hour; null for a call-back request, which has a preferred day and time. */
  hour: string | null;
};

/** The values entered for a call-back request, in the order of the form (M104, M113). */
export function requestAnswers(draft: AppointmentDraft, { labels, ...texts }: RequestTexts): Answer[] {
  return [
    { field: 'insurer', label: labels.insurer, value: texts.insurers[draft.insurer] ?? '' },
    { field: 'specialityId', label: labels.speciality, value: texts.speciality },
    { field: 'type', label: labels.type, value: texts.types[draft.type] ?? '' },
    { field: 'clinicId', label: labels.clinic, value: texts.clinic },
    ...(texts.kind ? [{ field: 'isVideo' as const, label: labels.kind, value: texts.kind }] : []),
    ...when(draft, { labels, ...texts }),
    { field: 'name', label: labels.name, value: draft.name },
    { field: 'email', label: labels.email, value: draft.email },
    { field: 'phone', label: labels.phone, value: draft.phone },
    ...(texts.callTime && texts.hour === null
      ? [{ field: 'callTime' as const, label: labels.callTime, value: texts.callTime }]
      : []),
    ...(isCallBackType(draft.type)
      ? [{ field: 'documentNumber' as const, label: labels.document, value: draft.documentNumber }]
      : []),
  ];
}

function when(draft: AppointmentDraft, { labels, day, hour, preferredTimes }: RequestTexts): Answer[] {
  if (hour !== null) return [{ field: 'slot', label: labels.hour, value: hour }];
  return [
    { field: 'day', label: labels.day, value: day },
    { field: 'preferredTime', label: labels.preferredTime, value: preferredTimes[draft.preferredTime] ?? '' },
  ];
}

function assessment(draft: Partial<AppointmentDraft>, texts: AnswerTexts): Answer[] {
  return [
    { field: 'reason', label: texts.reason, value: texts.reasons[draft.reason ?? ''] ?? '' },
    ...QUESTIONS.map((field) => ({
      ...{ field, label: texts[field] },
      value: texts.answers[draft[field] ?? ''] ?? '',
    })),
  ];
}

function guardian(draft: Partial<AppointmentDraft>, texts: AnswerTexts): Answer[] {
  const { forWhom = '', guardianName = '', guardianRelation = '', guardianDocument = '' } = draft;
  const whom: Answer = { field: 'forWhom', label: texts.forWhom, value: texts.forWhomChoices[forWhom] ?? '' };
  if (forWhom !== 'other') return [whom];
  return [
    whom,
    { field: 'guardianName', label: texts.guardianName, value: guardianName },
    { field: 'guardianRelation', label: texts.guardianRelation, value: texts.relations[guardianRelation] ?? '' },
    { field: 'guardianDocument', label: texts.guardianDocument, value: guardianDocument },
  ];
}

function personal(draft: Partial<AppointmentDraft>, texts: AnswerTexts, locale: Locale): Answer[] {
  const { birthDate = '', country = '' } = draft;
  return [
    { field: 'name', label: texts.name, value: joined(' ', draft.name, draft.surnames) },
    { field: 'birthDate', label: texts.birthDate, value: formatDay(locale, birthDate, 'long') },
    { field: 'email', label: texts.email, value: draft.email ?? '' },
    { field: 'phone', label: texts.phone, value: draft.phone ?? '' },
    { field: 'country', label: texts.country, value: countryName(country, locale) },
    lacksDocument(draft)
      ? { field: 'lacksDocument', label: texts.documentNumber, value: texts.withoutDocument }
      : identity(texts, {
          ...{ number: 'documentNumber', passport: 'passport', isSpain: isSpain(country), type: draft.documentType },
          ...{ given: draft.documentNumber, givenPassport: draft.passport },
        }),
    {
      ...{ field: 'address', label: texts.address },
      value: joined(', ', draft.address, joined(' ', draft.postalCode, draft.city), draft.province),
    },
    ...(draft.forWhom ? [{ field: 'needs' as const, label: texts.needs, value: draft.needs ?? '' }] : []),
  ];
}

function billing(draft: Partial<AppointmentDraft>, texts: AnswerTexts, locale: Locale): Answer[] {
  if (!draft.billingDiffers) {
    return [{ field: 'billingDiffers', label: texts.recipient, value: texts.sameBilling }];
  }
  const { billingCountry = '', billingRecipient = '' } = draft;
  const isCompany = billingRecipient === 'empresa';
  return [
    { field: 'billingRecipient', label: texts.recipient, value: texts.recipients[billingRecipient] ?? '' },
    {
      ...{ field: 'billingName', label: isCompany ? texts.companyName : texts.name },
      value: joined(' ', draft.billingName, isCompany ? '' : draft.billingSurnames),
    },
    { field: 'billingEmail', label: texts.email, value: draft.billingEmail ?? '' },
    { field: 'billingCountry', label: texts.billingCountry, value: countryName(billingCountry, locale) },
    identity(texts, {
      ...{ number: 'billingDocumentNumber', passport: 'billingPassport', isSpain: isSpain(billingCountry) },
      ...{ type: draft.billingDocumentType, given: draft.billingDocumentNumber, givenPassport: draft.billingPassport },
    }),
    {
      ...{ field: 'billingAddress', label: texts.address },
      value: joined(
        ', ',
        draft.billingAddress,
        joined(' ', draft.billingPostalCode, draft.billingCity),
        draft.billingProvince,
      ),
    },
  ];
}

type Identity = {
  number: DraftField;
  passport: DraftField;
  isSpain: boolean;
  type: string | undefined;
  given: string | undefined;
  givenPassport: string | undefined;
};

/** In Spain a document of the chosen type, otherwise a passport. */
function identity(
  texts: AnswerTexts,
  { number, passport, isSpain: isHere, type, given, givenPassport }: Identity,
): Answer {
  const isPassport = !isHere || type === 'PASAPORTE';
  if (isPassport) return { field: passport, label: texts.passport, value: givenPassport ?? '' };
  return { field: number, label: texts.documents[type ?? ''] ?? '', value: given ?? '' };
}

const joined = (between: string, ...parts: (string | undefined)[]): string => parts.filter(Boolean).join(between);

/** The name of the country with this ISO 3166-1 code; the code if the browser has no name. */
const countryName = (code: string, locale: Locale): string =>
  /^[A-Z]{2}$/.test(code) ? (new Intl.DisplayNames(LANGUAGE_TAG[locale], { type: 'region' }).of(code) ?? code) : code;
