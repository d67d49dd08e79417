import { SERVICES, type Service } from '../domain/speciality';
import { SHOP_FIELDS, SHOP_PATH } from './shop-address';
import { withQuery } from './with-query';

/** The fields of the filters of the directories and the shop, by the path of the whole list. */
const FILTERS: Record<string, readonly string[]> = {
  '/clinicas': ['localidad', 'especialidad', 'abierta', 'teleconsulta'],
  '/especialidades': ['servicio'],
  '/medicos': ['nombre', 'especialidad', 'clinica', 'localidad', 'idioma', 'teleconsulta'],
  '/pruebas': ['servicio', 'letra'],
  [SHOP_PATH]: Object.values(SHOP_FIELDS),
};

export type Query = Record<string, string | string[] | undefined>;

/** What the visitor of the clinics asks for; '' and false: all of them. */
export type ClinicChoice = {
  /** A town, a province or a postcode, as it was typed. */
  place: string;
  /** Id or slug of a speciality. */
  speciality: string;
  isOpenNow: boolean;
  hasVideo: boolean;
};

/** What the visitor of the tests or the specialities asks for; null: all of them. */
export type LetterChoice = {
  service: Service | null;
  /** A small letter, or '0' for names that begin with none. */
  letter: string | null;
};

const LONGEST_PLACE = 80;

/**
 * Where a filtered list is rendered, by path with language prefix: the whole list is cached by its path alone, a filter is
 * rendered per request (docs/decisions/0110). Null for every other address.
 */
export function filteredPath(path: string, search: string): string | null {
  const list = path.replace(/^\/(?:ca|en)(?=\/)/, '');
  const fields = FILTERS[list];
  if (!fields || search.length < 2) return null;
  const query = new URLSearchParams(search);
  // The shop sent with nothing chosen has an answer of its own (M72).
  const isAsked = (field: string) => (list === SHOP_PATH ? query.has(field) : query.get(field)?.trim());
  return fields.some(isAsked) ? `${path}/filtrar` : null;
}

/** What an address of the clinics asks for. */
export function readClinicAddress(query: Query): ClinicChoice {
  const isYes = (field: string) => textOf(query[field]) === '1';
  return {
    place: textOf(query.localidad).slice(0, LONGEST_PLACE).trim(),
    speciality: /^[\p{Ll}\p{N}'·_-]{1,120}$/u.exec(textOf(query.especialidad))?.[0] ?? '',
    isOpenNow: isYes('abierta'),
    hasVideo: isYes('teleconsulta'),
  };
}

/** The path of the clinics with a choice, without language prefix. */
export const clinicsPath = ({ place, speciality, isOpenNow, hasVideo }: ClinicChoice, number = 1): string =>
  withQuery('/clinicas', {
    localidad: place,
    especialidad: speciality,
    abierta: isOpenNow && '1',
    teleconsulta: hasVideo && '1',
    pagina: number > 1 && String(number),
  });

/** What an address of the tests or the specialities asks for. */
export function readLetterAddress(query: Query): LetterChoice {
  const letter = textOf(query.letra).toLowerCase();
  return {
    service: SERVICES.find((service) => service === textOf(query.servicio)) ?? null,
    letter: /^[a-z0]$/.test(letter) ? letter : null,
  };
}

/** The path of a list in a folder with a choice, without language prefix. */
export const lettersPath = (folder: string, { service, letter }: LetterChoice, number = 1): string =>
  withQuery(folder, { servicio: service, letra: letter, pagina: number > 1 && String(number) });

/** The page of a filtered list, counted from 1; 0 for what is no number of a page. */
export function readPageNumber(query: Query): number {
  const written = textOf(query.pagina);
  if (written === '' || written === '1') return 1;
  return /^[1-9]\d{0,5}$/.test(written) ? Number(written) : 0;
}

const textOf = (value: string | string[] | undefined): string => ([value].flat()[0] ?? '').trim();
