import { withoutAccents } from '@clinic/contract/plain-text';
import { ANY_HOUR, type HourChoice } from './appointment/first-hour';
import type { Clinic } from './clinic';
import type { Doctor } from './doctor';
import { pagesIn } from './page-numbers';
import { clinicsAt } from './towns';

/** The visitor's filter for doctors; null and '' mean all. */
export type DoctorChoice = {
  name: string;
  specialityId: string | null;
  clinicId: string | null;
  /** Town, province, postcode or part of a clinic's name, verbatim. */
  place: string;
  languageId: string | null;
  /** Only doctors of a clinic that offers teleconsultation. */
  withVideo: boolean;
} & HourChoice;

export type DoctorOption = { id: string; name: string };

/** Filter options of the directory of doctors: only values that doctors have; an empty list hides the filter. */
export type DoctorOptions = {
  /** False if there are too many doctors to search by name. */
  byName: boolean;
  specialities: DoctorOption[];
  clinics: DoctorOption[];
  languages: DoctorOption[];
  /** True if some doctors work at a clinic with teleconsultation and others do not. */
  video: boolean;
};

/** No filter: all doctors. */
export const EVERY_DOCTOR_CHOICE: DoctorChoice = {
  name: '',
  specialityId: null,
  clinicId: null,
  place: '',
  languageId: null,
  withVideo: false,
  ...ANY_HOUR,
};

/** True if the filter excludes no doctor and keeps their order. */
export const isEverybody = (choice: DoctorChoice): boolean => !Object.values(choice).some(Boolean);

type Ids = { id: string }[] | null;
/** The doctor's data used by the filter. A missing relation (null) excludes the doctor. */
export type FilteredDoctor = { name: string; specialities: Ids; clinics: Ids; languages: Ids };

/**
 * The doctors matching a filter, in their order. Every typed word must occur in the doctor's name, ignoring accents,
 * case and order. Clinics are matched for the place and for teleconsultation.
 */
export function doctorsMatching<T extends FilteredDoctor>(
  doctors: T[],
  { name, specialityId, clinicId, place, languageId, withVideo }: Omit<DoctorChoice, keyof HourChoice>,
  clinics: Clinic[],
): T[] {
  const atPlace = idsOf(clinicsAt(clinics, place));
  const offeringVideo = idsOf(clinics.filter(offersVideo));
  const words = withoutAccents(name).split(/\s+/).filter(Boolean);
  const isAt = (ids: Ids, wanted: ReadonlySet<string>) => Boolean(ids?.some(({ id }) => wanted.has(id)));
  const has = (ids: Ids, wanted: string | null) => wanted === null || Boolean(ids?.some(({ id }) => id === wanted));
  return doctors.filter(
    (doctor) =>
      has(doctor.specialities, specialityId) &&
      has(doctor.clinics, clinicId) &&
      has(doctor.languages, languageId) &&
      (!place || isAt(doctor.clinics, atPlace)) &&
      (!withVideo || isAt(doctor.clinics, offeringVideo)) &&
      (words.length === 0 || nameHas(doctor.name, words)),
  );
}

const idsOf = (records: { id: string }[]): Set<string> => new Set(records.map(({ id }) => id));

/** An associated centre keeps its own appointments: we cannot offer its teleconsultation (M52). */
export const offersVideo = ({ offersTeleconsultation, isAssociated }: Clinic) =>
  offersTeleconsultation && !isAssociated;

function nameHas(name: string, words: string[]): boolean {
  const folded = withoutAccents(name);
  return words.every((word) => folded.includes(word));
}

/** Longer lists are not loaded completely: they are shown in pages and filtered by speciality only. */
export const MAX_READ = 20_000;
/** Doctors per page: fills rows of two, three and four. */
export const DOCTORS_PER_PAGE = 24;

/** A page of a list of doctors, counted from 1. */
export type DoctorPage = { doctors: Doctor[]; number: number; count: number; total: number };

/** The number of pages for this many doctors; at least one. */
export const doctorPageCount = (total: number): number => Math.max(1, Math.ceil(total / DOCTORS_PER_PAGE));

/** The path of a page of all doctors, without language prefix. */
export const doctorsPath = pagesIn('/medicos');
