import 'server-only';
import { wireMediaSchema } from '@clinic/contract/wire/catalogue';
import { cache } from 'react';
import type { MediaRef, Picture } from '@/lib/domain/media';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { apiBase, pictureUrl } from '@/lib/upstream/addresses';
import { readApi } from '@/lib/upstream/client';
import { optional } from '@/lib/upstream/degrade';
import { orNull } from '@/lib/upstream/errors';
import { idOf, readList } from '@/lib/upstream/hydra';
import { TAGS } from '@/lib/upstream/tags';

/** Of more pictures than this one list is cheaper than a call for each. */
const MANY = 12;
const LIST_PAGES = 4;

const picture = (url: string | null): Picture | null => (url ? { url, width: null, height: null } : null);
const isResolved = (ref: MediaRef): boolean => !ref.startsWith('/api/');

/** Null when the record has no picture or the upstream knows none (404, or a body without address). Throws otherwise. */
export async function getPicture(ref: MediaRef | null): Promise<Picture | null> {
  if (!ref) return null;
  return isResolved(ref) ? picture(ref) : readPicture(ref);
}

const readPicture = cache(async (ref: MediaRef): Promise<Picture | null> => {
  const body = await readApi(ref, { tags: [TAGS.media] }).catch(orNull);
  const wire = wireMediaSchema.safeParse(body);
  return wire.success ? picture(pictureUrl(wire.data.contentUrl, apiBase())) : null;
});

/**
 * Pictures by reference; a reference without picture is not in the map. More than `many` are read as one list when the
 * server has it, the rest one by one. A picture that cannot be read is left out, never thrown.
 */
export async function listPictures(refs: (MediaRef | null)[], many = MANY): Promise<Map<MediaRef, Picture>> {
  const wanted = [...new Set(refs.filter((ref) => ref !== null))];
  const unresolved = wanted.filter((ref) => !isResolved(ref));
  const listed = unresolved.length > many ? await readAll() : new Map<string, Picture>();
  const found = await Promise.all(
    wanted.map(async (ref) => {
      const known = ref.startsWith('/api/media_objects/') ? listed.get(idOf(ref) ?? '') : undefined;
      return [ref, known ?? (await optional(getPicture(ref), null))] as const;
    }),
  );
  return new Map(found.flatMap(([ref, value]) => (value ? [[ref, value] as const] : [])));
}

/** Every picture by id; empty when the server has no such list. */
const readAll = cache(async (): Promise<Map<string, Picture>> => {
  const options = { locale: DEFAULT_LOCALE, tags: [TAGS.media], maxPages: LIST_PAGES };
  const list = await readList('/api/media_objects?pagination=false', wireMediaSchema, options).catch(() => []);
  const entries = list.flatMap((wire) => {
    const id = idOf(wire);
    const value = picture(pictureUrl(wire.contentUrl, apiBase()));
    return id && value ? [[id, value] as const] : [];
  });
  return new Map(entries);
});
