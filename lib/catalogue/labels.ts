import 'server-only';
import { EQUIPMENT } from '@clinic/contract/catalogue/machines';
import { type WireMachine, type WireTag, wireMachineSchema, wireTagSchema } from '@clinic/contract/wire/catalogue';
import type { Equipment } from '@/lib/domain/clinic';
import type { Picture, Tag } from '@/lib/domain/media';
import type { Locale } from '@/lib/i18n/locales';
import { optional } from '@/lib/upstream/degrade';
import { describedFields } from '@/lib/upstream/described-fields';
import { idOf, readList, relatedOf } from '@/lib/upstream/hydra';
import { namedOf, photoOf } from '@/lib/upstream/mapping';
import { TAGS } from '@/lib/upstream/tags';
import { listPictures } from './media';

const fields = describedFields(EQUIPMENT);

/** For more labels than this, reading the list of all labels is cheaper than a call for each owner. */
const MANY = 12;

/** A record with labels: the path of the owner's sub-resource, and the relation in its wire form. */
type Owner = { path: string; etiquetas: unknown };

/**
 * The labels of each owner, in order. Embedded ones need no call; more than `many` are joined from the list of all
 * labels when the server has it; otherwise one call per owner. Labels that cannot be read are left out, never thrown.
 */
export async function listLabels(locale: Locale, owners: Owner[], many = MANY): Promise<Tag[][]> {
  const parts = owners.map((owner) => relatedOf(owner.etiquetas));
  const toJoin = parts.flatMap((list) => list ?? []).filter((part) => typeof part === 'string');
  const known = toJoin.length > many ? await readAll(locale) : null;
  return Promise.all(
    owners.map(async (owner, index) => {
      const list = parts[index] ?? null;
      if (list?.length === 0) return [];
      const joined = list?.map((part) => embedded(part) ?? known?.get(idOf(part) ?? ''));
      if (joined?.every((tag) => tag !== undefined)) return joined;
      if (known && joined) return joined.filter((tag) => tag !== undefined);
      return optional(readOf(locale, owner.path), []);
    }),
  );
}

/** The label of each of these parts (records or ids); without a list of all labels, ids are dropped. */
export async function nameLabels(locale: Locale, parts: unknown[]): Promise<Tag[]> {
  const known = parts.some((part) => typeof part === 'string') ? await readAll(locale) : null;
  return parts.flatMap((part) => (typeof part === 'string' ? known?.get(part) : embedded(part)) ?? []);
}

const embedded = (part: unknown): Tag | undefined => {
  const wire = wireTagSchema.safeParse(part);
  return wire.success ? toTags(wire.data)[0] : undefined;
};

const toTags = (wire: WireTag): Tag[] => {
  const tag = namedOf(wire);
  return tag ? [tag] : [];
};

async function readOf(locale: Locale, path: string): Promise<Tag[]> {
  const wires = await readList(path, wireTagSchema, { locale, tags: [TAGS.labels] });
  return wires.flatMap(toTags);
}

/** Null when the server has no list of all labels. */
async function readAll(locale: Locale): Promise<Map<string, Tag> | null> {
  const tags = await readOf(locale, '/api/etiquetas?pagination=false&order[nombre]=asc').catch(() => null);
  return tags && new Map(tags.map((tag) => [tag.id, tag]));
}

/** The machines of a list with their pictures and, for a clinic, their labels. Throws when the list fails. */
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
  return named && { ...fields.whole(wire, locale), picture, tags, ...named };
}
