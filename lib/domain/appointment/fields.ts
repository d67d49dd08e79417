import { parseCallWindow } from '@clinic/contract/call-hours';
import { isCountryCode } from '@clinic/contract/country-codes';
import { isCalendarDay, parseTypedDay } from '@clinic/contract/dates';
import { isEmailAddress, isSameEmail } from '@clinic/contract/email-addresses';
import { FIELD_LENGTHS, hasDigits, hasLetters, mayBeCallable } from '@clinic/contract/field-rules';
import { isPostcode } from '@clinic/contract/postal-address';
import { config, z } from 'zod';
import { birthDateProblem } from './birth-date';
import type { FieldProblem } from './field-problems';
import { MAX_LENGTH } from './max-length';
import { parseSlot } from './slot';

// Zod tries to compile its validators; the content policy forbids this, and the browser would report a violation.
if (typeof window !== 'undefined') config({ jitless: true });

/** Line ends, lone surrogates and marks that change the direction of text: not allowed in one line of a form. */
const INVISIBLE = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu;

/** One line of text: composed, without control characters, without space at either end (M118). */
export const cleanText = (typed: string): string => typed.normalize('NFC').replace(INVISIBLE, ' ').trim();

/** A text held by the form; missing values become ''. Other types are 'invalid'. */
export const formText = z
  .string({ error: 'invalid' satisfies FieldProblem })
  .overwrite(cleanText)
  .prefault('');

/** One of the values, or empty if not chosen; any other value did not come from the form. */
export const formChoice = <const T extends string>(values: readonly T[]) =>
  z
    .custom<T | ''>((value) => value === '' || values.some((one) => one === value), {
      error: 'invalid' satisfies FieldProblem,
      abort: false,
    })
    .prefault('');

/** True only for true: a missing checkbox is unchecked. */
export const formBox = z.boolean({ error: 'invalid' satisfies FieldProblem }).prefault(false);

/** Returns the problem of a field, or null. Texts are already cleaned. */
export type FieldRule = (value: string) => FieldProblem | null;

/** A required text of at most `length` characters. */
export const required =
  <P extends string>(missing: P, length: number = MAX_LENGTH.text) =>
  (value: string): P | 'tooLong' | null =>
    value === '' ? missing : value.length > length ? 'tooLong' : null;

/** The rule for a value, or the problem `missing` if it is empty. */
export const present =
  (missing: FieldProblem, rule: FieldRule): FieldRule =>
  (value) =>
    value === '' ? missing : rule(value);

/** An optional text. */
export const optionalText =
  (length: number = MAX_LENGTH.text): FieldRule =>
  (value) =>
    value.length > length ? 'tooLong' : null;

/** A name in any script: letters, no digits of any script, at most 50 (M121). A company may have digits. */
const person = (field: 'name' | 'surnames'): FieldRule =>
  present(`${field}Missing`, (value) => {
    if (hasDigits(value)) return `${field}Digits`;
    return hasLetters(value) ? optionalText()(value) : `${field}Invalid`;
  });
export const nameRule = person('name');
export const surnamesRule = person('surnames');
export const companyNameRule = required('nameMissing');

/** An address mail can be sent to (M123). */
export const emailRule: FieldRule = (value) => {
  if (value === '') return 'emailMissing';
  if (value.length > FIELD_LENGTHS.email) return 'tooLong';
  return isEmailAddress(value) ? null : 'emailInvalid';
};

/** The confirmation of an e-mail address; case is ignored (M123). */
export const sameEmailRule =
  (email: string): FieldRule =>
  (value) => {
    if (value === '') return 'emailConfirmationMissing';
    return isSameEmail(value, email) ? null : 'emailsDiffer';
  };

/** A number that may be called, at most 50 characters (M124); endpoints decide with lib/phones.ts. */
export const phoneRule: FieldRule = (value) => {
  const problem = required('phoneMissing')(value);
  if (problem) return problem;
  return mayBeCallable(value) ? null : 'phoneInvalid';
};

/** A birth date YYYY-MM-DD, not after today in Madrid (M122). */
export const birthDateRule =
  (today: string): FieldRule =>
  (value) =>
    birthDateProblem(value, today);

/** The day of the appointment YYYY-MM-DD, today in Madrid or later; invalid and past days are separate problems. */
export const dayRule =
  (today: string): FieldRule =>
  (value) => {
    if (value === '') return 'dayMissing';
    const day = isCalendarDay(value) ? value : parseTypedDay(value);
    if (day === null) return 'dayInvalid';
    return day < today ? 'dayPast' : day === value ? null : 'dayInvalid';
  };

/** Like `dayRule`, but the day is optional. */
export const optionalDayRule =
  (today: string): FieldRule =>
  (value) =>
    value === '' ? null : dayRule(today)(value);

/** A postcode; in Spain five digits of a province that exists. */
export const postcodeRule =
  (country: string): FieldRule =>
  (value) => {
    const problem = required('postalCodeMissing')(value);
    return problem ?? (isPostcode(value, country) ? null : 'postalCodeInvalid');
  };

/** A slot 'HHMM-HHMM'. */
export const slotRule: FieldRule = present('slotMissing', (value) => (parseSlot(value) ? null : 'invalid'));

/** A country of the list, by its code. */
export const countryRule = (missing: FieldProblem): FieldRule =>
  present(missing, (value) => (isCountryCode(value) ? null : 'invalid'));

/** Hours in which the clinics call, or empty; the upstream refuses those that are over. */
export const callTimeRule: FieldRule = (value) => (value === '' || parseCallWindow(value) ? null : 'callTimePast');

/** Like `slotRule`, but the hour is optional. */
export const optionalSlotRule: FieldRule = (value) => (value === '' ? null : slotRule(value));
