import { type MotifGrid, type MotifPath, short } from './palette';

const FLAT = 0.84;

/** Tomographic arcs round an off-centre focus; one unit is a twelfth of a grid cell. */
export function slicesPaths({ cols, rows, tones, random }: MotifGrid): MotifPath[] {
  const width = cols * 12;
  const height = rows * 12;
  const focus = { x: Math.round(width * (0.28 + 0.44 * random())), y: Math.round(height * (0.38 + 0.4 * random())) };
  const far = Math.max(focus.x, width - focus.x, focus.y / FLAT, (height - focus.y) / FLAT);
  const step = Math.max(9, Math.round(far / 10));

  const point = (radius: number, angle: number) =>
    `${short(focus.x + radius * Math.cos(angle))} ${short(focus.y + radius * FLAT * Math.sin(angle))}`;
  const arc = (radius: number, from: number, sweep: number) =>
    `M${point(radius, from)}A${radius} ${short(radius * FLAT)} 0 ${sweep > Math.PI ? 1 : 0} 1 ${point(radius, from + sweep)}`;

  let thin = '';
  let mid = '';
  let dark = '';
  for (let radius = step; radius < far * 1.12; radius += step) {
    const ring = `${radius} ${short(radius * FLAT)} 0 1 1`;
    thin += `M${focus.x - radius} ${focus.y}a${ring} ${2 * radius} 0a${ring}-${2 * radius} 0`;
    const from = random() * 6.28;
    const sweep = 0.9 + random() * 2;
    if (random() < 0.3) {
      dark += arc(radius, from, sweep);
      if (random() < 0.6) mid += arc(radius, from + sweep + 0.5, 0.7 + random() * 1.6);
    } else {
      mid += arc(radius, from, sweep);
      if (random() < 0.35) dark += arc(radius, from + sweep + 0.6, 0.5 + random());
    }
  }
  return [
    { stroke: tones.light, strokeWidth: 1.2, d: thin },
    { stroke: tones.mid, strokeWidth: step * 0.42, d: mid },
    { stroke: tones.dark, strokeWidth: step * 0.42, d: dark },
    { stroke: tones.dark, strokeWidth: step * 0.75, d: `M${focus.x} ${focus.y}h.1` },
  ]
    .filter(({ d }) => d !== '')
    .map((path) => ({ ...path, strokeWidth: Math.round(path.strokeWidth * 10) / 10 }));
}
