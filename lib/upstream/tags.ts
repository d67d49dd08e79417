import 'server-only';
import { CATALOGUE, type ListName } from '@clinic/contract/catalogue/catalogue';

/**
 * Tags of the data cache, for POST /api/revalidate: the wire name of a resource marks every read of it, and
 * `name:slug` the read of one record by its slug (`posts:slug` for the blog).
 */
export const TAGS = {
  clinics: 'centromedicos',
  specialities: 'especialidads',
  doctors: 'medicos',
  tests: 'pruebas',
  products: 'productos',
  pages: 'paginas',
  banners: 'banners',
  equipment: 'equipamientos',
  machines: 'bloques',
  labels: 'etiquetas',
  media: 'media_objects',
  configuration: 'configuracions',
  posts: 'posts',
} as const satisfies Record<string, ListName>;

/** The tags of every resource. */
export const ALL_TAGS = Object.keys(CATALOGUE);

/** The tags of one record read by its slug. Next refuses tags over 256 characters. */
export const slugTags = (resource: string, slug: string): string[] => [resource, `${resource}:${slug}`.slice(0, 256)];
