import { recordPath } from '@/lib/domain/record-path';
import type { Speciality } from '@/lib/domain/speciality';

/**
 * Breadcrumbs of a test or product: the list of all tests or products, and the speciality, with a link if it has a
 * page.
 */
export function specialityTrail(
  all: { name: string; path: string },
  speciality: Speciality | undefined,
): { name: string; path: string | null }[] {
  if (!speciality) return [all];
  return [all, { name: speciality.name, path: recordPath('especialidades', speciality) }];
}
