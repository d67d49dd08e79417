import type { Service } from '@/lib/domain/speciality';
import { drawMotif } from './draw-motif';
import { MOTIF_TONES, type MotifPath } from './palette';
import { platePaths, type Well } from './wells';

type MotifVariant = 'filled' | 'outline' | 'digits';

/**
 * The parameters of a motif. The seed is the slug of the record, so that the same record always has the same picture.
 */
export type MotifOf = { service: Service; seed: string; cols: number; rows: number; variant: MotifVariant };

/** Returns the shapes of a motif on its ground, as the content of an svg element. */
export function drawing(motif: MotifOf): string {
  return pathsOf(motif)
    .map((path) => `<path${Object.entries(path).map(attribute).join('')}/>`)
    .join('');
}

const attribute = ([name, value]: [string, string | number]): string =>
  ` ${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${value}"`;

function pathsOf({ service, seed, cols, rows, variant }: MotifOf): MotifPath[] {
  const tones = MOTIF_TONES[service];
  if (variant === 'digits') return platePaths(digitsPlate(seed), tones);
  if (variant === 'filled') return drawMotif(service, seed, cols, rows).paths;
  const plate = Array.from({ length: rows }, () => Array<Well>(cols).fill(0));
  return platePaths(plate, { ...tones, light: tones.mid });
}

/** Figures as rows of a 4 by 7 dot matrix, most significant bit on the left. */
const FIGURES: Record<string, number[]> = {
  '0': [6, 9, 9, 9, 9, 9, 6],
  '1': [2, 6, 2, 2, 2, 2, 7],
  '2': [6, 9, 1, 2, 4, 8, 15],
  '3': [6, 9, 1, 6, 1, 9, 6],
  '4': [9, 9, 9, 15, 1, 1, 1],
  '5': [15, 8, 14, 1, 1, 9, 6],
  '6': [6, 8, 8, 14, 9, 9, 6],
  '7': [15, 1, 2, 2, 4, 4, 4],
  '8': [6, 9, 9, 6, 9, 9, 6],
  '9': [6, 9, 9, 7, 1, 1, 6],
};

/** A plate of rings with a margin of one ring, whose full wells show the figures of `text`. Skips other characters. */
export function digitsPlate(text: string): Well[][] {
  const figures = Array.from(text).flatMap((character) => {
    const figure = FIGURES[character];
    return figure ? [figure] : [];
  });
  const cols = figures.length * 5 + 1;
  return Array.from({ length: 9 }, (_, y) => {
    const row = Array<Well>(cols).fill(0);
    for (const [position, figure] of figures.entries()) {
      for (let x = 0; x < 4; x++) {
        if (((figure[y - 1] ?? 0) >> (3 - x)) & 1) row[1 + position * 5 + x] = 3;
      }
    }
    return row;
  });
}
