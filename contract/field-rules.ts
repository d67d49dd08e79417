/**
 * The validation rules of form fields, shared by the site and the backend so that both accept the same values.
 * Lengths are UTF-16 units, as `maxlength` counts them (M124).
 */
export const FIELD_LENGTHS = { text: 50, address: 100, email: 254, document: 20, passport: 50, needs: 250 } as const;

const FEWEST_DIGITS_OF_A_PHONE = 6;
const EMAIL = /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+.-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** True for equal addresses: case is ignored (M123). */
export const isSameEmail = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

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

/** True for a digit of any script, which a person's name never has. */
export const hasDigits = (text: string): boolean => /\p{Nd}/u.test(text);

/** True for a text with a web address, which no name has: mails greet with the name. */
export const hasWebAddress = (text: string): boolean => /:\/\/|www\./i.test(text);

/** True for a letter of any script, which a name must have. */
export const hasLetters = (text: string): boolean => /\p{L}/u.test(text);
