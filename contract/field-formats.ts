import { parseCoordinates } from './coordinates';
import { isEmailAddress } from './field-rules';
import { readPhones, whatsappHref } from './phone-numbers';
import { hrefOf, webAddress } from './web-links';

/** Shapes of the ids that become part of a script's address. */
export const ANALYTICS_ID = /^(?:G-[A-Z0-9]{4,16}|UA-\d{4,12}-\d{1,4})$/;
export const HEATMAP_ID = /^\d{4,10}$/;

/** A clinic's own blog, which the embedded backend serves. */
export const OWN_BLOG = 'self';

/** Validation of each format. */
const IS_UNDERSTOOD = {
  phones: (text: string) => readPhones(text) !== null,
  whatsapp: (text: string) => whatsappHref(text) !== null,
  email: isEmailAddress,
  place: (text: string) => parseCoordinates(text) !== null,
  link: (text: string) => hrefOf(text) !== null,
  webAddress: (text: string) => webAddress(text)?.includes('.') === true,
  blog: (text: string) => text === OWN_BLOG || webAddress(text) !== null,
  analytics: (text: string) => ANALYTICS_ID.test(text),
  heatmap: (text: string) => HEATMAP_ID.test(text),
};

export type FieldFormat = keyof typeof IS_UNDERSTOOD;

/** The formatted texts of the catalogue, by list and field. */
const FORMATS: Record<string, Record<string, FieldFormat>> = {
  centromedicos: { telefono: 'phones', fax: 'phones', whatsapp: 'whatsapp', email: 'email', maps: 'place' },
  especialidads: { linkcabecera: 'link' },
  banners: { linkcabecera: 'link' },
  configuracions: {
    ...{ facebook: 'webAddress', twitter: 'webAddress', instagram: 'webAddress', youtube: 'webAddress' },
    ...{ linkedin: 'webAddress', blog: 'blog', analytics: 'analytics', hotjar: 'heatmap' },
  },
};

/** The format of a field of a list; null for free text and for other values. */
export const formatOf = (list: string, field: string): FieldFormat | null => FORMATS[list]?.[field] ?? null;

/** True for a text that the site can use, and for an empty one. */
export const isUnderstood = (format: FieldFormat, text: string): boolean =>
  text.trim() === '' || IS_UNDERSTOOD[format](text.trim());

/** The format of a field with an invalid value; null for every other field. */
export function misunderstood(list: string, field: string, value: unknown): FieldFormat | null {
  const format = formatOf(list, field);
  return format && typeof value === 'string' && !isUnderstood(format, value) ? format : null;
}
