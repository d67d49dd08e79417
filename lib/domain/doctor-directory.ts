import type { ShownHour } from '../i18n/first-hour';
import { uniqueById } from './catalogue';
import type { Doctor } from './doctor';
import type { Tag } from './media';

/** A doctor of a directory; the numbers are positions in its tables. */
export type DirectoryEntry = {
  id: string;
  name: string;
  /** Address of the photograph; null without one. */
  photo: string | null;
  /** The point of the photograph kept visible when it is cropped; missing for the centre, as for nearly all. */
  focus?: string;
  specialities: number[];
  clinics: number[];
  languages: number[];
  /** Missing without an agenda. */
  hour?: ShownHour;
};

/** Doctors with their specialities, clinics and languages in shared tables: this is sent to the browser (M75). */
export type DoctorDirectory = {
  specialities: Doctor['specialities'];
  clinics: Doctor['clinics'];
  languages: Tag[];
  entries: DirectoryEntry[];
};

/** Converts doctors to a directory, in their order, without descriptions, each with its first free hour. */
export function toDirectory(
  doctors: Doctor[],
  hourOf: (doctor: Doctor) => ShownHour | null = () => null,
): DoctorDirectory {
  const specialities = uniqueById(doctors.flatMap((doctor) => doctor.specialities));
  const clinics = uniqueById(doctors.flatMap((doctor) => doctor.clinics));
  const languages = uniqueById(doctors.flatMap((doctor) => doctor.languages));
  return {
    specialities,
    clinics,
    languages,
    entries: doctors.map((doctor) => {
      const { id, name, picture } = doctor;
      const hour = hourOf(doctor);
      return {
        ...{ id, name, photo: picture?.url ?? null },
        ...(picture?.focus && { focus: picture.focus }),
        specialities: positionsIn(doctor.specialities, specialities),
        clinics: positionsIn(doctor.clinics, clinics),
        languages: positionsIn(doctor.languages, languages),
        ...(hour && { hour }),
      };
    }),
  };
}

/** Converts an entry of the directory to a doctor without description. */
export function doctorOfEntry(entry: DirectoryEntry, directory: DoctorDirectory): Doctor {
  return {
    id: entry.id,
    name: entry.name,
    description: null,
    picture: entry.photo
      ? { url: entry.photo, width: null, height: null, alt: null, focus: entry.focus ?? null }
      : null,
    languages: entry.languages.flatMap((position) => directory.languages[position] ?? []),
    specialities: entry.specialities.flatMap((position) => directory.specialities[position] ?? []),
    clinics: entry.clinics.flatMap((position) => directory.clinics[position] ?? []),
  };
}

const positionsIn = (records: { id: string }[], table: { id: string }[]): number[] =>
  records.map(({ id }) => table.findIndex((record) => record.id === id));
