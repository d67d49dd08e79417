import type { ContentLocale } from '#catalogue/locale';
import type { Querier } from '#store/db';

export type Texts = Partial<Record<ContentLocale, string>>;

/** What mails say of a clinic; `email` is its mailbox, null without one. */
export type Clinic = { names: Texts; email: string | null; address: string | null; phone: string | null };

/** Null when the catalogue has no such clinic. */
export async function readClinic(q: Querier, id: number): Promise<Clinic | null> {
  const [clinic] = await q.query<Clinic>(
    `select nombre as names, nullif(email, '') as email, direccion as address, telefono as phone
     from centromedico where id = $1`,
    [id],
  );
  return clinic ?? null;
}

/** Spanish where the language has no text; null when there is none at all. */
export const inLocale = (texts: Texts, locale: ContentLocale): string | null => texts[locale] || texts.es || null;
