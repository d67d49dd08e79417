/** In small letters without accents: "Cardiología" as "cardiologia". */
export const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** As a part of an address: plain letters and digits, one hyphen for anything between them. '' for none. */
export const addressPart = (text: string): string =>
  withoutAccents(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
