'use client';

import type { Service } from '@/lib/domain/speciality';
import { digitsPlate } from './digits';
import { drawMotif, type MotifBox } from './draw-motif';
import { MOTIF_TONES } from './palette';
import { platePaths, type Well } from './wells';

type Props = {
  service: Service;
  /** The slug of the record: the same record always has the same picture. */
  seed: string;
  /** Size of the grid, and so the proportions of the drawing: 16 by 5 is a card head, 16 by 17 the hero. */
  cols?: number;
  rows?: number;
  /** `outline`: nothing is filled, for what is empty. `digits`: the figures of `seed` in full wells. */
  variant?: 'filled' | 'outline' | 'digits';
  className?: string;
};

/**
 * The read-out of a service as a picture: wells, slices or bands. Decorative; it fills its box and is cut to it.
 * A browser component so that the page's data carries the seed and not the drawing a second time.
 */
export function Motif({ service, seed, cols = 16, rows = 5, variant = 'filled', className }: Props) {
  const { paths, box } = draw(service, seed, cols, rows, variant);
  const [left, top, width, height] = box;
  return (
    <svg
      aria-hidden="true"
      className={className}
      viewBox={box.join(' ')}
      preserveAspectRatio={variant === 'digits' ? undefined : 'xMidYMid slice'}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path fill={MOTIF_TONES[service].ground} d={`M${left} ${top}h${width}v${height}h-${width}z`} />
      {paths.map((path) => (
        <path key={path.stroke + path.strokeWidth} {...path} />
      ))}
    </svg>
  );
}

function draw(service: Service, seed: string, cols: number, rows: number, variant: Props['variant']) {
  const tones = MOTIF_TONES[service];
  const plateBox = (plate: Well[][]): MotifBox => [-0.5, -0.5, plate[0]?.length ?? 1, plate.length];

  if (variant === 'digits') {
    const plate = digitsPlate(seed);
    return { paths: platePaths(plate, tones), box: plateBox(plate) };
  }
  if (variant === 'outline') {
    const plate = Array.from({ length: rows }, () => Array<Well>(cols).fill(0));
    const ringed = { ...tones, light: tones.mid };
    return { paths: platePaths(plate, ringed), box: plateBox(plate) };
  }
  return drawMotif(service, seed, cols, rows);
}
