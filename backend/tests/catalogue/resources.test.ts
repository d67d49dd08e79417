import { expect, it } from 'vitest';
import { RESOURCE_NAMES, RESOURCES } from '#catalogue/resources';

it('a resource comes after those that its records refer to', () => {
  for (const name of RESOURCE_NAMES) {
    const { pictures, ownedRelations } = RESOURCES[name];
    const targets = [...ownedRelations, ...(pictures.length > 0 ? (['media_objects'] as const) : [])];
    const later = RESOURCE_NAMES.slice(RESOURCE_NAMES.indexOf(name));
    expect(targets.filter((target) => later.includes(target))).toEqual([]);
  }
});
