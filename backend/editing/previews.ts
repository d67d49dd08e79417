import { createHash, randomBytes } from 'node:crypto';
import { pageOfRecord } from '@clinic/contract/record-addresses';
import type { ContentLocale } from '#catalogue/locale';
import type { Db, Querier } from '#store/db';
import { type Draft, listOf, readDraft, withDraft } from './drafts';

/** Header by which the site requests the catalogue with a draft applied. */
export const PREVIEW_HEADER = 'x-vista-previa';

const PREVIEW_HOURS = 24;
const TOKEN_BYTES = 32;

/** This kind of record has no page (409). */
export class NoPage extends Error {}

/** A link that shows a draft on its page: the token, the path with language prefix, and the expiry (ISO). */
export type PreviewLink = { token: string; path: string; expiresAt: string };

/** Creates a link to the page of a draft. Throws UnknownRecord, NoPage, and the errors of a write. */
export async function addPreview(db: Db, id: number, locale: ContentLocale): Promise<PreviewLink> {
  const draft = await readDraft(db, id);
  const path = await withDraft(db, draft, async (_, row) => {
    const { name, slug } = listOf(draft.list);
    return pageOfRecord(name, { id: row.id, slug: String(row[slug ?? '']) });
  });
  if (path === null) throw new NoPage();
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const inLanguage = locale === 'es' ? path : `/${locale}${path === '/' ? '' : path}`;
  await db.query('delete from catalogue_preview where expires_at < now()');
  const [row] = await db.query<{ expires: Date | string }>(
    `insert into catalogue_preview (token_hash, draft_id, path, expires_at)
     values ($1, $2, $3, now() + interval '${PREVIEW_HOURS} hours') returning expires_at as expires`,
    [hashOf(token), id, inLanguage],
  );
  return { token, path: inLanguage, expiresAt: new Date(row?.expires ?? Number.NaN).toISOString() };
}

export type Preview = { draft: Draft; path: string; expiresAt: string };

/** Returns the preview for a token, or null if the token is unknown or expired or the draft no longer exists. */
export async function findPreview(q: Querier, token: string): Promise<Preview | null> {
  const [row] = await q.query<{ id: number; path: string; expires: Date | string }>(
    `select draft_id as id, path, expires_at as expires from catalogue_preview where token_hash = $1 and expires_at > now()`,
    [hashOf(token)],
  );
  if (!row) return null;
  return { draft: await readDraft(q, row.id), path: row.path, expiresAt: new Date(row.expires).toISOString() };
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
