import { withoutAccents } from '@clinic/contract/plain-text';
import type { Clinic } from './clinic';
import type { Doctor } from './doctor';
import { pagesIn } from './page-numbers';
import { clinicsAt } from './towns';

/** What a visitor looks for among the doctors; null and '' stand for all. */
export type DoctorChoice = {
  name: string;
  specialityId: string | null;
  clinicId: string | null;
  /** Town, province, postcode or part of a clinic's name, as it was typed. */
  place: string;
  languageId: string | null;
  /** Only those of a clinic that offers teleconsultation. */
  withVideo: boolean;
};

export type DoctorOption = { id: string; name: string };

/** What the directory of doctors can be filtered by: what doctors have, and only that; an empty list offers nothing. */
export type DoctorOptions = {
  /** False where doctors are too many to be looked through by name. */
  byName: boolean;
  specialities: DoctorOption[];
  clinics: DoctorOption[];
  languages: DoctorOption[];
  /** Some doctors work at a clinic with teleconsultation, others do not. */
  video: boolean;
};

/** Nothing chosen: all doctors. */
export const EVERY_DOCTOR_CHOICE: DoctorChoice = {
  name: '',
  specialityId: null,
  clinicId: null,
  place: '',
  languageId: null,
  withVideo: false,
};

/** True when the choice leaves no doctor out. */
export const isEverybody = ({ name, specialityId, clinicId, place, languageId, withVideo }: DoctorChoice): boolean =>
  !name && !specialityId && !clinicId && !place && !languageId && !withVideo;

type Ids = { id: string }[] | null;
/** What the filter needs to know of a doctor. A relation that the record does not carry (null) leaves the doctor out. */
export type FilteredDoctor = { name: string; specialities: Ids; clinics: Ids; languages: Ids };

/**
 * The doctors of a choice, in their order. Every word of the name has to be in the doctor's, whatever accents, capitals
 * and order. The clinics are looked through for those of the place and those with teleconsultation.
 */
export function doctorsMatching<T extends FilteredDoctor>(
  doctors: T[],
  { name, specialityId, clinicId, place, languageId, withVideo }: DoctorChoice,
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

/** An associated centre keeps its own appointments: its teleconsultation is not ours to promise (M52). */
export const offersVideo = ({ offersTeleconsultation, isAssociated }: Clinic) =>
  offersTeleconsultation && !isAssociated;

function nameHas(name: string, words: string[]): boolean {
  const folded = withoutAccents(name);
  return words.every((word) => folded.includes(word));
}

/** Beyond so many doctors the list is not read whole: it is shown in pages and filtered by speciality only. */
export const MOST_READ = 20_000;
/** How many a page shows: rows of two, three and four are full. */
export const DOCTORS_PER_PAGE = 24;

/** A page of a list of doctors, counted from 1. */
export type DoctorPage = { doctors: Doctor[]; number: number; count: number; total: number };

/** How many pages a list of so many doctors has; one without doctors too. */
export const doctorPageCount = (total: number): number => Math.max(1, Math.ceil(total / DOCTORS_PER_PAGE));

/** The path of a page of all doctors, without language prefix. */
export const doctorsPath = pagesIn('/medicos');
