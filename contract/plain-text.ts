/** Lower case without accents: "Cardiología" becomes "cardiologia". */
export const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** A part of an address: plain letters and digits, with one hyphen for any other characters between them. '' if none remain. */
export const addressPart = (text: string): string =>
  withoutAccents(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
