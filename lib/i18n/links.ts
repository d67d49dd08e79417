import { type Locale, localePath } from './locales';

/** A link written in a record: paths of this site get the language prefix, other addresses stay as they are. */
export function recordHref(locale: Locale, href: string): string {
  return /^\/(?!\/)/.test(href) && !/^\/(ca|en)(\/|$)/.test(href) ? localePath(locale, href) : href;
}

/**
 * The appointment page with what is already known (architecture section 6). Ids only: nothing personal ever enters
 * an address. `from` is the path the visitor was reading, without language prefix.
 */
export function appointmentHref(
  locale: Locale,
  known: { specialityId?: string; clinicId?: string; from?: string } = {},
): string {
  const query = new URLSearchParams();
  if (known.specialityId) query.set('especialidad', known.specialityId);
  if (known.clinicId) query.set('clinica', known.clinicId);
  if (known.from) query.set('origen', known.from);
  const written = query.toString().replaceAll('%2F', '/');
  return localePath(locale, '/pedir-cita') + (written && `?${written}`);
}
