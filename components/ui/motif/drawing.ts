import type { Service } from '@/lib/domain/speciality';
import { digitsPlate } from './digits';
import { drawMotif } from './draw-motif';
import { MOTIF_TONES, type MotifPath } from './palette';
import { platePaths, type Well } from './wells';

type MotifVariant = 'filled' | 'outline' | 'digits';

/** What is drawn: the seed is the slug of the record, so that the same record always has the same picture. */
export type MotifOf = { service: Service; seed: string; cols: number; rows: number; variant: MotifVariant };

/** The shapes of a motif on its ground, as they stand within an svg element. */
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
