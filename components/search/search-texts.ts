import type { Community } from '@/lib/domain/communities';
import type { Service } from '@/lib/domain/speciality';

/** Keys of the messages `SearchPanel`. */
export const SEARCH_TEXTS = [
  'label',
  'all',
  'hint',
  'searching',
  'none',
  'failed',
  'result',
  'results',
  'doctors',
  'products',
  'otherCentres',
  'others',
] as const;

/** The words of the search panel, with the names of services and communities. */
export type SearchTexts = Record<(typeof SEARCH_TEXTS)[number] | Service | Community, string>;
