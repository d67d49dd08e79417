import { mayLackDocument, needsGuardian } from '@clinic/contract/booker-rules';
import { isBirthDay, isCalendarDay } from '@clinic/contract/dates';
import type { FieldProblem } from './field-problems';

/** A date as held by its three fields; empty fields are ''. */
export type DateParts = Record<'day' | 'month' | 'year', string>;

/** The parts of 'YYYY-MM-DD', or of a partial result of `dateOfParts`; empty for other input. */
export function partsOfDate(date: string): DateParts {
  const [, year = '', month = '', day = ''] = /^(\d*)-(\d*)-(\d*)$/.exec(date) ?? [];
  return { day, month, year };
}

/** Returns the parts as YYYY-MM-DD, leaving non-numeric parts empty; '' if all parts are empty. */
export function dateOfParts({ day, month, year }: DateParts): string {
  const date = `${digitsOf(year)}-${twoDigits(month)}-${twoDigits(day)}`;
  return date === '--' ? '' : date;
}

const digitsOf = (part: string): string => /^\s*(\d+)\s*$/.exec(part)?.[1] ?? '';

const twoDigits = (part: string): string => digitsOf(part).replace(/^\d$/, '0$&');

/** Returns the problem of a birth date YYYY-MM-DD by its part, or null if it is valid (M122). `today` is Madrid's. */
export function birthDateProblem(date: string, today: string): FieldProblem | null {
  if (date === '') return 'birthDateMissing';
  const { day, month, year } = partsOfDate(date);
  if (!day && !month && !year) return 'birthDateInvalid';
  if (!day) return 'birthDateNoDay';
  if (!month) return 'birthDateNoMonth';
  if (!year) return 'birthDateNoYear';
  if (year.length !== 4) return 'birthDateShortYear';
  if (Number(month) < 1 || Number(month) > 12) return 'birthDateWrongMonth';
  if (!isCalendarDay(date)) return 'birthDateWrongDay';
  return isBirthDay(date, today) ? null : 'birthDateInvalid';
}

/** True if a guardian must consent: the patient is under 16 on the day of the visit. Both dates are YYYY-MM-DD. */
export const isForChild = ({ birthDate, day }: VisitDates): boolean => isOnVisit(needsGuardian, birthDate, day);

type Patient = VisitDates & { forWhom?: string; lacksDocument?: boolean };

/** True if the patient may have no document: under 14 on the day of the visit, where the form asks for a guardian. */
export const canLackDocument = ({ forWhom, birthDate, day }: Patient): boolean =>
  Boolean(forWhom) && isOnVisit(mayLackDocument, birthDate, day);

/** True if the form says so of a patient who may have no document. */
export const lacksDocument = (patient: Patient): boolean => patient.lacksDocument === true && canLackDocument(patient);

type VisitDates = { birthDate?: string | null; day?: string | null };

const isOnVisit = (rule: (birth: string, day: string) => boolean, birth?: string | null, day?: string | null) =>
  isCalendarDay(birth ?? '') && isCalendarDay(day ?? '') && rule(birth ?? '', day ?? '');
