import type { MotifGrid, MotifPath } from './palette';

/** Electrophoresis lanes: each lane carries bars of its own; one unit is a twelfth of a grid cell. */
export function bandsPaths({ cols, rows, tones, random }: MotifGrid): MotifPath[] {
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
