import { type DoctorChoice, isEverybody } from '../domain/doctor-filter';
import { doctorsPath } from '../domain/doctor-pages';
import { pageNumberOf } from '../domain/page-numbers';
import type { Query } from './shop-address';
import { withQuery } from './with-query';

/** Where doctors are filtered: the one address of theirs whose answer depends on its query. */
export const DOCTOR_FILTER_PATH = '/medicos/filtrar';

/** The names of the filter in the address. */
export const DOCTOR_FIELDS = {
  name: 'nombre',
  speciality: 'especialidad',
  clinic: 'clinica',
  place: 'localidad',
  language: 'idioma',
  video: 'teleconsulta',
  page: 'pagina',
} as const;

/** Of a name or place that is looked for. */
export const LONGEST_TEXT = 60;

const first = (value: string | string[] | undefined): string => [value].flat()[0]?.trim() ?? '';
const toId = (value: string | string[] | undefined): string | null => {
  const id = first(value);
  return /^[\w-]{1,40}$/.test(id) ? id : null;
};

/** What an address asks for. What cannot be an id is no filter; the number is 0 for what is no page. */
export function readDoctorsAddress(query: Query): { choice: DoctorChoice; number: number } {
  const page = first(query[DOCTOR_FIELDS.page]);
  return {
    number: page === '' || page === '1' ? 1 : pageNumberOf(page),
    choice: {
      name: first(query[DOCTOR_FIELDS.name]).slice(0, LONGEST_TEXT),
      specialityId: toId(query[DOCTOR_FIELDS.speciality]),
      clinicId: toId(query[DOCTOR_FIELDS.clinic]),
      place: first(query[DOCTOR_FIELDS.place]).slice(0, LONGEST_TEXT),
      languageId: toId(query[DOCTOR_FIELDS.language]),
      withVideo: first(query[DOCTOR_FIELDS.video]) === '1',
    },
  };
}

/** The path of a page of the doctors of a choice, without language prefix; of all doctors, that of the whole list. */
export function doctorsOfPath(choice: DoctorChoice, number = 1): string {
  if (isEverybody(choice)) return doctorsPath(number);
  return withQuery(DOCTOR_FILTER_PATH, {
    [DOCTOR_FIELDS.name]: choice.name,
    [DOCTOR_FIELDS.speciality]: choice.specialityId,
    [DOCTOR_FIELDS.clinic]: choice.clinicId,
    [DOCTOR_FIELDS.place]: choice.place,
    [DOCTOR_FIELDS.language]: choice.languageId,
    [DOCTOR_FIELDS.video]: choice.withVideo && '1',
    [DOCTOR_FIELDS.page]: number > 1 && String(number),
  });
}
