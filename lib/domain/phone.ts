import { DEFAULT_NUMBER, DEFAULT_PHONE } from '@clinic/contract/group-phones';
import type { PhonePart } from '@clinic/contract/phone-numbers';

export type { Chat, PhonePart } from '@clinic/contract/phone-numbers';

/** The public telephone in its display format (PUBLIC_PHONE, else the group's), for pages and scripts. */
export const publicPhone = (): string => configured().text;

/** The public telephone as the parts of a link: the browser, which has no parser, reads both off the document. */
export const publicPhoneParts = (): PhonePart[] => [configured()];

/** `tel:` address of the first number of a telephone, or null. */
export function telOf(phone: PhonePart[]): string | null {
  const number = phone.find((part) => part.number)?.number;
  return number ? `tel:${number}` : null;
}

/** The whole text of a telephone, verbatim. */
export const writtenPhone = (phone: PhonePart[]): string => phone.map(({ text }) => text).join('');

function configured(): PhonePart {
  const { phone, tel = null } = typeof document === 'undefined' ? environment() : document.documentElement.dataset;
  return phone ? { text: phone, number: tel } : { text: DEFAULT_PHONE, number: DEFAULT_NUMBER };
}

// Accessed through globalThis, so that no polyfill of process is sent to the browser.
function environment(): { phone?: string | undefined; tel?: string | undefined } {
  const { process } = globalThis as { process?: { env: Record<string, string | undefined> } };
  return { phone: process?.env.PUBLIC_PHONE?.trim(), tel: process?.env.PUBLIC_PHONE_NUMBER };
}
