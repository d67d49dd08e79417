'use client';

import { useEffect, useRef } from 'react';
import type { Service } from '@/lib/domain/speciality';
import { drawing, type MotifOf } from './drawing';

type Props = Pick<MotifOf, 'service' | 'seed'> &
  Partial<Pick<MotifOf, 'variant'>> & {
    /** Size of the grid, and so the proportions of the drawing: 16 by 5 is a card head, 16 by 17 the hero. */
    cols?: number;
    rows?: number;
    className?: string;
  };

const isServer = typeof window === 'undefined';

/**
 * The read-out of a service as a picture: wells, slices or bands. `outline` stands for empty content; `digits` shows
 * the figures of the seed in full wells. Decorative, cropped to its box. The page's data contains the seed only: the
 * browser keeps the server's drawing, and loads the code for a motif that was not in the page.
 */
export function Motif({ service, seed, cols = 16, rows = 5, variant = 'filled', className = '' }: Props) {
  const motif = { service, seed, cols, rows, variant };
  const picture = useRef<SVGSVGElement>(null);
  const [left, top, width, height] = boxOf(motif);
  const shapes = isServer ? drawing(motif) : '';

  useEffect(() => {
    const svg = picture.current;
    if (!svg || svg.firstChild) return;
    import('./drawing').then(
      (module) => {
        svg.innerHTML = module.drawing(motif);
      },
      () => undefined, // without the code, the empty background stays
    );
  });

  return (
    <svg
      ref={picture}
      key={`${service} ${seed} ${variant}`}
      aria-hidden="true"
      className={`motif motif-${service} ${className}`}
      viewBox={`${left} ${top} ${width} ${height}`}
      preserveAspectRatio={variant === 'digits' ? undefined : 'xMidYMid slice'}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by drawing.ts from numbers
      dangerouslySetInnerHTML={{ __html: shapes }}
    />
  );
}

function boxOf({ service, seed, cols, rows, variant }: MotifOf): [number, number, number, number] {
  if (variant === 'digits') return [-0.5, -0.5, seed.replace(/\D/g, '').length * 5 + 1, 9];
  const isPlate = service === ('medicas' satisfies Service) || variant === 'outline';
  return isPlate ? [-0.5, -0.5, cols, rows] : [0, 0, cols * 12, rows * 12];
}
