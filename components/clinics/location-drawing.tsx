import { spainBackground } from '@/components/shared/spain-background';
import type { Coordinates } from '@/lib/domain/clinic';
import { toDrawing } from '@/lib/domain/drawn-map';

type Props = { coordinates: Coordinates; label: string };

const WIDTH = 150;
const HEIGHT = 90;

/** The surroundings of a place on the drawn map of provinces, with a marker on it. */
export function LocationDrawing({ coordinates, label }: Props) {
  const point = toDrawing(coordinates);
  if (!point) return null;
  const { x, y } = point;
  const box = { x: Math.round(x - WIDTH / 2), y: Math.round(y - HEIGHT / 2), width: WIDTH, height: HEIGHT };
  return (
    <svg
      viewBox={Object.values(box).join(' ')}
      role="img"
      aria-label={label}
      className="location-drawing"
      style={spainBackground(box)}
    >
      <path d={`M${x} ${y}l-4.5 -8a5.2 5.2 0 1 1 9 0z`} className="fill-pine-700" />
      <path d={`M${x} ${y - 10.6}h0`} className="stroke-citrus-400" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}
