import type { Coordinates } from './described-fields';

/**
 * The projection the drawn map of Spain was made with (conic conformal), its constants found by fitting four capes of
 * the coast line; the provinces' centres then fall within 4 units of the drawing (about 6 km).
 */
const SCALE = 3556.8;
const ORIGIN = { x: 286.4, y: -4643.6 };
const CENTRAL_MERIDIAN = -3.865;
const PARALLEL = 34.066;

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const CONE = Math.sin(radians(PARALLEL));
const halfColatitudeTangent = (latitude: number) => Math.tan(Math.PI / 4 + radians(latitude) / 2);

/** Units of the drawing (viewBox of the province map, 720 by 600). Null outside the mainland and the Balearics. */
export function toDrawing({ latitude, longitude }: Coordinates): { x: number; y: number } | null {
  if (latitude < 35.5 || latitude > 44 || longitude < -9.6 || longitude > 4.6) return null;
  const radius =
    ((halfColatitudeTangent(PARALLEL) / halfColatitudeTangent(latitude)) ** CONE * Math.cos(radians(PARALLEL))) / CONE;
  const angle = CONE * radians(longitude - CENTRAL_MERIDIAN);
  const rounded = (value: number) => Math.round(value * 10) / 10;
  return {
    x: rounded(ORIGIN.x + SCALE * radius * Math.sin(angle)),
    y: rounded(ORIGIN.y + SCALE * radius * Math.cos(angle)),
  };
}

/** A point of the drawn map: one place, or several too close to distinguish. */
export type Pin<T> = { x: number; y: number; members: T[] };
export type PinnedMap<T> = { box: { x: number; y: number; side: number }; pins: Pin<T>[] };

/** Units of the drawing: its narrowest cut, in which a province can be told by the coast, and the whole of it. */
const NARROWEST = 110;
const WIDEST = 600;
/** Minimum distance of two pins, as a part of the width. */
const NEAR = 0.075;
const MARGIN = 1.3;

/**
 * The square of the drawn map that holds all the places, and their pins in the order received; places without
 * coordinates, or outside of the drawing, have none. Null when no place has one.
 */
export function pinnedMap<T extends { coordinates: Coordinates | null }>(places: T[]): PinnedMap<T> | null {
  const points = places.flatMap((place) => {
    const point = place.coordinates && toDrawing(place.coordinates);
    return point ? [{ ...point, place }] : [];
  });
  if (points.length === 0) return null;
  const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))];
  const side = Math.min(WIDEST, Math.max(NARROWEST, MARGIN * Math.max(right - left, bottom - top)));
  const rounded = (value: number) => Math.round(value * 10) / 10;
  const box = { x: rounded((left + right - side) / 2), y: rounded((top + bottom - side) / 2), side: rounded(side) };
  const pins: Pin<T>[] = [];
  for (const { x, y, place } of points) {
    const near = pins.find((pin) => Math.hypot(pin.x - x, pin.y - y) < side * NEAR);
    if (near) near.members.push(place);
    else pins.push({ x, y, members: [place] });
  }
  return { box, pins };
}
