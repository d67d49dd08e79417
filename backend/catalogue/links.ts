import { RESOURCES, type ResourceName } from './resources';

/** A many-to-many relation: its rows are written with the owner. */
export type Link = {
  owner: ResourceName;
  target: ResourceName;
  table: string;
  ownerColumn: string;
  targetColumn: string;
};

const link = (owner: ResourceName, target: ResourceName): Link => ({
  owner,
  target,
  table: `${RESOURCES[owner].table}_${RESOURCES[target].table}`,
  ownerColumn: `${RESOURCES[owner].table}_id`,
  targetColumn: `${RESOURCES[target].table}_id`,
});

export const LINKS: readonly Link[] = [
  link('centromedicos', 'equipamientos'),
  link('centromedicos', 'especialidads'),
  link('medicos', 'especialidads'),
  link('medicos', 'centromedicos'),
  link('medicos', 'etiquetas'),
  link('equipamientos', 'etiquetas'),
  link('pruebas', 'especialidads'),
  link('pruebas', 'centromedicos'),
  link('productos', 'especialidads'),
  link('productos', 'centromedicos'),
  link('especialidads', 'bloques'),
  link('especialidads', 'banners'),
  link('paginas', 'banners'),
];

/** The link between two resources seen from the first, with the columns in that order; null when there is none. */
export function linkFrom(from: ResourceName, to: ResourceName): { table: string; from: string; to: string } | null {
  for (const { owner, target, table, ownerColumn, targetColumn } of LINKS) {
    if (owner === from && target === to) return { table, from: ownerColumn, to: targetColumn };
    if (owner === to && target === from) return { table, from: targetColumn, to: ownerColumn };
  }
  return null;
}

/** Every to-many relation of a resource: those in the record first, then those that are only sub-resources. */
export const relationsOf = (name: ResourceName): ResourceName[] => [
  ...RESOURCES[name].relations,
  ...(RESOURCES[name].hiddenRelations ?? []),
];
