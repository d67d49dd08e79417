import { type CallWindow, parseCallWindow } from '@clinic/contract/call-hours';
import { isCalendarDay } from '@clinic/contract/dates';
import { type BillingRecipient, isDni, isNie, normaliseDocument } from '@clinic/contract/identity-documents';
import { isSitePath } from '@clinic/contract/web-links';
import { lacksDocument } from './birth-date';
import {
  type AppointmentType,
  type AssessmentAnswer,
  type AssessmentReason,
  chosenId,
  type InsurerCode,
  isCallBackType,
  isCovidTest,
  type PreferredTime,
  type Relation,
} from './choices';
import type { Consent } from './consent';
import { requestedDoctorId } from './consult-hours';
import type { AppointmentDraft } from './draft';
import { isSpain } from './residence';
import { parseSlot, type Slot } from './slot';

export type PostalAddress = { street: string; postalCode: string; city: string; province: string; country: string };
export type RequestDocument = { type: 'DNI' | 'NIE' | 'NIF' | 'CIF' | 'PASAPORTE'; number: string };

/** Null values cannot occur in a validated request; the type reflects the form's values. */
type Assessment = {
  reason: AssessmentReason | null;
  hadContact: AssessmentAnswer | null;
  hasSymptoms: AssessmentAnswer | null;
  isAdmitted: AssessmentAnswer | null;
  wantsCertificate: AssessmentAnswer | null;
};

/** The person who books for the patient; the document is required for a child. */
type Guardian = { name: string; relation: Relation; document: string | null };

export type BillingData = {
  recipient: BillingRecipient;
  name: string;
  /** Null for a company (D3). */
  surnames: string | null;
  email: string;
  document: RequestDocument;
  address: PostalAddress;
};

/**
 * A submitted appointment (M118, M119): null for fields the mode does not have. Price, the professional's
 * name and the visitor's address are not here: the server knows them (docs/architecture.md#endpoints).
 */
export type AppointmentRequest = {
  isCovid: boolean;
  type: AppointmentType | null;
  /** Null in covid mode, as are speciality and preferred time. */
  insurer: InsurerCode | null;
  specialityId: string | null;
  preferredTime: PreferredTime | null;
  /** When the patient wants to be called; null as soon as possible, and with an hour. */
  callWindow: CallWindow | null;
  clinicId: string;
  /** The diagnostic test; null in covid mode and for a consultation. */
  testId: string | null;
  /** The doctor whose page the visitor came from; null in covid mode and for a service of others. */
  doctorId: string | null;
  isVideo: boolean;
  /** YYYY-MM-DD; the wire's order of day, month and year is written by lib/appointments (D1). */
  day: string | null;
  slot: Slot | null;
  scheduleId: string | null;
  serviceId: string | null;
  assessment: Assessment | null;
  patient: {
    name: string;
    surnames: string | null;
    birthDate: string | null;
    email: string;
    phone: string;
    /** Null if not given: optional in a call-back request, and of a small child in covid mode. */
    document: RequestDocument | null;
    address: PostalAddress | null;
  };
  /** Null if the patient books for themselves or the form does not ask. */
  guardian: Guardian | null;
  /** Needs the clinic must prepare for, or null. */
  needs: string | null;
  /** Null when the invoice goes to the patient. */
  billing: BillingData | null;
  /** Null until the second step, and in a call-back request. */
  consent: Consent | null;
  originPath: string | null;
};

/** Converts a form that passed its mode's rules to a request. */
export const toAppointmentRequest = (draft: AppointmentDraft, consent: Consent | null = null): AppointmentRequest =>
  draft.isCovid ? covidRequest(draft, consent) : callBackRequest(draft);

function covidRequest(draft: AppointmentDraft, consent: Consent | null): AppointmentRequest {
  const { reason, hadContact, hasSymptoms, isAdmitted, wantsCertificate } = draft;
  return {
    isCovid: true,
    type: isCovidTest(draft.type) ? draft.type : null,
    insurer: null,
    specialityId: null,
    preferredTime: null,
    callWindow: null,
    clinicId: draft.clinicId,
    testId: null,
    doctorId: null,
    isVideo: false,
    day: draft.day,
    slot: parseSlot(draft.slot),
    scheduleId: shortId(draft.scheduleId),
    serviceId: shortId(draft.serviceId),
    assessment: {
      reason: reason || null,
      hadContact: hadContact || null,
      hasSymptoms: hasSymptoms || null,
      isAdmitted: isAdmitted || null,
      wantsCertificate: wantsCertificate || null,
    },
    patient: {
      ...contactOf(draft),
      surnames: draft.surnames,
      birthDate: draft.birthDate,
      document: lacksDocument(draft)
        ? null
        : documentOf(draft.country, draft.documentType, draft.documentNumber, draft.passport),
      address: {
        street: draft.address,
        postalCode: draft.postalCode,
        city: draft.city,
        province: draft.province,
        country: draft.country,
      },
    },
    guardian: guardianOf(draft),
    needs: draft.needs || null,
    billing: draft.billingDiffers ? billingOf(draft) : null,
    consent,
    originPath: pathOfSite(draft.originPath),
  };
}

function callBackRequest(draft: AppointmentDraft): AppointmentRequest {
  const number = normaliseDocument(draft.documentNumber);
  return {
    isCovid: false,
    type: isCallBackType(draft.type) ? draft.type : null,
    insurer: draft.insurer || null,
    specialityId: chosenId(draft.specialityId),
    preferredTime: draft.preferredTime || null,
    callWindow: draft.slot ? null : parseCallWindow(draft.callTime),
    clinicId: draft.clinicId,
    testId: draft.type === 'pruebadiagnostica' ? shortId(draft.testId) : null,
    doctorId: draft.leavesDoctor ? null : requestedDoctorId(pathOfSite(draft.originPath)),
    isVideo: draft.isVideo,
    day: isCalendarDay(draft.day) ? draft.day : null,
    slot: isCalendarDay(draft.day) ? parseSlot(draft.slot) : null,
    scheduleId: null,
    serviceId: null,
    assessment: null,
    patient: {
      ...contactOf(draft),
      surnames: null,
      birthDate: null,
      document: number ? { type: documentTypeOf(number), number } : null,
      address: null,
    },
    guardian: null,
    needs: null,
    billing: null,
    consent: null,
    originPath: pathOfSite(draft.originPath),
  };
}

function billingOf(draft: AppointmentDraft): BillingData {
  const recipient = draft.billingRecipient || 'particular';
  const { billingCountry: country } = draft;
  return {
    recipient,
    name: draft.billingName,
    surnames: recipient === 'empresa' ? null : draft.billingSurnames,
    email: draft.billingEmail,
    document: documentOf(country, draft.billingDocumentType, draft.billingDocumentNumber, draft.billingPassport),
    address: {
      street: draft.billingAddress,
      postalCode: draft.billingPostalCode,
      city: draft.billingCity,
      province: draft.billingProvince,
      country,
    },
  };
}

function guardianOf({ forWhom, guardianName, guardianRelation, guardianDocument }: AppointmentDraft): Guardian | null {
  if (forWhom !== 'other' || guardianRelation === '') return null;
  return { name: guardianName, relation: guardianRelation, document: normaliseDocument(guardianDocument) || null };
}

const contactOf = ({ name, email, phone }: AppointmentDraft) => ({ name, email, phone });

/** Spain uses a document with a number, other countries a passport and no DNI (M119). */
const documentOf = (
  country: string,
  type: RequestDocument['type'] | '',
  number: string,
  passport: string,
): RequestDocument =>
  isSpain(country) && type !== 'PASAPORTE'
    ? { type: type || 'DNI', number: normaliseDocument(number) }
    : { type: 'PASAPORTE', number: passport };

/** The call-back form does not ask for the type of the document. */
const documentTypeOf = (number: string): RequestDocument['type'] =>
  isDni(number) ? 'DNI' : isNie(number) ? 'NIE' : 'PASAPORTE';

const shortId = (id: string): string | null => (id !== '' && id.length <= 50 ? id : null);

/** A path of this site, or null: other values are of no use to the clinic. */
const pathOfSite = (path: string): string | null => (isSitePath(path) && /^[^?#]{1,201}$/.test(path) ? path : null);
