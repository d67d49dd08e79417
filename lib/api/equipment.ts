import 'server-only';
import { type WireMachine, wireMachineSchema } from '@/lib/contract/catalogue';
import type { Equipment } from '@/lib/domain/clinic';
import type { MediaRef, Picture, Tag } from '@/lib/domain/media';
import type { Locale } from '@/lib/i18n/locales';
import { idOf, readList } from './hydra';
import { listLabels } from './labels';
import { firstOf, htmlOf, mediaRefOf, namedOf } from './mapping';
import { listPictures } from './media';
import { TAGS } from './tags';

const pictureOf = (wire: WireMachine): MediaRef | null =>
  mediaRefOf(firstOf(wire.fotografia, wire.photo, wire.photograph));

/** The machines of a list with their pictures and, for those of a clinic, their labels. Throws when the list fails. */
export async function listMachinesAt(
  locale: Locale,
  path: string,
  resource: typeof TAGS.equipment | typeof TAGS.machines,
): Promise<Equipment[]> {
  const wires = await readList(path, wireMachineSchema, { locale, tags: [resource] });
  const owners = wires.map((wire) => ({
    path: `/api/equipamientos/${idOf(wire)}/etiquetas?pagination=false`,
    etiquetas: resource === TAGS.equipment ? wire.etiquetas : (wire.etiquetas ?? []), // a bloque has no such path
  }));
  const [pictures, labels] = await Promise.all([listPictures(wires.map(pictureOf)), listLabels(locale, owners)]);
  return wires.flatMap((wire, index) => toEquipment(wire, locale, pictures, labels[index] ?? []) ?? []);
}

/** Null for a record without identity or name. */
export function toEquipment(
  wire: WireMachine,
  locale: Locale,
  pictures: Map<MediaRef, Picture>,
  tags: Tag[],
): Equipment | null {
  const named = namedOf(wire);
  const ref = pictureOf(wire);
  if (!named) return null;
  return {
    ...named,
    description: htmlOf(wire.descripcion, locale),
    picture: (ref && pictures.get(ref)) ?? null,
    tags,
  };
}
