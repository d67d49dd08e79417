import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import { revalidateTag } from 'next/cache';
import { z } from 'zod';
import { answer, refuse } from '@/lib/http/answers';
import { PURGE_HEADER, purgeSecrets } from '@/lib/http/purges';
import { expirePictures } from '@/lib/pictures/sized-picture';
import { forgetSlugs } from '@/lib/upstream/recent-slugs';
import { ALL_TAGS, TAGS } from '@/lib/upstream/tags';
import { startFreshReads } from '@/lib/upstream/transport';

const Body = z.object({ tags: z.array(z.string().min(1).max(256)).min(1).max(64) });

/** Stands for all tags. */
const EVERY = '*';

/**
 * Expires the data read under these tags at once: the next request renders the page again. Bearer is one of
 * REVALIDATE_SECRET. 404 when no secret is configured, 401 when it is wrong, 422 when the body is not {tags: string[]}.
 */
export async function POST(request: Request): Promise<Response> {
  const secrets = purgeSecrets();
  if (secrets.length === 0) return refuse('not_found');
  const given = request.headers.get('authorization') ?? '';
  if (!secrets.some((secret) => isSame(given, `Bearer ${secret}`))) return refuse('unauthorized');
  const body = Body.safeParse(await request.json().catch(() => null));
  if (!body.success) return refuse('invalid');

  startFreshReads();
  const purge = request.headers.get(PURGE_HEADER) ?? randomUUID();
  const tags = body.data.tags.includes(EVERY) ? ALL_TAGS : body.data.tags;
  await Promise.all(tags.map((tag) => forgetSlugs(tag, purge))); // an absence that was notified is a deletion
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
  if (tags.includes(TAGS.media)) expirePictures();
  return answer(200, { revalidated: tags.length });
}

/** Compares hashes, which have the same length, so that timing and exceptions do not reveal a partial match. */
function isSame(given: string, expected: string): boolean {
  const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(expected));
}
