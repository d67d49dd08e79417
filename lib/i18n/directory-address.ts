import { SERVICES } from '@clinic/contract/services';
import type { HourChoice } from '../domain/appointment/first-hour';
import { type DoctorChoice, doctorsPath, isEverybody } from '../domain/doctor-filter';
import { pageNumberOf } from '../domain/page-numbers';
import type { Service } from '../domain/speciality';
import { firstValue, withQuery } from './links';

/** Field names of the clinics' filter in the address. */
export const CLINIC_FIELDS = {
  place: 'localidad',
  speciality: 'especialidad',
  isOpenNow: 'abierta',
  hasVideo: 'teleconsulta',
} as const;

/** Field names of a list by letters; the specialities only have the service. */
export const LETTER_FIELDS = { service: 'servicio', letter: 'letra' } as const;

/** Field names of the choice by first free hour, each with one value. */
const HOUR_FIELDS = { soon: 'horas', order: 'orden' } as const;
const HOUR_VALUES = { soon: 'semana', order: 'hora' } as const;

/** Field names of the tests' filter. */
export const TEST_FIELDS = { ...LETTER_FIELDS, ...HOUR_FIELDS } as const;

/** Field names of the search among the prices. */
export const PRICE_FIELDS = { text: 'busca' } as const;

export type Query = Record<string, string | string[] | undefined>;

/** The visitor's filter for clinics; '' and false mean all. */
export type ClinicChoice = {
  /** A town, a province or a postcode, verbatim. */
  place: string;
  /** Id or slug of a speciality. */
  speciality: string;
  isOpenNow: boolean;
  hasVideo: boolean;
};

/** The visitor's filter for tests or specialities; null means all. */
export type LetterChoice = {
  service: Service | null;
  /** A small letter, or '0' for names that do not begin with a letter. */
  letter: string | null;
};

/** The visitor's filter for tests. */
export type TestChoice = LetterChoice & HourChoice;

const MAX_PLACE_LENGTH = 80;

/** Reads the clinic filter from an address. */
export function readClinicAddress(query: Query): ClinicChoice {
  const isYes = (field: string) => textOf(query[field]) === '1';
  return {
    place: textOf(query[CLINIC_FIELDS.place]).slice(0, MAX_PLACE_LENGTH).trim(),
    speciality: /^[\p{Ll}\p{N}'·_-]{1,120}$/u.exec(textOf(query[CLINIC_FIELDS.speciality]))?.[0] ?? '',
    isOpenNow: isYes(CLINIC_FIELDS.isOpenNow),
    hasVideo: isYes(CLINIC_FIELDS.hasVideo),
  };
}

/** The path of the filtered clinics, without language prefix. */
export const clinicsPath = ({ place, speciality, isOpenNow, hasVideo }: ClinicChoice, number = 1): string =>
  withQuery('/clinicas', {
    [CLINIC_FIELDS.place]: place,
    [CLINIC_FIELDS.speciality]: speciality,
    [CLINIC_FIELDS.isOpenNow]: isOpenNow && '1',
    [CLINIC_FIELDS.hasVideo]: hasVideo && '1',
    pagina: number > 1 && String(number),
  });

/** Reads the filter for tests or specialities from an address. */
export function readLetterAddress(query: Query): LetterChoice {
  const letter = textOf(query[LETTER_FIELDS.letter]).toLowerCase();
  return {
    service: SERVICES.find((service) => service === textOf(query[LETTER_FIELDS.service])) ?? null,
    letter: /^[a-z0]$/.test(letter) ? letter : null,
  };
}

const readHourAddress = (query: Query): HourChoice => ({
  isSoon: textOf(query[HOUR_FIELDS.soon]) === HOUR_VALUES.soon,
  byHour: textOf(query[HOUR_FIELDS.order]) === HOUR_VALUES.order,
});

const hourQuery = ({ isSoon, byHour }: Partial<HourChoice>) => ({
  [HOUR_FIELDS.soon]: isSoon && HOUR_VALUES.soon,
  [HOUR_FIELDS.order]: byHour && HOUR_VALUES.order,
});

/** The choices by first free hour as fields of a form, with the value that makes each. */
export const HOUR_CHOICES = [
  { choice: 'isSoon', name: HOUR_FIELDS.soon, value: HOUR_VALUES.soon },
  { choice: 'byHour', name: HOUR_FIELDS.order, value: HOUR_VALUES.order },
] as const;

/** Reads the filter for tests from an address. */
export const readTestAddress = (query: Query): TestChoice => ({
  ...readLetterAddress(query),
  ...readHourAddress(query),
});

/** The path of a filtered list in a folder, without language prefix. */
export const lettersPath = (
  folder: string,
  { service, letter, ...hours }: LetterChoice & Partial<HourChoice>,
  number = 1,
): string =>
  withQuery(folder, {
    [LETTER_FIELDS.service]: service,
    [LETTER_FIELDS.letter]: letter,
    ...hourQuery(hours),
    pagina: number > 1 && String(number),
  });

/** Reads the words of a search among the prices; '' means all. */
export const readPriceAddress = (query: Query): string => textOf(query[PRICE_FIELDS.text]).slice(0, MAX_TEXT_LENGTH);

/** The path of the prices that match, without language prefix. */
export const pricesPath = (text: string, number = 1): string =>
  withQuery('/precios', { [PRICE_FIELDS.text]: text, pagina: number > 1 && String(number) });

/** Returns the page number of a filtered list, counted from 1, or 0 if it is invalid. */
export function readPageNumber(query: Query): number {
  const written = textOf(query.pagina);
  if (written === '' || written === '1') return 1;
  return /^[1-9]\d{0,5}$/.test(written) ? Number(written) : 0;
}

const textOf = (value: string | string[] | undefined): string => ([value].flat()[0] ?? '').trim();

/** Path of the filtered doctors: their only address with a response that depends on the query. */
export const DOCTOR_FILTER_PATH = '/medicos/filtrar';

/** Field names of the filter in the address. */
export const DOCTOR_FIELDS = {
  name: 'nombre',
  speciality: 'especialidad',
  clinic: 'clinica',
  place: 'localidad',
  language: 'idioma',
  video: 'teleconsulta',
  ...HOUR_FIELDS,
  page: 'pagina',
} as const;

/** Maximum length of a name or place to search for. */
export const MAX_TEXT_LENGTH = 60;

const first = (value: string | string[] | undefined): string => firstValue(value)?.trim() ?? '';
const toId = (value: string | string[] | undefined): string | null => {
  const id = first(value);
  return /^[\w-]{1,40}$/.test(id) ? id : null;
};

/** Reads the doctor filter from an address. Invalid ids are ignored; `number` is 0 for an invalid page number. */
export function readDoctorsAddress(query: Query): { choice: DoctorChoice; number: number } {
  const page = first(query[DOCTOR_FIELDS.page]);
  return {
    number: page === '' || page === '1' ? 1 : pageNumberOf(page),
    choice: {
      name: first(query[DOCTOR_FIELDS.name]).slice(0, MAX_TEXT_LENGTH),
      specialityId: toId(query[DOCTOR_FIELDS.speciality]),
      clinicId: toId(query[DOCTOR_FIELDS.clinic]),
      place: first(query[DOCTOR_FIELDS.place]).slice(0, MAX_TEXT_LENGTH),
      languageId: toId(query[DOCTOR_FIELDS.language]),
      withVideo: first(query[DOCTOR_FIELDS.video]) === '1',
      ...readHourAddress(query),
    },
  };
}

/** Returns the path of a page of filtered doctors, without language prefix; without a filter, the whole list's path. */
export function doctorsOfPath(choice: DoctorChoice, number = 1): string {
  if (isEverybody(choice)) return doctorsPath(number);
  return withQuery(DOCTOR_FILTER_PATH, {
    [DOCTOR_FIELDS.name]: choice.name,
    [DOCTOR_FIELDS.speciality]: choice.specialityId,
    [DOCTOR_FIELDS.clinic]: choice.clinicId,
    [DOCTOR_FIELDS.place]: choice.place,
    [DOCTOR_FIELDS.language]: choice.languageId,
    [DOCTOR_FIELDS.video]: choice.withVideo && '1',
    ...hourQuery(choice),
    [DOCTOR_FIELDS.page]: number > 1 && String(number),
  });
}
