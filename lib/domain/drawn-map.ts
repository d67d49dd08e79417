import type { Coordinates } from './clinic';

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
