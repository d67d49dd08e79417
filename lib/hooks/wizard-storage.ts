import {
  ANSWERS,
  APPOINTMENT_TYPES,
  ASSESSMENT_REASONS,
  INSURERS,
  PREFERRED_TIMES,
} from '../domain/appointment/choices';
import { CONSENT_VALUES, type ConsentDraft } from '../domain/appointment/consent';
import type { AppointmentDraft, DraftField } from '../domain/appointment/draft';

/** What the steps of a booking hand one another, in this tab only (M101, M147, M148; architecture section 6). */
export type Wizard = {
  draft: Partial<AppointmentDraft>;
  /** The uuid under which this attempt to book is sent: a repetition books nothing twice. */
  bookingKey?: string;
  /** What was decided in the consent step when it was last sent under that key. */
  consent?: ConsentDraft;
  /** True when the chosen slot was taken meanwhile and another one has to be chosen (M147). */
  redirectBack?: boolean;
};

// The number grows when a stored wizard of the version before can no longer be read.
const KEY = 'cita.1';
const LIFE_MS = 30 * 60_000;
const LONGEST_TEXT = 300;
const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

type Kept = { at: number; wizard: Wizard };

/** What could not be stored (private mode, quota): good until the next page. */
let kept: Kept | null = null;

/** The wizard of this tab, or null when there is none, it is older than 30 minutes or not ours. Times are epoch ms. */
export function readWizard(now: number): Wizard | null {
  const found = kept ?? stored();
  if (found && Math.abs(now - found.at) <= LIFE_MS) return found.wizard;
  if (found) eraseWizard();
  return null;
}

/** Keeps the wizard for 30 minutes from now, in place of the one before. */
export function writeWizard(wizard: Wizard, now: number): void {
  const entry: Kept = { at: now, wizard: { ...wizard, draft: knownFields(wizard.draft) } };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(entry));
    kept = null;
  } catch {
    kept = entry;
  }
}

/** Forgets the wizard: it was sent, or the visitor starts over. */
export function eraseWizard(): void {
  kept = null;
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Where storage is refused nothing was stored.
  }
}

function stored(): Kept | null {
  try {
    return parseKept(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
  } catch {
    return null;
  }
}

function parseKept(value: unknown): Kept | null {
  if (!isRecord(value) || typeof value.at !== 'number' || !isRecord(value.wizard)) return null;
  const { draft, bookingKey, consent, redirectBack } = value.wizard;
  if (!isRecord(draft) || !isDraft(draft)) return null;
  if (bookingKey !== undefined && !(typeof bookingKey === 'string' && UUID.test(bookingKey))) return null;
  if (consent !== undefined && !isConsent(consent)) return null;
  if (redirectBack !== undefined && typeof redirectBack !== 'boolean') return null;
  const wizard = {
    draft: knownFields(draft),
    ...(bookingKey && { bookingKey }),
    ...(consent && { consent }),
    ...(redirectBack && { redirectBack }),
  };
  return { at: value.at, wizard };
}

type Check<T> = (value: unknown) => value is T;

const text: Check<string> = (value): value is string => typeof value === 'string' && value.length <= LONGEST_TEXT;
const box: Check<boolean> = (value): value is boolean => typeof value === 'boolean';
const choice =
  <T extends string>(values: readonly T[]): Check<T | ''> =>
  (value): value is T | '' =>
    value === '' || values.some((one) => one === value);

// Written by hand, not with the draft's schema: every page opens the assistant, none should load zod for it.
const CHECKS: { [F in DraftField]: Check<AppointmentDraft[F]> } = {
  isCovid: box,
  type: choice(APPOINTMENT_TYPES),
  insurer: choice(INSURERS),
  specialityId: text,
  clinicId: text,
  preferredTime: choice(PREFERRED_TIMES),
  day: text,
  slot: text,
  scheduleId: text,
  serviceId: text,
  reason: choice(ASSESSMENT_REASONS),
  hadContact: choice(ANSWERS),
  hasSymptoms: choice(ANSWERS),
  isAdmitted: choice(ANSWERS),
  wantsCertificate: choice(ANSWERS),
  name: text,
  surnames: text,
  birthDate: text,
  email: text,
  emailConfirmation: text,
  phone: text,
  country: text,
  documentType: choice(['DNI', 'NIE', 'NIF', 'PASAPORTE']),
  documentNumber: text,
  passport: text,
  address: text,
  postalCode: text,
  city: text,
  province: text,
  billingDiffers: box,
  billingRecipient: choice(['particular', 'empresa']),
  billingName: text,
  billingSurnames: text,
  billingEmail: text,
  billingCountry: text,
  billingDocumentType: choice(['DNI', 'NIE', 'CIF', 'PASAPORTE']),
  billingDocumentNumber: text,
  billingPassport: text,
  billingAddress: text,
  billingPostalCode: text,
  billingCity: text,
  billingProvince: text,
  acceptsTerms: box,
  originPath: text,
};

const isDecision = choice(CONSENT_VALUES);
const isConsent = (value: unknown): value is ConsentDraft =>
  isRecord(value) && isDecision(value.research) && isDecision(value.notifications) && box(value.paysOnline);

const isField = (name: string): name is DraftField => Object.hasOwn(CHECKS, name);

const isDraft = (value: Record<string, unknown>): value is Partial<AppointmentDraft> =>
  Object.entries(value).every(([name, entry]) => !isField(name) || CHECKS[name](entry));

/** Without what is not part of the form: the free-text insurance stays on its page (M112). */
const knownFields = (draft: Partial<AppointmentDraft>): Partial<AppointmentDraft> =>
  Object.fromEntries(Object.entries(draft).filter(([name]) => isField(name)));

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
