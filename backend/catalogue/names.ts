import { telHref } from '@clinic/contract/phone-numbers';
import type { Querier } from '#store/db';
import { escapeHtml } from '#text';
import type { ContentLocale } from './locale';

/** Names set by the operator; stored texts refer to them as {brand} and {phone}. */
export type GroupNames = { brand: string; phone: string };

/**
 * Inserts the names into a stored text. In HTML, special characters are escaped and the telephone number becomes a
 * link.
 */
export function withNames(text: string, isHtml: boolean, { brand, phone }: GroupNames): string {
  if (!text.includes('{')) return text;
  const number = isHtml ? linked(phone) : phone;
  return text.replaceAll('{brand}', () => (isHtml ? escapeHtml(brand) : brand)).replaceAll('{phone}', () => number);
}

function linked(phone: string): string {
  const href = telHref(phone);
  return href ? `<a href="${href}">${escapeHtml(phone)}</a>` : escapeHtml(phone);
}

export type Texts = Partial<Record<ContentLocale, string>>;

/** A clinic as mails name it; `email` is its mailbox or null. */
export type Clinic = { names: Texts; email: string | null; address: string | null; phone: string | null };

/** Returns null when the catalogue has no such clinic. */
export async function readClinic(q: Querier, id: number): Promise<Clinic | null> {
  const [clinic] = await q.query<Clinic>(
    `select texts -> 'nombre' as names, nullif(email, '') as email, direccion as address, telefono as phone
     from centromedico where id = $1`,
    [id],
  );
  return clinic ?? null;
}

/** Returns the text in the language, or else in Spanish, or null. */
export const inLocale = (texts: Texts, locale: ContentLocale): string | null => texts[locale] || texts.es || null;
