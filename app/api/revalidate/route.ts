import { createHash, timingSafeEqual } from 'node:crypto';
import { revalidateTag } from 'next/cache';
import { z } from 'zod';
import { forgetKnown } from '@/lib/api/known-slugs';
import { expirePictures } from '@/lib/api/sized-picture';
import { TAGS } from '@/lib/api/tags';
import { env } from '@/lib/env';

const Body = z.object({ tags: z.array(z.string().min(1).max(256)).min(1).max(64) });

/**
 * Expires what was read under these tags, at once: the next request renders anew. Bearer REVALIDATE_SECRET.
 * 404 when no secret is configured, 401 when it is wrong, 422 when the body is not {tags: string[]}.
 */
export async function POST(request: Request): Promise<Response> {
  const { REVALIDATE_SECRET } = env();
  if (!REVALIDATE_SECRET) return answer(404, { error: 'not_found' });
  if (!isSame(request.headers.get('authorization') ?? '', `Bearer ${REVALIDATE_SECRET}`)) {
    return answer(401, { error: 'unauthorized' });
  }
  const body = Body.safeParse(await request.json().catch(() => null));
  if (!body.success) return answer(422, { error: 'invalid' });

  for (const tag of body.data.tags) {
    forgetKnown(tag); // announced, an absence is a deletion and no accident
    revalidateTag(tag, { expire: 0 });
  }
  if (body.data.tags.includes(TAGS.media)) expirePictures();
  return answer(200, { revalidated: body.data.tags.length });
}

const answer = (status: number, body: object): Response =>
  Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });

/** Compares hashes, which have one length, so that neither the time nor an exception tells how much was right. */
function isSame(given: string, expected: string): boolean {
  const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(expected));
}
