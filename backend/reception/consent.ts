import { CONSENT_PARTS, type ConsentPart } from '@clinic/contract/consents/consent-text';
import { acceptedConsent } from '@clinic/contract/consents/versions';
import type { Querier } from '#store/db';

/** How a patient consented. */
export type DeskConsent = {
  /** Of the text; null for a consultation, which has none. */
  version: string | null;
  hash: string | null;
  /** The text as it was shown or read out, by parts; null for one that is not ours. */
  text: { language: string; parts: { part: ConsentPart; paragraphs: string[] }[] } | null;
  /** Who of the staff asked by telephone; null for a consent given on the web. */
  askedBy: string | null;
};

/** The consent of what is stored of a patient; null when none was named. */
export async function readConsent(q: Querier, patient: Record<string, unknown>): Promise<DeskConsent | null> {
  const [version, hash, actor] = ['consentimientoversion', 'consentimientohash', 'consentimientopor'].map((name) =>
    typeof patient[name] === 'string' ? patient[name] : null,
  );
  if (!hash && !actor) return null;
  const shown = hash ? acceptedConsent(hash) : null;
  const parts = shown?.text
    ? CONSENT_PARTS.flatMap((part) => (shown.text[part] ? [{ part, paragraphs: shown.text[part] }] : []))
    : [];
  return {
    ...{ version: version ?? null, hash: hash ?? null },
    text: shown && { language: shown.language, parts },
    askedBy: actor ? await nameOf(q, actor) : null,
  };
}

async function nameOf(q: Querier, actor: string): Promise<string> {
  const [found] = await q.query<{ name: string }>(`select name from staff where 'staff ' || id = $1`, [actor]);
  return found?.name ?? actor;
}
