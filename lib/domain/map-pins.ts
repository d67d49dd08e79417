import type { Coordinates } from './clinic';
import { toDrawing } from './drawn-map';

/** A point of the drawn map: one place, or several too near each other to be told apart. */
export type Pin<T> = { x: number; y: number; members: T[] };
export type PinnedMap<T> = { box: { x: number; y: number; side: number }; pins: Pin<T>[] };

/** Units of the drawing: its narrowest cut, in which a province can be told by the coast, and the whole of it. */
const NARROWEST = 110;
const WIDEST = 600;
/** How near two pins may be, as a part of the width. */
const NEAR = 0.075;
const MARGIN = 1.3;

/**
 * The square of the drawn map that holds all the places, and their pins in the order received; places without coordinates,
 * or outside of the drawing, have none. Null when no place has one.
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
