import 'server-only';
import { BANNERS } from '@clinic/contract/catalogue/banners';
import { type WireBanner, wireBannerSchema } from '@clinic/contract/wire/catalogue';
import type { MediaRef, Picture } from '@/lib/domain/media';
import type { Banner } from '@/lib/domain/page';
import type { Locale } from '@/lib/i18n/locales';
import { describedFields } from '@/lib/upstream/described-fields';
import { idOf, readFirst } from '@/lib/upstream/hydra';
import { pictureOf, textOf } from '@/lib/upstream/mapping';
import { TAGS } from '@/lib/upstream/tags';
import { listPictures } from './media';

const fields = describedFields(BANNERS);
const PICTURES = Object.entries(BANNERS.fields).flatMap(([name, { kind }]) => (kind === 'picture' ? [name] : []));

/** Returns the first banner of a list (pages and specialities show one) with its pictures, or null if there is none. */
export async function readBanner(locale: Locale, path: string): Promise<Banner | null> {
  const wire = await readFirst(path, wireBannerSchema, { locale, tags: [TAGS.banners] });
  return wire && toBanner(wire, locale, await listPictures(locale, picturesOf(wire)));
}

/** The pictures of a banner, at most five, in order, without empty ones. */
function picturesOf(wire: WireBanner): MediaRef[] {
  return PICTURES.map((field) => pictureOf(TAGS.banners, wire, field)).filter((ref) => ref !== null);
}

/** A banner with its available pictures. */
function toBanner(wire: WireBanner, locale: Locale, pictures: Map<MediaRef, Picture>): Banner {
  return {
    ...fields.whole(wire, locale),
    id: idOf(wire) ?? '',
    name: textOf(wire.nombre) ?? '',
    pictures: picturesOf(wire).flatMap((ref) => pictures.get(ref) ?? []),
  };
}
