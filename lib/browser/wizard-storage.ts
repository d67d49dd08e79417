import { bookingNumberIn } from '../domain/appointment/booking';
import {
  ANSWERS,
  APPOINTMENT_TYPES,
  ASSESSMENT_REASONS,
  CONFIGURED_CODE,
  FOR_WHOM,
  RELATIONS,
} from '../domain/appointment/choices';
import { CONSENT_VALUES, type ConsentDraft } from '../domain/appointment/consent';
import type { AppointmentDraft, DraftField } from '../domain/appointment/draft';

/**
 * State shared by the booking steps, in this tab only (M101, M147, M148; docs/architecture.md#browser-storage).
 */
export type Wizard = {
  draft: Partial<AppointmentDraft>;
  /** The form's current values, where they differ from the values a step stored. */
  typed?: Partial<AppointmentDraft>;
  /** Euro cents of the chosen hour, from the slot search; missing if the search gave no price. */
  priceCents?: number;
  /** The payment address of the submitted booking. */
  paymentUrl?: string;
  /** The server's problems with the draft by field: keys of `AppointmentForm.errors`. */
  refused?: Record<string, string>;
  /** The idempotency key (uuid) of this attempt to book. */
  bookingKey?: string;
  /** The decisions of the consent step at the last submission with that key. */
  consent?: ConsentDraft;
  /** The last call-back request that may have arrived, as text, with its idempotency key. */
  attempt?: { content: string; key: string };
  /** True when the chosen slot was taken and another one must be chosen (M147). */
  redirectBack?: boolean;
};

// The number grows when a wizard stored by the previous version can no longer be read.
const KEY = 'cita.1';
const TTL_MS = 30 * 60_000;
const MAX_TEXT_LENGTH = 300;
const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

type Cached = { at: number; wizard: Wizard };

/** A wizard that could not be stored (private mode, quota): valid until the next page. */
let inMemory: Cached | null = null;

/** Returns this tab's wizard, or null if missing, older than 30 minutes or unreadable. Times are epoch ms. */
export function readWizard(now: number): Wizard | null {
  const found = inMemory ?? stored();
  if (found && Math.abs(now - found.at) <= TTL_MS) return found.wizard;
  if (found) eraseWizard();
  return null;
}

/** Stores the wizard for 30 minutes, replacing the previous one. */
export function writeWizard(wizard: Wizard, now: number): void {
  const { draft, typed } = wizard;
  const known = { ...wizard, draft: knownFields(draft), ...(typed && { typed: knownFields(typed) }) };
  const entry: Cached = { at: now, wizard: known };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(entry));
    inMemory = null;
  } catch {
    inMemory = entry;
  }
}

/** Erases the wizard: it was sent, or the visitor starts over. */
export function eraseWizard(): void {
  inMemory = null;
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was stored if storage is blocked.
  }
}

/** Erases a paid booking: the one with this number, or the one being paid when no number is known. */
export function clearPaid(numcita: string | null, now: number): void {
  const paymentUrl = readWizard(now)?.paymentUrl;
  if (paymentUrl === undefined) return;
  const own = bookingNumberIn(paymentUrl);
  if (own === null || numcita === null || own === numcita) eraseWizard();
}

/** The hold of the booking has ended: the fields stay, and the next attempt has a new idempotency key. */
export function clearHold(now: number): void {
  const wizard = readWizard(now);
  if (!wizard) return;
  const { paymentUrl: _held, bookingKey: _key, ...rest } = wizard;
  writeWizard(rest, now);
}

function stored(): Cached | null {
  try {
    return parseStored(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
  } catch {
    return null;
  }
}

function parseStored(value: unknown): Cached | null {
  if (!isRecord(value) || typeof value.at !== 'number' || !isRecord(value.wizard)) return null;
  const { draft, typed, refused, priceCents, paymentUrl, bookingKey, consent, attempt, redirectBack } = value.wizard;
  if (!isRecord(draft) || !isDraft(draft)) return null;
  if (typed !== undefined && !(isRecord(typed) && isDraft(typed))) return null;
  if (refused !== undefined && !isTexts(refused)) return null;
  if (priceCents !== undefined && !(Number.isInteger(priceCents) && Number(priceCents) >= 0)) return null;
  if (paymentUrl !== undefined && !(text(paymentUrl) && /^https?:\/\//.test(paymentUrl))) return null;
  if (bookingKey !== undefined && !key(bookingKey)) return null;
  if (consent !== undefined && !isConsent(consent)) return null;
  if (attempt !== undefined && !isAttempt(attempt)) return null;
  if (redirectBack !== undefined && typeof redirectBack !== 'boolean') return null;
  const wizard = {
    draft: knownFields(draft),
    ...(typed && { typed: knownFields(typed) }),
    ...(refused && { refused }),
    ...(priceCents !== undefined && { priceCents: Number(priceCents) }),
    ...(paymentUrl && { paymentUrl }),
    ...(bookingKey && { bookingKey }),
    ...(consent && { consent }),
    ...(attempt && { attempt }),
    ...(redirectBack && { redirectBack }),
  };
  return { at: value.at, wizard };
}

type Check<T> = (value: unknown) => value is T;

const text: Check<string> = (value): value is string => typeof value === 'string' && value.length <= MAX_TEXT_LENGTH;
const key: Check<string> = (value): value is string => typeof value === 'string' && UUID.test(value);
const code: Check<string> = (value): value is string =>
  typeof value === 'string' && (value === '' || CONFIGURED_CODE.test(value));
const box: Check<boolean> = (value): value is boolean => typeof value === 'boolean';
const choice =
  <T extends string>(values: readonly T[]): Check<T | ''> =>
  (value): value is T | '' =>
    value === '' || values.some((one) => one === value);

// Not the draft's schema: every page can open the assistant, and none should load zod for it.
const CHECKS: { [F in DraftField]: Check<AppointmentDraft[F]> } = {
  isCovid: box,
  type: choice(APPOINTMENT_TYPES),
  insurer: code,
  ...{ specialityId: text, clinicId: text, testId: text },
  ...{ leavesDoctor: box, isVideo: box },
  preferredTime: code,
  day: text,
  slot: text,
  scheduleId: text,
  serviceId: text,
  reason: choice(ASSESSMENT_REASONS),
  hadContact: choice(ANSWERS),
  hasSymptoms: choice(ANSWERS),
  isAdmitted: choice(ANSWERS),
  wantsCertificate: choice(ANSWERS),
  forWhom: choice(FOR_WHOM),
  guardianName: text,
  guardianRelation: choice(RELATIONS),
  guardianDocument: text,
  ...{ name: text, surnames: text, callTime: text },
  birthDate: text,
  email: text,
  emailConfirmation: text,
  phone: text,
  country: text,
  lacksDocument: box,
  documentType: choice(['DNI', 'NIE', 'NIF', 'PASAPORTE']),
  documentNumber: text,
  passport: text,
  ...{ address: text, postalCode: text, city: text, province: text },
  needs: text,
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

const isAttempt = (value: unknown): value is NonNullable<Wizard['attempt']> =>
  isRecord(value) && typeof value.content === 'string' && key(value.key);

const isTexts = (value: unknown): value is Record<string, string> =>
  isRecord(value) && Object.values(value).every((entry) => text(entry));

const isField = (name: string): name is DraftField => Object.hasOwn(CHECKS, name);

const isDraft = (value: Record<string, unknown>): value is Partial<AppointmentDraft> =>
  Object.entries(value).every(([name, entry]) => !isField(name) || CHECKS[name](entry));

/** Drops values that are not form fields: the free-text insurance is not stored (M112). */
const knownFields = (draft: Partial<AppointmentDraft>): Partial<AppointmentDraft> =>
  Object.fromEntries(Object.entries(draft).filter(([name]) => isField(name)));

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
