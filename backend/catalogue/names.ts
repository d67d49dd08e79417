import { telHref } from '@clinic/contract/phone-numbers';
import { escapeHtml } from '#escape-html';

/** What the operator configures and stored texts name as {brand} and {phone}. */
export type GroupNames = { brand: string; phone: string };

/** Puts the names into a stored text. Inside HTML special characters are escaped and the telephone is a link. */
export function withNames(text: string, isHtml: boolean, { brand, phone }: GroupNames): string {
  if (!text.includes('{')) return text;
  const number = isHtml ? linked(phone) : phone;
  return text.replaceAll('{brand}', () => (isHtml ? escapeHtml(brand) : brand)).replaceAll('{phone}', () => number);
}

function linked(phone: string): string {
  const href = telHref(phone);
  return href ? `<a href="${href}">${escapeHtml(phone)}</a>` : escapeHtml(phone);
}
