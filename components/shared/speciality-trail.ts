import type { Speciality } from '@/lib/domain/speciality';

/**
 * The breadcrumbs above a page of a speciality's test or product: the list of all of these, and the speciality, which
 * leads to its page where it has one.
 */
export function specialityTrail(
  all: { name: string; path: string },
  speciality: Speciality | undefined,
): { name: string; path: string | null }[] {
  if (!speciality) return [all];
  const { name, slug, hasPage } = speciality;
  return [all, { name, path: hasPage ? `/especialidades/${slug}` : null }];
}
