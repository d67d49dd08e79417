type Coordinates = { latitude: number; longitude: number };

const EARTH_RADIUS_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Degrees from "39.46,-0.37", with or without a leading '@' and a trailing zoom; null when unreadable. */
export function parseCoordinates(text: string | null | undefined): Coordinates | null {
  const [, north, east] = /(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)/.exec(text ?? '') ?? [];
  if (north === undefined || east === undefined) return null;
  const latitude = Number(north);
  const longitude = Number(east);
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

/** Kilometres as the crow flies (haversine). */
export function distanceKm(from: Coordinates, to: Coordinates): number {
  const across = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2;
  const along = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const chord = across + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * along;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}
