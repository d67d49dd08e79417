/**
 * The validation rules of form fields, shared by the site and the backend so that both accept the same values.
 * Lengths are UTF-16 units, as `maxlength` counts them (M124).
 */
export const FIELD_LENGTHS = { text: 50, address: 100, email: 254, document: 20, passport: 50, needs: 250 } as const;

/** Patients who are younger on the day of a visit need a guardian to consent (Ley 41/2002, article 9). */
const GUARDIAN_YEARS = 16;

/** Whether a person born on `birth` needs a guardian on `day`, both YYYY-MM-DD. */
export const needsGuardian = (birth: string, day: string): boolean =>
  day < `${Number(birth.slice(0, 4)) + GUARDIAN_YEARS}${birth.slice(4)}`;

const FEWEST_DIGITS_OF_A_PHONE = 6;
const EMAIL = /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+.-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** True for a single mail address: ASCII, without characters that could start another header. */
export const isEmailAddress = (text: string): boolean => text.length <= FIELD_LENGTHS.email && EMAIL.test(text);

/** True for a callable number: at least six digits, with any punctuation around them. */
export const isPhoneNumber = (text: string): boolean =>
  text.length <= FIELD_LENGTHS.text && text.replace(/\D/g, '').length >= FEWEST_DIGITS_OF_A_PHONE;

/** A Spanish mobile number in international form, +34 and nine digits; null for any other number. */
export function spanishMobile(typed: string): string | null {
  const digits = typed.replace(/[\s().\-/]/g, '').replace(/^(?:\+|00)34|^34(?=\d{9}$)/, '');
  return /^(?:6\d|7[1-9])\d{7}$/.test(digits) ? `+34${digits}` : null;
}

/** Five digits that begin with a province code: 01 (Álava) to 52 (Melilla). */
export const isSpanishPostcode = (text: string): boolean => /^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/.test(text);

/** True for a digit of any script, which a person's name never has. */
export const hasDigits = (text: string): boolean => /\p{Nd}/u.test(text);

/** True for a letter of any script, which a name must have. */
export const hasLetters = (text: string): boolean => /\p{L}/u.test(text);
