import type { StaticImageData } from 'next/image';
import type { Service } from '@/lib/domain/speciality';
import { ICON_GRID, iconCell } from './icons';
import sprite from './icons.svg';

type Props = {
  slug: string;
  service: Service | null;
  /** Width and height in pixels. */
  size?: number;
  className?: string;
};

const { src }: StaticImageData = sprite;

/**
 * The icon of a speciality in the colour of the text, decorative. One file holds all of them and is a mask: drawn
 * in the page they would weigh a kilobyte each, twice, and a page shows up to forty-seven.
 */
export function SpecialityIcon({ slug, service, size = 28, className = '' }: Props) {
  const { col, row } = iconCell(slug, service);
  const { cols, rows } = ICON_GRID;
  const position = `${percent(col / (cols - 1))} ${percent(row / (rows - 1))}`;
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
