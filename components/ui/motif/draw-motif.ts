import { seededRandom } from '@/lib/domain/seeded-random';
import type { Service } from '@/lib/domain/speciality';
import { MOTIF_TONES, type MotifGrid, type MotifPath, short } from './palette';
import { wellsPaths } from './wells';

type MotifBox = [left: number, top: number, width: number, height: number];

const PAINTERS = { medicas: wellsPaths, imagen: slicesPaths, genetica: bandsPaths };

/** The read-out of a service for a seed, as paths in a box; always the same for a seed. */
export function drawMotif(
  service: Service,
  seed: string,
  cols: number,
  rows: number,
): { ground: string; paths: MotifPath[]; box: MotifBox } {
  const tones = MOTIF_TONES[service];
  const paths = PAINTERS[service]({ cols, rows, tones, random: seededRandom(seed) });
  const box: MotifBox = service === 'medicas' ? [-0.5, -0.5, cols, rows] : [0, 0, cols * 12, rows * 12];
  return { ground: tones.ground, paths, box };
}

/** Electrophoresis lanes: each lane has different bars; one unit is a twelfth of a grid cell. */
function bandsPaths({ cols, rows, tones, random }: MotifGrid): MotifPath[] {
  const lanes = Math.max(4, Math.round(cols * 0.72));
  const pitch = (cols * 12) / lanes;
  const bar = Math.round(pitch * 0.52);
  const height = rows * 12;
  const d = { light: '', mid: '', dark: '' };

  for (let lane = 0; lane < lanes; lane++) {
    const left = Math.round(pitch * lane + (pitch - bar) / 2);
    for (let top = 3 + random() * 12; top < height - 3; top += 10 + random() * 14) {
      const draw = random();
      const tone = draw < 0.24 ? 'dark' : draw < 0.62 ? 'mid' : 'light';
      const thick = random() < 0.55 ? '' : `v3h-${bar}z`;
      d[tone] += `M${left} ${Math.round(top)}h${bar}${thick}`;
    }
  }
  return [
    { d: d.light, stroke: tones.light, fill: tones.light, strokeWidth: 3 },
    { d: d.mid, stroke: tones.mid, fill: tones.mid, strokeWidth: 3 },
    { d: d.dark, stroke: tones.dark, fill: tones.dark, strokeWidth: 3 },
  ].filter((path) => path.d !== '');
}

const FLAT = 0.84;

/** Tomographic arcs round an off-centre focus; one unit is a twelfth of a grid cell. */
function slicesPaths({ cols, rows, tones, random }: MotifGrid): MotifPath[] {
  const width = cols * 12;
  const height = rows * 12;
  const focus = { x: Math.round(width * (0.28 + 0.44 * random())), y: Math.round(height * (0.38 + 0.4 * random())) };
  const far = Math.max(focus.x, width - focus.x, focus.y / FLAT, (height - focus.y) / FLAT);
  const step = Math.max(9, Math.round(far / 10));

  // Whole units: a page of doctors has five motifs, and the decimals were 60 B of each.
  const point = (radius: number, angle: number) =>
    `${Math.round(focus.x + radius * Math.cos(angle))} ${Math.round(focus.y + radius * FLAT * Math.sin(angle))}`;
  const arc = (radius: number, from: number, sweep: number) =>
    `M${point(radius, from)}A${radius} ${short(radius * FLAT)} 0 ${sweep > Math.PI ? 1 : 0} 1 ${point(radius, from + sweep)}`;

  let thin = '';
  let mid = '';
  let dark = '';
  for (let radius = step; radius < far * 1.12; radius += step) {
    thin += `M${focus.x - radius} ${focus.y}a${radius} ${short(radius * FLAT)} 0 1 1 0 .1z`;
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
