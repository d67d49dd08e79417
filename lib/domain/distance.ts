import { distanceKm } from '@clinic/contract/coordinates';
import type { Coordinates } from './described-fields';

/** Nearest first, each with its distance; places without coordinates (null) last, in the order received. */
export function byDistance<T extends { coordinates: Coordinates | null }>(
  places: T[],
  position: Coordinates,
): { place: T; km: number | null }[] {
  return places
    .map((place) => ({ place, km: place.coordinates && distanceKm(position, place.coordinates) }))
    .sort((a, b) => (a.km ?? Number.POSITIVE_INFINITY) - (b.km ?? Number.POSITIVE_INFINITY) || 0);
}

/** Returns a distance in words, such as "3,2 km". */
export const writtenDistance = (locale: string, km: number): string =>
  new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'kilometer',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(km);
