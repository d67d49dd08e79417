import { isEmailAddress } from './email-addresses';
import { readPhones, whatsappHref } from './phone-numbers';
import { parseCoordinates } from './positions';
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

/** True for a text that the site can use, and for an empty one. */
export const isUnderstood = (format: FieldFormat, text: string): boolean =>
  text.trim() === '' || IS_UNDERSTOOD[format](text.trim());
