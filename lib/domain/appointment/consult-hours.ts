import { isSameSlot, type Slot } from './slot';

/** A day (YYYY-MM-DD) with its free hours, the earliest first. */
export type ConsultDay = { day: string; slots: Slot[] };

/** A query for hours: a speciality in a clinic, one of its doctors, or a diagnostic test; `from` null means today. */
export type ConsultQuery = {
  clinicId: string;
  specialityId: string;
  doctorId: string | null;
  testId?: string | null;
  from: string | null;
  /** Hours of video calls; otherwise of visits at the clinic. */
  isVideo?: boolean;
};

/** The answer: days null if hours are agreed by telephone, and whether there are hours of video calls too. */
export type ConsultAnswer = { days: ConsultDay[] | null; hasVideo: boolean };

/** An hour chosen for a consultation or a diagnostic test, valid only for this service and kind of visit in this clinic. */
export type ChosenHour = {
  clinicId: string;
  specialityId: string;
  testId: string | null;
  isVideo: boolean;
  day: string;
  slot: Slot;
};

type Chosen = {
  isCovid: boolean;
  clinicId: string | null;
  specialityId: string | null;
  testId: string | null;
  isVideo: boolean;
};

/** Returns the hour if it belongs to the current choices, or null if other values were chosen since. */
export function hourOf(hour: ChosenHour | null, { isCovid, ...chosen }: Chosen): ChosenHour | null {
  return !isCovid && isSameVisit(hour, chosen) ? hour : null;
}

type Visit = { [Name in (typeof VISIT)[number]]: unknown };
const VISIT = ['clinicId', 'specialityId', 'testId', 'isVideo'] as const;

/** True if both are for the same service, clinic and kind of visit. */
export const isSameVisit = (one: Visit | null, other: Visit | null): boolean =>
  VISIT.every((name) => one?.[name] === other?.[name]);

/** True if a chosen hour is not among the first days with free hours although it is no later; `days` null: none. */
export function isHourGone({ day, slot }: ChosenHour, days: ConsultDay[] | null): boolean {
  const last = days?.at(-1)?.day;
  if (!days || last === undefined) return true;
  return day <= last && !days.some((one) => one.day === day && one.slots.some((free) => isSameSlot(free, slot)));
}

const DOCTOR_PATH = /^\/medicos\/(?:[^/?#]*-)?([^/?#-]{1,40})$/;
/** Folders of the list, not doctors. */
const LISTS = ['filtrar', 'pagina'];

/** The id of the doctor whose page a request came from; null if it came from elsewhere. */
export function requestedDoctorId(originPath: string | null): string | null {
  const id = DOCTOR_PATH.exec(originPath ?? '')?.[1] ?? null;
  return id === null || LISTS.includes(id) ? null : id;
}
