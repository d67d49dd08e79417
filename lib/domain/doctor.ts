import type { DOCTORS } from '@clinic/contract/catalogue/doctors';
import { addressPart } from '@clinic/contract/plain-text';
import type { DescribedFields } from './described-fields';
import type { Picture, Tag } from './media';
import type { Service } from './speciality';

export type Doctor = DescribedFields<typeof DOCTORS> & {
  id: string;
  name: string;
  picture: Picture | null;
  /** Spoken languages. */
  languages: Tag[];
  /** Display names, in the language of the page. */
  specialities: { id: string; slug: string; name: string; hasPage: boolean; service: Service | null }[];
  clinics: { id: string; slug: string; name: string }[];
};

/** Longest run of words in an address: the address of a doctor stays well inside the 120 characters of a segment. */
const MAX_WORDS = 90;

/** The last part of a doctor's address: the name in ASCII words, then the id ("dra-neus-puig-12"). */
export function doctorSlug({ id, name }: Pick<Doctor, 'id' | 'name'>): string {
  const words = addressPart(name.replace(/['’·.]/g, ''))
    .slice(0, MAX_WORDS)
    .replace(/-$/, '');
  return words ? `${words}-${id.toLowerCase()}` : id.toLowerCase();
}

/** The doctor of an address, by the id at its end, ignoring the words; null if unknown. */
export function doctorOfSlug<T extends { id: string }>(slug: string, doctors: T[]): T | null {
  const written = slug.toLowerCase();
  const meant = doctors.filter(({ id }) => written === id.toLowerCase() || written.endsWith(`-${id.toLowerCase()}`));
  // An id may itself contain a hyphen: the longest match is the intended one.
  return meant.sort((a, b) => b.id.length - a.id.length)[0] ?? null;
}

/** The path of a doctor's page, without language prefix. */
export const doctorPath = (doctor: Pick<Doctor, 'id' | 'name'>): string => `/medicos/${doctorSlug(doctor)}`;

/** The service that determines a doctor's colour and label: the first speciality's, or medicine. */
export const serviceOfDoctor = (doctor: Pick<Doctor, 'specialities'>): Service =>
  doctor.specialities[0]?.service ?? 'medicas';

/** The service of all specialities of a doctor; null if they have several or it is unknown. */
export const onlyServiceOf = ({ specialities }: Pick<Doctor, 'specialities'>): Service | null => {
  const [service = null, ...others] = new Set(specialities.map((speciality) => speciality.service));
  return others.length > 0 ? null : service;
};
