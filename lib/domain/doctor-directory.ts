import type { Doctor } from './doctor';
import type { Tag } from './media';

/** A doctor of a directory; the numbers are places in its tables. */
export type DirectoryEntry = {
  id: string;
  name: string;
  /** Address of the photograph; null without one. */
  photo: string | null;
  specialities: number[];
  clinics: number[];
  languages: number[];
  /** Whether the doctor's page has a description to show. */
  hasText: boolean;
};

/** Every doctor, each speciality, clinic and language written once: this is sent to the browser (checklist M75). */
export type DoctorDirectory = {
  /** In the order the filter offers them: by name. */
  specialities: Doctor['specialities'];
  clinics: Doctor['clinics'];
  languages: Tag[];
  entries: DirectoryEntry[];
};

/** The doctors as a directory, in the order given. The descriptions stay out of it. */
export function toDirectory(doctors: Doctor[]): DoctorDirectory {
  const specialities = byName(distinct(doctors.flatMap((doctor) => doctor.specialities)));
  const clinics = distinct(doctors.flatMap((doctor) => doctor.clinics));
  const languages = distinct(doctors.flatMap((doctor) => doctor.languages));
  return {
    specialities,
    clinics,
    languages,
    entries: doctors.map(({ id, name, picture, description, ...doctor }) => ({
      id,
      name,
      photo: picture?.url ?? null,
      specialities: placesOf(doctor.specialities, specialities),
      clinics: placesOf(doctor.clinics, clinics),
      languages: placesOf(doctor.languages, languages),
      hasText: description !== null,
    })),
  };
}

/** A doctor of the directory as the other pages know one, without the description. */
export function doctorOfEntry(entry: DirectoryEntry, directory: DoctorDirectory): Doctor {
  return {
    id: entry.id,
    name: entry.name,
    description: null,
    picture: entry.photo ? { url: entry.photo, width: null, height: null } : null,
    languages: entry.languages.flatMap((place) => directory.languages[place] ?? []),
    specialities: entry.specialities.flatMap((place) => directory.specialities[place] ?? []),
    clinics: entry.clinics.flatMap((place) => directory.clinics[place] ?? []),
  };
}

/** The entries of a speciality; all of them for an id that is not in the directory, the empty one included. */
export function entriesOf(directory: DoctorDirectory, specialityId: string): DirectoryEntry[] {
  const place = directory.specialities.findIndex(({ id }) => id === specialityId);
  return place === -1 ? directory.entries : directory.entries.filter((entry) => entry.specialities.includes(place));
}

const distinct = <T extends { id: string }>(records: T[]): T[] => [
  ...new Map(records.map((record) => [record.id, record])).values(),
];

const byName = <T extends { name: string }>(records: T[]): T[] =>
  records.sort((a, b) => a.name.localeCompare(b.name, 'es'));

const placesOf = (records: { id: string }[], table: { id: string }[]): number[] =>
  records.map(({ id }) => table.findIndex((record) => record.id === id));
