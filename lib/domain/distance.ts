import type { Coordinates } from './clinic';

const EARTH_RADIUS_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres as the crow flies (haversine). */
export function distanceKm(from: Coordinates, to: Coordinates): number {
  const across = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2;
  const along = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const chord = across + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * along;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Nearest first, each with its distance; places without coordinates (null) last, in the order received. */
export function byDistance<T extends { coordinates: Coordinates | null }>(
  places: T[],
  position: Coordinates,
): { place: T; km: number | null }[] {
  return places
    .map((place) => ({ place, km: place.coordinates && distanceKm(position, place.coordinates) }))
    .sort((a, b) => (a.km ?? Number.POSITIVE_INFINITY) - (b.km ?? Number.POSITIVE_INFINITY) || 0);
}
