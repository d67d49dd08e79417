import type { MotifGrid, MotifPath, Tones } from './palette';

/** A well of a microplate: 0 is empty (a ring), 1 faint, 2 half, 3 full. */
export type Well = 0 | 1 | 2 | 3;

const WELL = 0.74;
const HOLE = 0.56;

/**
 * A run of neighbouring wells is one line of zero-length dashes: with round caps each dash is a dot, one unit apart.
 * The line ends .1 late, so that rounding cannot lose its last dot.
 */
function runs(plate: Well[][], isDrawn: (well: Well) => boolean): string {
  let d = '';
  let [x, y] = [0, 0];
  for (const [row, wells] of plate.entries()) {
    for (let start = 0; start < wells.length; start++) {
      if (!wells.slice(start, start + 1).some(isDrawn)) continue;
      const past = wells.findIndex((well, index) => index > start && !isDrawn(well));
      const end = (past === -1 ? wells.length : past) - 1;
      // Relative to the end of the last run: the few moves repeat and so compress best.
      const length = end - start + 0.1;
      d += `m${short(start - x)} ${row - y}h${short(length)}`;
      [x, y] = [start + length, row];
      start = end;
    }
  }
  return d;
}

/** Formats a number with at most one decimal, in the shortest form that SVG allows. */
const short = (value: number): string => String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.');

/** The paths of a plate, in a box of one unit per well whose first well is at 0 0. */
export function platePaths(plate: Well[][], tones: Tones): MotifPath[] {
  const dots = { strokeDasharray: '0 1' };
  return [
    { ...dots, strokeWidth: WELL, stroke: tones.light, d: runs(plate, () => true) },
    { ...dots, strokeWidth: HOLE, stroke: tones.ground, d: runs(plate, (well) => well === 0) },
    { ...dots, strokeWidth: WELL, stroke: tones.mid, d: runs(plate, (well) => well === 2) },
    { ...dots, strokeWidth: WELL, stroke: tones.dark, d: runs(plate, (well) => well === 3) },
  ].filter(({ d }) => d !== '');
}

/** A plate whose wells are fullest round one spot, as a dilution series reads. */
export function wellsPaths({ cols, rows, tones, random }: MotifGrid): MotifPath[] {
  const spot = { x: cols * (0.12 + 0.76 * random()), y: rows * (0.3 + 0.6 * random()) };
  const reach = Math.max(cols * 0.46, rows * 0.5);
  const plate = Array.from({ length: rows }, (_, y) =>
    Array.from({ length: cols }, (_, x): Well => {
      const distance = Math.hypot(x - spot.x, (y - spot.y) * (cols > rows ? 1.5 : 1.15)) / reach;
      const signal = Math.exp(-distance * distance) + (random() - 0.5) * 0.62;
      if (signal > 0.84) return 3;
      if (signal > 0.5) return 2;
      return signal > 0.16 ? 1 : 0;
    }),
  );
  return platePaths(plate, tones);
}
