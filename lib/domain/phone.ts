/** Customer service, and the sports-medicine line (specification part 1, sections "Top bar" and 9). */
export const DEFAULT_PHONE = '963 400 900';
export const SPORTS_MEDICINE_PHONE = '963 20 50 85';
const SPORTS_MEDICINE_SLUG = 'medicina-deportiva';

/** The number shown on a speciality's page. */
export const phoneOfSpeciality = (slug: string): string =>
  slug === SPORTS_MEDICINE_SLUG ? SPORTS_MEDICINE_PHONE : DEFAULT_PHONE;

/** `tel:` address of a number as people write it; numbers without country code are Spanish. */
export function telHref(phone: string): string {
  const dialled = phone.replace(/[^\d+]/g, '');
  return `tel:${dialled.startsWith('+') ? dialled : `+34${dialled}`}`;
}

/** wa.me address of a mobile number; the service wants digits only, with country code. */
export function whatsappHref(phone: string): string {
  const digits = phone.replace(/[^\d+]/g, '');
  return `https://wa.me/${digits.startsWith('+') ? digits.slice(1) : `34${digits}`}`;
}
