import { readAngles } from './angles';
import { type Coordinates, distanceKm } from './coordinates';
import { isMapAddress, positionsInAddress } from './map-addresses';
import points from './province-points.json' with { type: 'json' };
import { provinceKey } from './provinces';

/** Farther from its province a position is treated as a typing error. */
const FARTHEST_KM = 150;

/** Points of each province, by its key: each of its towns is near one of them. */
const POINTS = new Map<string, number[][]>(Object.entries(points));

/**
 * Degrees from a text that is read completely: "39.46,-0.37" with or without '@' and zoom, decimal commas, labels,
 * letters, minutes, or the address of a map. Longitude first is understood where only that is in Spain or Portugal.
 */
export function parseCoordinates(text: string | null | undefined): Coordinates | null {
  if (!text) return null;
  const texts = isMapAddress(text) ? positionsInAddress(text) : [text];
  for (const one of texts) {
    const found = coordinatesIn(one);
    if (found) return found;
  }
  return null;
}

function coordinatesIn(text: string): Coordinates | null {
  const [first, second] = readAngles(text) ?? [];
  if (!first || !second || (first.axis !== null && first.axis === second.axis)) return null;
  const isReversed = first.axis === 'longitude' || second.axis === 'latitude';
  const [north, east] = isReversed ? [second, first] : [first, second];
  // Letters replace signs, so that one without a letter is incomplete; minutes without a direction are east or west.
  if (first.hasLetter !== second.hasLetter) return null;
  if ((first.hasMinutes || second.hasMinutes) && !east.isDirected) return null;
  const read = { latitude: north.degrees, longitude: east.degrees };
  const swapped = { latitude: east.degrees, longitude: north.degrees };
  const isUnlabelled = first.axis === null && second.axis === null;
  const meant = isUnlabelled && !isOfPeninsula(read) && isOfPeninsula(swapped) ? swapped : read;
  return Math.abs(meant.latitude) <= 90 && Math.abs(meant.longitude) <= 180 ? meant : null;
}

/** True in a rectangle around Spain and Portugal with their islands; with both numbers swapped no point is in it. */
const isOfPeninsula = ({ latitude, longitude }: Coordinates): boolean =>
  latitude > 27 && latitude < 44 && longitude > -32 && longitude < 5;

/** True for a position at most 150 km from its province, or from any of Spain or Portugal when that is unknown. */
export function isNearProvince(coordinates: Coordinates, province: string): boolean {
  const near = POINTS.get(provinceKey(province)) ?? [...POINTS.values()].flat();
  return near.some(([latitude = 0, longitude = 0]) => distanceKm(coordinates, { latitude, longitude }) <= FARTHEST_KM);
}

/** The position of a record in a province, by its slug; null if it is not understood or too far from the province. */
export function positionOf(text: string | null | undefined, province: string | null): Coordinates | null {
  const coordinates = parseCoordinates(text);
  return coordinates && isNearProvince(coordinates, province ?? '') ? coordinates : null;
}
