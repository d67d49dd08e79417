import 'server-only';
import { hrefOf } from '@clinic/contract/web-links';
import { type WireBanner, wireBannerSchema } from '@clinic/contract/wire/catalogue';
import type { MediaRef, Picture } from '@/lib/domain/media';
import type { Banner } from '@/lib/domain/page';
import type { Locale } from '@/lib/i18n/locales';
import { idOf, readFirst } from '@/lib/upstream/hydra';
import { htmlOf, photoOf, pictureOf, textOf } from '@/lib/upstream/mapping';
import { TAGS } from '@/lib/upstream/tags';
import { listPictures } from './media';

/** Returns the first banner of a list (pages and specialities show one) with its pictures, or null if there is none. */
export async function readBanner(locale: Locale, path: string): Promise<Banner | null> {
  const wire = await readFirst(path, wireBannerSchema, { locale, tags: [TAGS.banners] });
  return wire && toBanner(wire, locale, await listPictures(locale, picturesOf(wire)));
}

/** The up to five pictures of a banner, in order, without empty ones. */
function picturesOf(wire: WireBanner): MediaRef[] {
  const fields = ['fotografia2', 'fotografia3', 'fotografia4', 'fotografia5'] as const;
  const others = fields.map((field) => pictureOf(TAGS.banners, wire, field));
  return [photoOf(TAGS.banners, wire), ...others].filter((ref) => ref !== null);
}

/** A banner with its available pictures. */
function toBanner(wire: WireBanner, locale: Locale, pictures: Map<MediaRef, Picture>): Banner {
  return {
    id: idOf(wire) ?? '',
    name: textOf(wire.nombre) ?? '',
    description: htmlOf(wire.descripcion, locale),
    slogan: textOf(wire.textocabecera),
    href: hrefOf(wire.linkcabecera),
    pictures: picturesOf(wire).flatMap((ref) => pictures.get(ref) ?? []),
  };
}
