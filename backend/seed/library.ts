import type { Content } from './compose';
import type { ContentRow } from './tables';
import type { PictureSeed } from './types';

const LISTS = {
  specialities: 'speciality',
  clinics: 'clinic',
  machines: 'machine',
  equipment: 'equipment',
  tags: 'tag',
};
type ListName = keyof typeof LISTS;

/** Looks up what the written lists refer to, and collects the pictures they use. */
export type Library = {
  /** Ids of the records with those keys; `owner` names who asks in the sentence about an unknown one. */
  ids(list: ListName, keys: string[], owner: string): number[];
  /** Id of the media object of a picture, the same for the same picture; null for none. */
  picture(seed: PictureSeed | null | undefined): number | null;
  mediaRows(): ContentRow[];
  /** Throws one sentence per key that nothing has, or that two records share. */
  assertComplete(): void;
};

/** Path of a drawn picture under the media folder and its address. */
export const pictureName = ({ scene, seed }: { scene: string; seed: string }): string => `${scene}-${seed}.jpg`;

/** An empty picture list over the keys of the written lists; a key two records share is remembered as a mistake. */
export function createLibrary(content: Content): Library {
  const mistakes: string[] = [];
  const indexes = new Map<ListName, Map<string, number>>();
  for (const list of Object.keys(LISTS) as ListName[]) {
    const index = new Map<string, number>();
    content[list].forEach((record, position) => {
      const key = 'urlseo' in record ? record.urlseo : record.key;
      if (index.has(key)) mistakes.push(`Two records are the ${LISTS[list]} "${key}".`);
      index.set(key, position + 1);
    });
    indexes.set(list, index);
  }

  const media = new Map<string, ContentRow>();
  return {
    ids: (list, keys, owner) =>
      keys.flatMap((key) => {
        const id = indexes.get(list)?.get(key);
        if (id === undefined) mistakes.push(`"${owner}" names the ${LISTS[list]} "${key}", which does not exist.`);
        return id ?? [];
      }),
    picture: (seed) => {
      if (!seed) return null;
      const name = pictureName(seed);
      if (!/^[a-z0-9-]+\.jpg$/.test(name)) {
        mistakes.push(`The picture seed "${seed.seed}" may have only small letters, digits and hyphens.`);
      }
      const known = media.get(name);
      if (known) return known.id;
      const row = { id: media.size + 1, contentUrl: `/media/${name}`, scene: seed.scene, seed: seed.seed };
      media.set(name, row);
      return row.id;
    },
    mediaRows: () => [...media.values()],
    assertComplete: () => {
      if (mistakes.length > 0) throw new Error(`The demo content cannot be used.\n${mistakes.join('\n')}`);
    },
  };
}
