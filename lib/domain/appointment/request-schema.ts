import {
  bookerDocumentProblem,
  isBookersDocument,
  relationProblem,
  WIRE_RELATIONS,
} from '@clinic/contract/booker-rules';
import { isCountryCode } from '@clinic/contract/country-codes';
import {
  billingDocumentProblem,
  dniOrNieProblem,
  normaliseDocument,
  PATIENT_DOCUMENTS,
  patientDocumentProblem,
} from '@clinic/contract/identity-documents';
import { z } from 'zod';
import { isForChild, lacksDocument } from './birth-date';
import { chosenId, isCallBackType, isCovidTest, type Relation } from './choices';
import { CONSENT_VALUES, type ConsentDraft, consentProblems, toConsent } from './consent';
import { type AppointmentDraft, type DraftField, draftSchema } from './draft';
import { type FieldProblem, problemsByField } from './field-problems';
import {
  birthDateRule,
  callTimeRule,
  companyNameRule,
  countryRule,
  dayRule,
  emailRule,
  type FieldRule,
  formBox,
  formChoice,
  nameRule,
  optionalDayRule,
  optionalSlotRule,
  optionalText,
  phoneRule,
  postcodeRule,
  present,
  required,
  sameEmailRule,
  slotRule,
  surnamesRule,
} from './fields';
import { MAX_LENGTH } from './max-length';
import { type AppointmentRequest, toAppointmentRequest } from './request';
import { billingDocuments, billingRecipients, isSpain } from './residence';

/**
 * The form of /pedir-cita in both modes: validated by its mode's rules, reporting all problems; a valid form is
 * returned trimmed. Today is the day in Madrid (`madridDay`).
 */
export const appointmentFormSchema = (today: string) =>
  draftSchema.superRefine((draft, context) => addProblems(context, problemsOf(draft, today)));

/** Accepted by the site's own endpoint: the form and, in covid mode, the consent step (M113, M117, M143). */
const appointmentEndpointSchema = (today: string) =>
  draftSchema
    .extend(consentDraftSchema.shape)
    .superRefine((sent, context) => {
      addProblems(context, problemsOf(sent, today));
      if (sent.isCovid) addProblems(context, consentProblems(sent));
    })
    .transform((sent) => toAppointmentRequest(sent, sent.isCovid ? toConsent(sent) : null));

export type AppointmentReading =
  | { ok: true; request: AppointmentRequest }
  | { ok: false; problems: Record<string, FieldProblem> };

/** Parses the body of a request to the endpoint: the request, or keys of `AppointmentForm.errors` by field. */
export function readAppointment(sent: unknown, today: string): AppointmentReading {
  const read = appointmentEndpointSchema(today).safeParse(sent);
  return read.success ? { ok: true, request: read.data } : { ok: false, problems: problemsByField(read.error) };
}

const problemsOf = (draft: AppointmentDraft, today: string) =>
  draft.isCovid ? covidProblems(draft, today) : callBackProblems(draft, today);

function addProblems(context: z.RefinementCtx, problems: { field: string; problem: FieldProblem }[]): void {
  for (const { field, problem } of problems) context.addIssue({ code: 'custom', path: [field], message: problem });
}

/** The consent step as the browser sends it. */
export const consentDraftSchema = z.object({
  research: formChoice(CONSENT_VALUES),
  notifications: formChoice(CONSENT_VALUES),
  paysOnline: formBox,
}) satisfies z.ZodType<ConsentDraft>;

export type Problem = { field: DraftField; problem: FieldProblem };

type TextField = { [F in DraftField]: AppointmentDraft[F] extends string ? F : never }[DraftField];
type Rules = [TextField, FieldRule][];

/** Every problem of the call-back request, in the order of the form (M113, M128). Today is Madrid's. */
function callBackProblems(draft: AppointmentDraft, today: string): Problem[] {
  const rules: Rules = [
    ['specialityId', chosen('specialityMissing')],
    ['clinicId', chosen('clinicMissing')],
    ['day', draft.slot === '' ? optionalDayRule(today) : dayRule(today)],
    ['slot', optionalSlotRule],
    ['name', nameRule],
    ['email', emailRule],
    ['phone', phoneRule],
    ['callTime', callTimeRule],
    ['documentNumber', callBackDocumentRule(draft)],
  ];
  const terms: Problem[] = draft.acceptsTerms ? [] : [{ field: 'acceptsTerms', problem: 'termsMissing' }];
  return [...applied(draft, rules), ...terms];
}

/**
 * Every problem of the first step of a COVID booking, in the order of the form (M117, M136). Today is Madrid's.
 * An hour is required once hours can be listed: with a test, a clinic and a day.
 */
function covidProblems(draft: AppointmentDraft, today: string): Problem[] {
  const searched: Rules = [
    ['type', present('typeMissing', (value) => (isCovidTest(value) ? null : 'invalid'))],
    ['clinicId', chosen('clinicMissing')],
    ['day', dayRule(today)],
  ];
  const hasHours = applied(draft, searched).length === 0;
  return applied(draft, [
    ...searched,
    ...(hasHours ? ([['slot', slotRule]] satisfies Rules) : []),
    ['reason', required('reasonMissing')],
    ['hadContact', required('optionMissing')],
    ['hasSymptoms', required('optionMissing')],
    ['isAdmitted', required('optionMissing')],
    ['wantsCertificate', required('optionMissing')],
    ...guardianRules(draft),
    ['name', nameRule],
    ['surnames', surnamesRule],
    ['birthDate', birthDateRule(today)],
    ['email', emailRule],
    ['emailConfirmation', sameEmailRule(draft.email)],
    ['phone', phoneRule],
    ['country', countryRule('countryMissing')],
    ...patientDocumentRules(draft),
    ['address', required('addressMissing', MAX_LENGTH.address)],
    ['postalCode', postcodeRule(draft.country)],
    ['city', required('cityMissing')],
    ['province', required('provinceMissing')],
    ['needs', optionalText(MAX_LENGTH.needs)],
    ...(draft.billingDiffers ? billingRules(draft) : []),
  ]);
}

const RELATION_PROBLEMS = { missing: 'relationMissing', notLegal: 'relationNotLegal' } as const;

/** A booker for another person must identify themselves; for a child, as parent or guardian, with a document. */
function guardianRules(draft: AppointmentDraft): Rules {
  const isChild = isForChild(draft);
  if (draft.forWhom !== 'other') return [['forWhom', (value) => (value === 'me' && isChild ? 'childAlone' : null)]];
  const relation: FieldRule = (value) => {
    const problem = relationProblem(value && (WIRE_RELATIONS[value as Relation] ?? value), isChild);
    return problem && RELATION_PROBLEMS[problem];
  };
  return [
    ['guardianName', nameRule],
    ['guardianRelation', relation],
    [
      'guardianDocument',
      (value) => {
        const problem = bookerDocumentProblem(value, isChild);
        return problem === 'missing' ? 'documentMissing' : problem;
      },
    ],
  ];
}

/** Surnames belong to a person: a company has none (D3). */
function billingRules(draft: AppointmentDraft): Rules {
  const isCompany = draft.billingRecipient === 'empresa';
  const recipients = billingRecipients(draft.billingCountry);
  return [
    ['billingCountry', countryRule('billingCountryMissing')],
    [
      'billingRecipient',
      present('recipientMissing', (value) => (recipients.some((one) => one === value) ? null : 'invalid')),
    ],
    ...(isCompany
      ? ([['billingName', companyNameRule]] satisfies Rules)
      : ([
          ['billingName', nameRule],
          ['billingSurnames', surnamesRule],
        ] satisfies Rules)),
    ['billingEmail', emailRule],
    ...billingDocumentRules(draft),
    ['billingAddress', required('addressMissing', MAX_LENGTH.address)],
    ['billingPostalCode', postcodeRule(draft.billingCountry)],
    ['billingCity', required('cityMissing')],
    ['billingProvince', required('provinceMissing')],
  ];
}

/** DNI, NIE or NIF in Spain, passport elsewhere (M132, D10); neither without a country, or of a child who has none. */
function patientDocumentRules(draft: AppointmentDraft): Rules {
  const { country, documentType } = draft;
  if (!isCountryCode(country) || lacksDocument(draft)) return [];
  if (!isSpain(country)) {
    const given = required('passportMissing', MAX_LENGTH.passport);
    return [['passport', (number) => given(number) ?? bookersNumberProblem(draft, number)]];
  }
  const type = PATIENT_DOCUMENTS.find((one) => one === documentType);
  if (!type) return [['documentType', present('documentTypeMissing', () => 'invalid')]];
  const check: FieldRule = (number) => patientDocumentProblem(type, number) ?? bookersNumberProblem(draft, number);
  return [['documentNumber', present('documentMissing', check)]];
}

/** A person who books for another must not give their own number as the patient's. */
const bookersNumberProblem = ({ forWhom, guardianDocument }: AppointmentDraft, number: string) =>
  forWhom === 'other' && isBookersDocument(number, guardianDocument) ? 'documentOfBooker' : null;

function billingDocumentRules(draft: AppointmentDraft): Rules {
  const { billingCountry, billingDocumentType } = draft;
  if (!isCountryCode(billingCountry)) return [];
  if (!isSpain(billingCountry)) return [['billingPassport', required('passportMissing', MAX_LENGTH.passport)]];
  const recipient = draft.billingRecipient === 'empresa' ? 'empresa' : 'particular'; // other values: a person
  const type = billingDocuments(billingCountry, recipient).find((one) => one === billingDocumentType);
  if (!type) return [['billingDocumentType', present('documentTypeMissing', () => 'invalid')]];
  const check: FieldRule = (number) => billingDocumentProblem(recipient, type, number);
  return [['billingDocumentNumber', present('documentMissing', check)]];
}

/** The document is optional for call-backs; with a consultation or a test, a given one must be valid (M128, D9). */
function callBackDocumentRule({ type }: AppointmentDraft): FieldRule {
  if (!isCallBackType(type)) return (number) => optionalText(MAX_LENGTH.document)(normaliseDocument(number));
  return (value) => (value === '' ? null : dniOrNieProblem(value));
}

const chosen =
  (missing: FieldProblem): FieldRule =>
  (value) =>
    chosenId(value) === null ? missing : optionalText()(value);

const applied = (draft: AppointmentDraft, rules: Rules): Problem[] =>
  rules.flatMap(([field, rule]) => {
    const problem = rule(draft[field]);
    return problem ? [{ field, problem }] : [];
  });
