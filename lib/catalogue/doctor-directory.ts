import 'server-only';
import { madridDay } from '@clinic/contract/dates';
import { cache } from 'react';
import { ANY_HOUR, byFirstHour, earliestById, type FirstHour, soonOf } from '@/lib/domain/appointment/first-hour';
import { existingId } from '@/lib/domain/catalogue';
import type { Clinic } from '@/lib/domain/clinic';
import {
  DOCTORS_PER_PAGE,
  type DoctorChoice,
  type DoctorOptions,
  type DoctorPage,
  doctorPageCount,
  doctorsMatching,
  EVERY_DOCTOR_CHOICE,
  MAX_READ,
  offersVideo,
} from '@/lib/domain/doctor-filter';
import type { Speciality } from '@/lib/domain/speciality';
import type { Locale } from '@/lib/i18n/locales';
import { ORDERED } from '@/lib/upstream/hydra';
import { joinRows, readJoinLists } from './doctor-list';
import {
  type DoctorRow,
  knownDoctorCount,
  listDoctorRows,
  listDoctorRowsAt,
  type Related,
  readDoctorPart,
} from './doctor-rows';
import { nameLabels } from './labels';
import { listSpecialities } from './specialities';

/** A page of the directory: the applied filter, and the available options. */
export type DirectoryPage = DoctorPage & { choice: DoctorChoice; offered: DoctorOptions };

/**
 * A page of the doctors that match a filter, by name or by the earliest of `hours`, with specialities, clinics, languages
 * and picture. Filter values that no doctor has are dropped. Returns null if the page does not exist. Throws when the
 * list itself fails.
 */
export const getDoctorPage = cache(
  async (
    locale: Locale,
    number: number,
    asked: DoctorChoice = EVERY_DOCTOR_CHOICE,
    hours: FirstHour[] = [],
  ): Promise<DirectoryPage | null> => {
    if (!Number.isInteger(number) || number < 1) return null;
    const lists = readJoinLists(locale, listSpecialities(locale));
    const every = await rowsUnlessTooMany(locale);
    const [specialities, own, associated] = await lists;
    const clinics = [...own, ...associated];
    const offered = await doctorOptions(locale, every, { specialities, clinics });
    const choice = validChoice(asked, offered, hours.length > 0);
    const { rows, total } = await chosenRows(locale, every, { choice, clinics, number, hours });
    const count = doctorPageCount(total);
    if (number > count) return null;
    return { doctors: await joinRows(locale, rows, lists), number, count, total, choice, offered };
  },
);

/** The number of pages in the list of all doctors. Throws ApiError. */
export async function countDoctorPages(locale: Locale): Promise<number> {
  return doctorPageCount((await listDoctorRows(locale)).length);
}

/** Every doctor; null if there are too many to read for a page. */
async function rowsUnlessTooMany(locale: Locale): Promise<DoctorRow[] | null> {
  // Without a known count, a visitor would wait for a hundred thousand records that are then not used.
  const isFew = (knownDoctorCount() ?? Number.POSITIVE_INFINITY) <= MAX_READ;
  if (!isFew && (await readDoctorPart(locale, 1)).total > MAX_READ) return null;
  const rows = await listDoctorRows(locale);
  return rows.length <= MAX_READ ? rows : null;
}

type Wanted = { choice: DoctorChoice; clinics: Clinic[]; number: number; hours: FirstHour[] };

/** The rows of the page and the number of matching doctors. */
async function chosenRows(locale: Locale, every: DoctorRow[] | null, { choice, clinics, number, hours }: Wanted) {
  const { specialityId } = choice;
  // If doctors do not name their specialities, the speciality names its doctors.
  const isNamed = every?.some(({ specialities }) => specialities !== null) ?? false;
  const listed =
    specialityId && !isNamed
      ? await listDoctorRowsAt(locale, `/api/especialidads/${encodeURIComponent(specialityId)}/medicos?${ORDERED}`)
      : every;
  if (!listed) return readDoctorPart(locale, number);
  const matching = doctorsMatching(listed, isNamed ? choice : { ...choice, specialityId: null }, clinics);
  const firstOf = earliestById(hours);
  const hourOf = ({ id }: DoctorRow) => firstOf.get(id);
  const chosen = choice.isSoon ? soonOf(matching, hourOf, madridDay(new Date())) : matching;
  const found = choice.byHour ? byFirstHour(chosen, hourOf) : chosen;
  return { rows: found.slice((number - 1) * DOCTORS_PER_PAGE, number * DOCTORS_PER_PAGE), total: found.length };
}

/** Replaces filter values that are not offered with "all". */
function validChoice(asked: DoctorChoice, offered: DoctorOptions, hasHours: boolean): DoctorChoice {
  return {
    name: offered.byName ? asked.name : '',
    specialityId: existingId(asked.specialityId, offered.specialities),
    clinicId: existingId(asked.clinicId, offered.clinics),
    place: offered.clinics.length > 0 ? asked.place : '',
    languageId: existingId(asked.languageId, offered.languages),
    withVideo: asked.withVideo && offered.video,
    ...(hasHours && offered.byName ? { isSoon: asked.isSoon, byHour: asked.byHour } : ANY_HOUR),
  };
}

type Lists = { specialities: Speciality[]; clinics: Clinic[] };

/** Filter options for these doctors, each list by name; with too many doctors (null) only the specialities. */
async function doctorOptions(
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

/** Returns the records referred to by any of the doctors, by id, or null if no record carries the relation. */
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
