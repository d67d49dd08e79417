import { z } from 'zod';
import { ANSWERS, APPOINTMENT_TYPES, ASSESSMENT_REASONS, CONFIGURED_CODE, FOR_WHOM, RELATIONS } from './choices';
import { formBox, formChoice, formText } from './fields';

/** The document types of the two blocks; PASAPORTE follows from the country. */
const FORM_DOCUMENTS = ['DNI', 'NIE', 'NIF', 'PASAPORTE'] as const;
const FORM_BILLING_DOCUMENTS = ['DNI', 'NIE', 'CIF', 'PASAPORTE'] as const;

/** Empty, or a code of a configured list. */
const configuredCode = z.union([z.literal(''), z.string().regex(CONFIGURED_CODE)]).catch('');

/**
 * The appointment form's values in both modes (M102): flat texts, empty while
 * nothing is entered. Unknown fields are dropped, so the free-text insurance never leaves the page (M112). Required
 * fields depend on the mode (request-schema.ts).
 */
export const draftSchema = z.object({
  isCovid: formBox,
  type: formChoice(APPOINTMENT_TYPES),
  insurer: configuredCode,
  specialityId: formText,
  clinicId: formText,
  /** The diagnostic test whose page the visitor came from. */
  testId: formText,
  /** The doctor whose page the visitor came from does not offer the chosen service. */
  leavesDoctor: formBox,
  /** A video call. */
  isVideo: formBox,
  preferredTime: configuredCode,
  /** YYYY-MM-DD. */
  day: formText,
  /** 'HHMM-HHMM'. */
  slot: formText,
  scheduleId: formText,
  serviceId: formText,
  reason: formChoice(ASSESSMENT_REASONS),
  hadContact: formChoice(ANSWERS),
  hasSymptoms: formChoice(ANSWERS),
  isAdmitted: formChoice(ANSWERS),
  wantsCertificate: formChoice(ANSWERS),
  forWhom: formChoice(FOR_WHOM),
  guardianName: formText,
  guardianRelation: formChoice(RELATIONS),
  guardianDocument: formText,
  name: formText,
  surnames: formText,
  /** YYYY-MM-DD. */
  birthDate: formText,
  email: formText,
  emailConfirmation: formText,
  phone: formText,
  /** When to call, '2026-12-01 0740-1400'. */
  callTime: formText,
  country: formText,
  /** A child without document; read only while the patient may have none (`lacksDocument`). */
  lacksDocument: formBox,
  documentType: formChoice(FORM_DOCUMENTS),
  documentNumber: formText,
  passport: formText,
  address: formText,
  postalCode: formText,
  city: formText,
  province: formText,
  /** The patient's needs for the visit, and the language of an interpreter. */
  needs: formText,
  billingDiffers: formBox,
  billingRecipient: formChoice(['particular', 'empresa']),
  billingName: formText,
  billingSurnames: formText,
  billingEmail: formText,
  billingCountry: formText,
  billingDocumentType: formChoice(FORM_BILLING_DOCUMENTS),
  billingDocumentNumber: formText,
  billingPassport: formText,
  billingAddress: formText,
  billingPostalCode: formText,
  billingCity: formText,
  billingProvince: formText,
  acceptsTerms: formBox,
  /** The path the visitor came from, without language prefix (M120). */
  originPath: formText,
});

/** The form as read: every field present, texts trimmed. */
export type AppointmentDraft = z.output<typeof draftSchema>;

/** The fields of the form by name. */
export type DraftField = keyof AppointmentDraft;

/**
 * The form before anything is entered: Spain, DNI, a private person, and NO to every question (M116, M132).
 * `asksForWhom`: the upstream accepts bookings for others.
 */
export const emptyDraft = (asksForWhom = false): AppointmentDraft => ({
  ...draftSchema.parse({}),
  hadContact: 'NO',
  hasSymptoms: 'NO',
  isAdmitted: 'NO',
  wantsCertificate: 'NO',
  forWhom: asksForWhom ? 'me' : '',
  country: 'ES',
  documentType: 'DNI',
  billingRecipient: 'particular',
  billingCountry: 'ES',
  billingDocumentType: 'DNI',
});
