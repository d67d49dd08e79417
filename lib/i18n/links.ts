import { type Locale, localePath } from './locales';

/** A link written in a record: paths of this site get the language prefix, other addresses stay as they are. */
export function recordHref(locale: Locale, href: string): string {
  return /^\/(?!\/)/.test(href) && !/^\/(ca|en)(\/|$)/.test(href) ? localePath(locale, href) : href;
}

/**
 * The appointment page with what is already known (architecture section 6). Ids only: nothing personal ever enters
 * an address. `day` is YYYY-MM-DD, `from` is the path the visitor was reading, without language prefix.
 */
export function appointmentHref(
  locale: Locale,
  known: { specialityId?: string; clinicId?: string; day?: string; from?: string } = {},
): string {
  const { specialityId, clinicId, day, from } = known;
  return formHref(locale, '/pedir-cita', { especialidad: specialityId, clinica: clinicId, fecha: day, origen: from });
}

/** The request of a product, with the product chosen already (checklist M68). Ids only, as for appointments. */
export function productHref(locale: Locale, known: { productId: string; clinicId?: string; from?: string }): string {
  const { productId, clinicId, from } = known;
  return formHref(locale, '/pedir-producto', { producto: productId, clinica: clinicId, origen: from });
}

/** The appointment of a number as a calendar file, in the words of the language. */
export const calendarHref = (locale: Locale, numcita: string): string =>
  `/api/citas/calendario?${new URLSearchParams({ numcita, locale })}`;

/** Where a booking that is still held can be paid once more; our own backend only, which gives such numbers. */
export const payAgainHref = (numcita: string): string => `/api/pagos/pagar?${new URLSearchParams({ numcita })}`;

function formHref(locale: Locale, path: string, known: Record<string, string | undefined>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(known)) if (value) query.set(name, value);
  const written = query.toString().replaceAll('%2F', '/');
  return localePath(locale, path) + (written && `?${written}`);
}
