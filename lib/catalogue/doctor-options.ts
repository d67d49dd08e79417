import 'server-only';
import type { Clinic } from '@/lib/domain/clinic';
import { offersVideo } from '@/lib/domain/doctor-filter';
import type { Speciality } from '@/lib/domain/speciality';
import type { Locale } from '@/lib/i18n/locales';
import type { DoctorRow, Related } from './doctor-rows';
import { nameLabels } from './labels';

type Option = { id: string; name: string };

/** What the directory of doctors can be filtered by: what doctors have, and only that; an empty list offers nothing. */
export type DoctorOptions = {
  /** False where doctors are too many to be looked through by name. */
  byName: boolean;
  specialities: Option[];
  clinics: Option[];
  languages: Option[];
  /** Some doctors work at a clinic with teleconsultation, others do not. */
  video: boolean;
};

type Lists = { specialities: Speciality[]; clinics: Clinic[] };

/** What can be chosen among these doctors, each list by name; among too many (null) the specialities alone. */
export async function doctorOptions(
  locale: Locale,
  rows: DoctorRow[] | null,
  { specialities, clinics }: Lists,
): Promise<DoctorOptions> {
  const everySpeciality = specialities.map(({ id, name }) => ({ id, name }));
  if (!rows) return { byName: false, specialities: everySpeciality, clinics: [], languages: [], video: false };
  const own = idsOf(rows, ({ specialities: related }) => related);
  const places = idsOf(rows, (row) => row.clinics);
  const languages = await nameLabels(
    locale,
    [...(idsOf(rows, (row) => row.languages)?.values() ?? [])].map((part) => part.embedded ?? part.id),
  );
  const withVideo = clinics.filter((clinic) => offersVideo(clinic) && places?.has(clinic.id));
  return {
    byName: true,
    specialities: own ? everySpeciality.filter(({ id }) => own.has(id)) : everySpeciality,
    clinics: clinics.filter(({ id }) => places?.has(id)).map(({ id, name }) => ({ id, name })),
    languages: languages.length > 1 ? languages.sort((a, b) => a.name.localeCompare(b.name, locale)) : [],
    video: withVideo.length > 0 && withVideo.length < (places?.size ?? 0),
  };
}

/** What any of the doctors refers to, by id; null when no record carries the relation. */
function idsOf(rows: DoctorRow[], relation: (row: DoctorRow) => Related[] | null): Map<string, Related> | null {
  const found = new Map<string, Related>();
  let isCarried = false;
  for (const row of rows) {
    const parts = relation(row);
    isCarried ||= parts !== null;
    for (const part of parts ?? []) found.set(part.id, part);
  }
  return isCarried ? found : null;
}
