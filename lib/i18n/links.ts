import { isSitePath } from '@clinic/contract/web-links';
import { type Locale, localePath } from './locales';

/**
 * Names in the address of /pedir-cita (docs/architecture.md#state-in-addresses): only ids, a day and the referring
 * path.
 */
export const APPOINTMENT_FIELDS = {
  speciality: 'especialidad',
  clinic: 'clinica',
  day: 'fecha',
  origin: 'origen',
} as const;

/** The page where a patient sees, changes or cancels an appointment, without language prefix. */
export const OWN_VISIT_PATH = '/cita';

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

/**
 * Link to the appointment form with this hour of a consultation or a diagnostic test chosen; the part after the #
 * reaches no server.
 */
export function hourHref(locale: Locale, hour: HourPlace, from: string): string {
  const { specialityId, clinicId, testId, day, slot } = hour;
  const chosen = `hueco=${slot.start}-${slot.end}${testId ? `&prueba=${testId}` : ''}`;
  return `${appointmentHref(locale, { specialityId, clinicId, day, from })}#${chosen}`;
}

/** The appointment form with this test booked by slot chosen, without language prefix. */
export const testBookingPath = (test: string): string => `/pedir-cita#prueba=${test}`;

type HourPlace = {
  specialityId: string;
  clinicId: string;
  testId?: string;
  day: string;
  slot: { start: string; end: string };
};

/** Replaces the choices in the query of the appointment page and keeps other parameters; '' if no parameter remains. */
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

/** Link to the product request with a preselected product (M68). Ids only, as for appointments. */
export function productHref(locale: Locale, known: { productId: string; clinicId?: string; from?: string }): string {
  const { productId, clinicId, from } = known;
  return formHref(locale, '/pedir-producto', { producto: productId, clinica: clinicId, origen: from });
}

/** The appointment with this number as a calendar file, with texts in the language. */
export const calendarHref = (locale: Locale, numcita: string): string =>
  withQuery('/api/citas/calendario', { numcita, locale });

/** Printable copy of the consent given with a paid booking. */
export const consentCopyHref = (locale: Locale, numcita: string): string =>
  localePath(locale, `/consentimiento-informado/${encodeURIComponent(numcita)}`);

/** Payment page of a booking that is still held; our own backend only, which assigns such numbers. */
export const payAgainHref = (numcita: string): string => withQuery('/api/pagos/pagar', { numcita });

const formHref = (locale: Locale, path: string, known: Record<string, string | undefined>): string =>
  withQuery(localePath(locale, path), known).replaceAll('%2F', '/');

/** Appends these parameters to a path, in their order; empty values are omitted. */
export function withQuery(path: string, values: Record<string, string | false | null | undefined>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value) query.set(name, value);
  return query.size > 0 ? `${path}?${query}` : path;
}

/** True if a text is a path of this site; false for addresses like //host, also with a tab in it. */
export const isOwnPath = (text: unknown): text is string => typeof text === 'string' && /^\/(?![\s/\\])/.test(text);

/** Returns the first value of a field that an address may have several times. */
export const firstValue = (value: string | string[] | undefined): string | undefined => [value].flat()[0];
