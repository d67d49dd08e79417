import { type FieldFormat, isUnderstood } from '../field-formats';
import { positionOf } from '../positions';
import { BANNERS } from './banners';
import { CLINICS } from './clinics';
import { CONFIGURATION } from './configuration';
import { DOCTORS } from './doctors';
import type { Description } from './field';
import { LABELS } from './labels';
import { BLOCKS, EQUIPMENT } from './machines';
import { MEDIA } from './media';
import { PAGES } from './pages';
import { POSTS } from './posts';
import { PRODUCTS } from './products';
import { SPECIALITIES } from './specialities';
import { TESTS } from './tests';

/** Every resource that editors write, in the order of the desk. */
export const CATALOGUE = {
  centromedicos: CLINICS,
  especialidads: SPECIALITIES,
  medicos: DOCTORS,
  pruebas: TESTS,
  productos: PRODUCTS,
  paginas: PAGES,
  posts: POSTS,
  equipamientos: EQUIPMENT,
  bloques: BLOCKS,
  banners: BANNERS,
  media_objects: MEDIA,
  etiquetas: LABELS,
  configuracions: CONFIGURATION,
} as const satisfies Record<string, Description>;

export type ListName = keyof typeof CATALOGUE;

/** Returns the description of a resource, or null for an unknown name. */
export const descriptionOf = (name: string): Description | null =>
  Object.hasOwn(CATALOGUE, name) ? CATALOGUE[name as ListName] : null;

/** The format of a field of a list; null for free text, other values and unknown fields. */
export function formatOf(list: string, field: string): FieldFormat | null {
  const found = descriptionOf(list)?.fields[field];
  return (found && 'format' in found && found.format) || null;
}

/**
 * The format of a field with an invalid value, 'placeFar' for a position far from the province of `record`; null for
 * every other field.
 */
export function misunderstood(
  list: string,
  field: string,
  value: unknown,
  record: Readonly<Record<string, unknown>> = {},
): FieldFormat | 'placeFar' | null {
  const format = formatOf(list, field);
  if (!format || typeof value !== 'string' || value.trim() === '') return null;
  if (!isUnderstood(format, value)) return format;
  const { region } = record;
  return format === 'place' && !positionOf(value, typeof region === 'string' ? region : null) ? 'placeFar' : null;
}
