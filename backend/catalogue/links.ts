import { RESOURCE_NAMES, RESOURCES, type ResourceName } from './resources';

/** A many-to-many relation; its rows are written together with the owner. */
export type Link = {
  owner: ResourceName;
  target: ResourceName;
  table: string;
  ownerColumn: string;
  targetColumn: string;
};

const linkOf = (owner: ResourceName, target: ResourceName): Link => ({
  owner,
  target,
  table: `${RESOURCES[owner].table}_${RESOURCES[target].table}`,
  ownerColumn: `${RESOURCES[owner].table}_id`,
  targetColumn: `${RESOURCES[target].table}_id`,
});

export const LINKS: readonly Link[] = RESOURCE_NAMES.flatMap((owner) =>
  RESOURCES[owner].ownedRelations.map((target) => linkOf(owner, target)),
);

/** Returns the link between two resources, whichever owns it, or null. */
export const linkBetween = (one: ResourceName, other: ResourceName): Link | null =>
  LINKS.find(({ owner, target }) => (owner === one && target === other) || (owner === other && target === one)) ?? null;

/** Returns the link between two resources with its columns as seen from the first, or null. */
export function linkFrom(from: ResourceName, to: ResourceName): { table: string; from: string; to: string } | null {
  const link = linkBetween(from, to);
  if (!link) return null;
  const { table, ownerColumn, targetColumn } = link;
  return link.owner === from
    ? { table, from: ownerColumn, to: targetColumn }
    : { table, from: targetColumn, to: ownerColumn };
}

/**
 * Returns all to-many relations of a resource: those shown in the record first, then those only available as
 * sub-resources.
 */
export const relationsOf = (name: ResourceName): ResourceName[] => [
  ...RESOURCES[name].relations,
  ...RESOURCES[name].hiddenRelations,
];
