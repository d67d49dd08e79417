import 'server-only';
import { type WireMachine, wireMachineSchema } from '@clinic/contract/wire/catalogue';
import type { Equipment } from '@/lib/domain/clinic';
import type { Picture, Tag } from '@/lib/domain/media';
import type { Locale } from '@/lib/i18n/locales';
import { idOf, readList } from '@/lib/upstream/hydra';
import { htmlOf, namedOf, photoOf } from '@/lib/upstream/mapping';
import { TAGS } from '@/lib/upstream/tags';
import { listLabels } from './labels';
import { listPictures } from './media';

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
  const refs = wires.map((wire) => photoOf(resource, wire));
  const [pictures, labels] = await Promise.all([listPictures(locale, refs), listLabels(locale, owners)]);
  return wires.flatMap((wire, index) => {
    const ref = refs[index];
    return toEquipment(wire, locale, (ref && pictures.get(ref)) ?? null, labels[index] ?? []) ?? [];
  });
}

function toEquipment(wire: WireMachine, locale: Locale, picture: Picture | null, tags: Tag[]): Equipment | null {
  const named = namedOf(wire);
  return named && { ...named, description: htmlOf(wire.descripcion, locale), picture, tags };
}
