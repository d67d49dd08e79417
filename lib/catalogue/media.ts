import 'server-only';
import { type WireMedia, wireMediaSchema } from '@clinic/contract/wire/catalogue';
import { cache } from 'react';
import type { MediaRef, Picture } from '@/lib/domain/media';
import type { Locale } from '@/lib/i18n/locales';
import { unlessAbsent } from '@/lib/upstream/absences';
import { apiBase, pictureUrl } from '@/lib/upstream/addresses';
import { readApi } from '@/lib/upstream/client';
import { optional } from '@/lib/upstream/degrade';
import { orNull } from '@/lib/upstream/errors';
import { idOf, readList } from '@/lib/upstream/hydra';
import { textOf } from '@/lib/upstream/mapping';
import { TAGS } from '@/lib/upstream/tags';

/** For more pictures than this, reading one list is cheaper than a call for each. */
const MANY = 12;
const LIST_PAGES = 4;
/**
 * Maximum number of records of one list whose pictures are requested: eight concurrent calls of 200 ms each finish them
 * within the time a page waits. Further records are shown without pictures.
 */
const MAX_REQUESTS = 120;

const isResolved = (ref: MediaRef): boolean => !ref.startsWith('/api/');
const isListed = (ref: MediaRef): boolean => ref.startsWith('/api/media_objects/');

/** Null if the record has no picture or the upstream has none (404, or a body without address). Throws otherwise. */
export async function getPicture(locale: Locale, ref: MediaRef | null): Promise<Picture | null> {
  if (!ref) return null;
  return isResolved(ref) ? { ...BARE, url: ref } : readPicture(locale, ref);
}

const BARE = { width: null, height: null, alt: null, focus: null } as const;

const readPicture = cache(async (locale: Locale, ref: MediaRef): Promise<Picture | null> => {
  const read = async (tags: string[]) => {
    const wire = wireMediaSchema.safeParse(await readApi(ref, { locale, tags }).catch(orNull));
    return wire.success ? toPicture(wire.data) : null;
  };
  if (isListed(ref)) return read([TAGS.media]);
  // The picture '/api/pruebas/7/fotografia' also changes with its record.
  const [, , owner = ''] = ref.split('/');
  const tags = [TAGS.media, owner];
  return unlessAbsent(ref, tags, () => read(tags));
});

function toPicture({ contentUrl, alternativo, foco }: WireMedia): Picture | null {
  const url = pictureUrl(contentUrl, apiBase());
  return url ? { ...BARE, url, alt: textOf(alternativo), focus: foco } : null;
}

/**
 * Pictures by reference; a reference without picture is not in the map. More than `many` are read as one list when the
 * server has it, the rest one by one, the first 120 at most of those at a path of their record. A picture that cannot
 * be read is left out, never thrown.
 */
export async function listPictures(
  locale: Locale,
  refs: (MediaRef | null)[],
  many = MANY,
): Promise<Map<MediaRef, Picture>> {
  const every = [...new Set(refs.filter((ref) => ref !== null))];
  const asked = new Set(every.filter((ref) => !isResolved(ref) && !isListed(ref)).slice(0, MAX_REQUESTS));
  const wanted = every.filter((ref) => isResolved(ref) || isListed(ref) || asked.has(ref));
  const listed = wanted.filter(isListed).length > many ? await readAll(locale) : new Map<string, Picture>();
  const found = await Promise.all(
    wanted.map(async (ref) => {
      const known = isListed(ref) ? listed.get(idOf(ref) ?? '') : undefined;
      return [ref, known ?? (await optional(getPicture(locale, ref), null))] as const;
    }),
  );
  return new Map(found.flatMap(([ref, value]) => (value ? [[ref, value] as const] : [])));
}

/** Every picture by id; empty when the server has no such list. */
const readAll = cache(async (locale: Locale): Promise<Map<string, Picture>> => {
  const options = { locale, tags: [TAGS.media], maxPages: LIST_PAGES };
  const list = await readList('/api/media_objects?pagination=false', wireMediaSchema, options).catch(() => []);
  const entries = list.flatMap((wire) => {
    const id = idOf(wire);
    const value = toPicture(wire);
    return id && value ? [[id, value] as const] : [];
  });
  return new Map(entries);
});
