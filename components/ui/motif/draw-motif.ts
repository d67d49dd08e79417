import { seededRandom } from '@/lib/domain/seeded-random';
import type { Service } from '@/lib/domain/speciality';
import { bandsPaths } from './bands';
import { MOTIF_TONES, type MotifPath } from './palette';
import { slicesPaths } from './slices';
import { wellsPaths } from './wells';

export type MotifBox = [left: number, top: number, width: number, height: number];

const PAINTERS = { medicas: wellsPaths, imagen: slicesPaths, genetica: bandsPaths };

/** The read-out of a service for a seed, as paths in a box; the same everywhere and for ever. */
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
