import type { StaticImageData } from 'next/image';
import sprite from './speciality-icons.svg';

/** Columns and rows of icons.svg. */
export const ICON_GRID = { cols: 8, rows: 6 };

export type Shown = {
  /** Width and height in pixels. */
  size?: number;
  className?: string;
};

const { src }: StaticImageData = sprite;

/**
 * A cell of icons.svg, counted row by row, as an icon in the colour of the text. One file holds all of them and is a mask:
 * drawn in the page they would weigh a kilobyte each, twice, and a page shows up to forty-seven.
 */
export function SpriteIcon({ cell, size = 28, className = '' }: Shown & { cell: number }) {
  const { cols, rows } = ICON_GRID;
  const position = `${percent((cell % cols) / (cols - 1))} ${percent(Math.floor(cell / cols) / (rows - 1))}`;
  return (
    <span
      aria-hidden="true"
      className={`inline-block shrink-0 bg-current ${className}`}
      // The prefixed name is the one that every browser in use understands.
      style={{ width: size, height: size, WebkitMask: `url(${src}) ${position}/${cols}00% ${rows}00%` }}
    />
  );
}

const percent = (share: number) => `${Math.round(share * 10000) / 100}%`;
