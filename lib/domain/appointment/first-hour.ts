import { addDays } from '@clinic/contract/dates';
import { clinicsOffering } from '../catalogue';
import type { Clinic } from '../clinic';
import type { Speciality } from '../speciality';
import type { Slot } from './slot';

/**
 * The first free hour of a record (`id`) at a clinic; a clinic's own is of a consultation. `day` is YYYY-MM-DD,
 * `testId` is set for a diagnostic test.
 */
export type FirstHour = {
  id: string;
  clinicId: string;
  specialityId: string;
  testId?: string;
  day: string;
  slot: Slot;
};

/** What first free hours are of. */
export type FirstHourKind = 'doctor' | 'speciality' | 'test' | 'clinic';

/** Returns the earliest hour of each record, by its id; `hours` has the earliest first. */
export function earliestById(hours: FirstHour[]): Map<string, FirstHour> {
  const earliest = new Map<string, FirstHour>();
  for (const hour of hours) if (!earliest.has(hour.id)) earliest.set(hour.id, hour);
  return earliest;
}

/**
 * Returns the first hour of a diagnostic test at its clinics, booked with the first of its specialities that the clinic
 * offers, like the request from its page; `hours` has the earliest first.
 */
export function hourOfTest(
  hours: FirstHour[],
  { id, specialities, clinics }: { id: string; specialities: Speciality[]; clinics: Clinic[] },
): FirstHour | undefined {
  const hour = hours.find((one) => one.id === id && clinics.some((clinic) => clinic.id === one.clinicId));
  const at = clinics.filter((clinic) => clinic.id === hour?.clinicId);
  const main = specialities.find((speciality) => clinicsOffering(speciality, at).length > 0);
  return hour && main ? { ...hour, specialityId: main.id } : hour;
}

const SOON_DAYS = 7;

/** The visitor's choice by first free hour: only records with one within a week, and the earliest first. */
export type HourChoice = { isSoon: boolean; byHour: boolean };

export const ANY_HOUR: HourChoice = { isSoon: false, byHour: false };

type HourOf<T> = (record: T) => FirstHour | undefined;

/** The records with a free hour in the seven days from `today` (YYYY-MM-DD) on. */
export function soonOf<T>(records: T[], hourOf: HourOf<T>, today: string): T[] {
  const end = addDays(today, SOON_DAYS);
  return records.filter((record) => (hourOf(record)?.day ?? end) < end);
}

/** The records with the earliest free hour first, and those without one last, otherwise in their order. */
export function byFirstHour<T>(records: T[], hourOf: HourOf<T>): T[] {
  const withStart = records.map((record) => {
    const hour = hourOf(record);
    return { record, start: hour ? startOf(hour) : NEVER };
  });
  const inOrder = withStart.sort((one, other) => (one.start === other.start ? 0 : one.start < other.start ? -1 : 1));
  return inOrder.map(({ record }) => record);
}

/** Sorts after every start. */
const NEVER = '~';

/** The start of an hour, as text that sorts by time. */
export const startOf = ({ day, slot }: FirstHour): string => `${day} ${slot.start}`;
