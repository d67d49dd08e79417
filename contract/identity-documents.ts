/** The error of an identity document number: a key of `AppointmentForm.errors`. */
export type DocumentProblem =
  | 'dniInvalid'
  | 'nieInvalid'
  | 'nifInvalid'
  | 'cifInvalid'
  | 'dniNieInvalid'
  | 'dniNifNieInvalid';

const CONTROL_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';
const COMPANY_CONTROL_LETTERS = 'JABCDEFGHI';
const NIE_FIRST_DIGIT: Record<string, string> = { X: '0', Y: '1', Z: '2' };

/** The number in the form printed on the card: in capitals, without hyphens, dots and spaces. */
export function normaliseDocument(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[\s.\p{Pd}]/gu, '')
    .toUpperCase();
}

/** 8 digits and the check letter for their remainder modulo 23 (M125). */
export function isDni(typed: string): boolean {
  const [, digits = '', letter] = /^(\d{8})([A-Z])$/.exec(normaliseDocument(typed)) ?? [];
  return letter !== undefined && letter === CONTROL_LETTERS[Number(digits) % 23];
}

/** X, Y or Z, 7 digits and the letter of a DNI that begins with 0, 1 or 2 (M126). */
export function isNie(typed: string): boolean {
  const [, first = '', rest = ''] = /^([XYZ])(\d{7}[A-Z])$/.exec(normaliseDocument(typed)) ?? [];
  const digit = NIE_FIRST_DIGIT[first];
  return digit !== undefined && isDni(digit + rest);
}

/**
 * A company number: a letter, 7 digits, and a control digit or letter (M127). Sources disagree on
 * which kinds of company have a digit and which a letter, so either is accepted, as the specification requires.
 */
export function isCif(typed: string): boolean {
  const [, digits = '', control = ''] = /^[ABCDEFGHJKLMNPQRSUVW](\d{7})([\dA-J])$/.exec(normaliseDocument(typed)) ?? [];
  if (!control) return false;
  const expected = companyControl(digits);
  return control === String(expected) || control === COMPANY_CONTROL_LETTERS[expected];
}

/** Digits in odd places count double, as the sum of their own digits; the control completes the total to a ten. */
function companyControl(digits: string): number {
  const total = [...digits].reduce((sum, digit, index) => {
    const doubled = Number(digit) * 2;
    return sum + (index % 2 === 0 ? Math.floor(doubled / 10) + (doubled % 10) : Number(digit));
  }, 0);
  return (10 - (total % 10)) % 10;
}

/**
 * The tax number of a person: a DNI, a NIE, or the K, L or M number of minors, Spaniards abroad and foreigners
 * without NIE, with the check letter of a DNI of 7 digits or of a company.
 */
export function isPersonalNif(typed: string): boolean {
  if (isDni(typed) || isNie(typed)) return true;
  const [, rest] = /^[KLM](\d{7}[A-Z])$/.exec(normaliseDocument(typed)) ?? [];
  return rest !== undefined && (isDni(`0${rest}`) || isCif(typed));
}

/** The documents that a patient living in Spain can choose (D10). */
export const PATIENT_DOCUMENTS = ['DNI', 'NIE', 'NIF'] as const;
export type PatientDocument = (typeof PATIENT_DOCUMENTS)[number];

/** Returns why a patient's number does not fit its document, or null if it does (M125 to M128). */
export function patientDocumentProblem(type: PatientDocument, typed: string): DocumentProblem | null {
  if (type === 'DNI') return isDni(typed) ? null : 'dniInvalid';
  if (type === 'NIE') return isNie(typed) ? null : 'nieInvalid';
  return isPersonalNif(typed) ? null : 'dniNifNieInvalid';
}

/** Null for a DNI or a NIE, which the call request requires with a consultation or a test (M128). */
export function dniOrNieProblem(typed: string): DocumentProblem | null {
  return isDni(typed) || isNie(typed) ? null : 'dniNieInvalid';
}

const SPANISH = /^(?:[XYZ]\d{7}|\d{8})[A-Z]?$/;

/** Null for a DNI or NIE with the right letter, or for a possible passport of any country. */
export function guardianDocumentProblem(typed: string): DocumentProblem | null {
  const number = normaliseDocument(typed);
  const canBePassport = /^[A-Z0-9]{5,20}$/.test(number) && !SPANISH.test(number);
  return canBePassport ? null : dniOrNieProblem(number);
}

/** The documents of an invoice in Spain. DNI is displayed as NIF, for a person and for a company (M134). */
export const BILLING_DOCUMENTS = { particular: ['DNI', 'NIE'], empresa: ['DNI', 'CIF'] } as const;
export type BillingRecipient = keyof typeof BILLING_DOCUMENTS;
export type BillingDocument = 'DNI' | 'NIE' | 'CIF';

/**
 * Null when the number fits the document of the invoice (M127, M134). The NIF of a company may belong to a
 * self-employed person or be a former CIF.
 */
export function billingDocumentProblem(
  recipient: BillingRecipient,
  type: BillingDocument,
  typed: string,
): DocumentProblem | null {
  if (type === 'NIE') return isNie(typed) ? null : 'nieInvalid';
  if (type === 'CIF') return isCif(typed) ? null : 'cifInvalid';
  const fits = isPersonalNif(typed) || (recipient === 'empresa' && isCif(typed));
  return fits ? null : 'nifInvalid';
}
