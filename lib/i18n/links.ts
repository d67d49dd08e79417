import { isSitePath } from '@clinic/contract/web-links';
import { type Locale, localePath } from './locales';

/**
 * Names in the address of /pedir-cita (docs/architecture.md#state-in-addresses): ids, a day and the path one came from,
 * nothing more.
 */
export const APPOINTMENT_FIELDS = {
  speciality: 'especialidad',
  clinic: 'clinica',
  day: 'fecha',
  origin: 'origen',
} as const;

/** A link written in a record: paths of this site get the language prefix, other addresses are returned unchanged. */
export function recordHref(locale: Locale, href: string): string {
  return isSitePath(href) && !/^\/(ca|en)(\/|$)/.test(href) ? localePath(locale, href) : href;
}

/**
 * Link to the appointment page with the known choices (docs/architecture.md#state-in-addresses). Ids only: an address
 * never contains personal data. `day` is YYYY-MM-DD, `from` is the referring path, without language prefix.
 */
export function appointmentHref(
  locale: Locale,
  known: { specialityId?: string; clinicId?: string; day?: string; from?: string } = {},
): string {
  const { specialityId, clinicId, day, from } = known;
  return formHref(locale, '/pedir-cita', { especialidad: specialityId, clinica: clinicId, fecha: day, origen: from });
}

/** Replaces the choices in the query of the appointment page ('' if none remain); other parameters are kept. */
export function addressOfChoices(
  search: string,
  chosen: { specialityId: string | null; clinicId: string | null; day: string | null },
): string {
  const query = new URLSearchParams(search);
  const { speciality, clinic, day } = APPOINTMENT_FIELDS;
  for (const [name, value] of [
    [speciality, chosen.specialityId],
    [clinic, chosen.clinicId],
    [day, chosen.day],
  ] as const) {
    if (value) query.set(name, value);
    else query.delete(name);
  }
  const written = query.toString().replaceAll('%2F', '/');
  return written && `?${written}`;
}

/** The request of a product, with the product chosen already (M68). Ids only, as for appointments. */
export function productHref(locale: Locale, known: { productId: string; clinicId?: string; from?: string }): string {
  const { productId, clinicId, from } = known;
  return formHref(locale, '/pedir-producto', { producto: productId, clinica: clinicId, origen: from });
}

/** The appointment of a number as a calendar file, in the messages of the language. */
export const calendarHref = (locale: Locale, numcita: string): string =>
  withQuery('/api/citas/calendario', { numcita, locale });

/** Printable copy of the consent given with a paid booking. */
export const consentCopyHref = (locale: Locale, numcita: string): string =>
  localePath(locale, `/consentimiento-informado/${encodeURIComponent(numcita)}`);

/** Where a booking that is still held can be paid once more; our own backend only, which gives such numbers. */
export const payAgainHref = (numcita: string): string => withQuery('/api/pagos/pagar', { numcita });

const formHref = (locale: Locale, path: string, known: Record<string, string | undefined>): string =>
  withQuery(localePath(locale, path), known).replaceAll('%2F', '/');

/** A path with these parameters, in their order; those without a value are not written. */
export function withQuery(path: string, values: Record<string, string | false | null | undefined>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value) query.set(name, value);
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Whether a text is a path of this site: one that starts like //host leads elsewhere, also with a tab in it. */
export const isOwnPath = (text: unknown): text is string => typeof text === 'string' && /^\/(?![\s/\\])/.test(text);
