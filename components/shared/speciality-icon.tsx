import type { StaticImageData } from 'next/image';
import { sizedUrl } from '@/lib/domain/media';
import type { Service } from '@/lib/domain/speciality';
import { iconCell } from './speciality-icons';
import sprite from './speciality-icons.svg';

type Props = Shown & {
  /** The address of the record's own icon, which takes precedence over a drawn one. */
  own?: string | null | undefined;
  /** Slug or name, by which the drawn icon is chosen. */
  words: string;
  service: Service | null;
};

/** The icon of a speciality, its own or a drawn one in the colour of the text; decorative. */
export const SpecialityIcon = ({ own, words, service, size = 28, className = '' }: Props) =>
  own ? (
    <OwnIcon url={own} size={size} />
  ) : (
    <SpriteIcon cell={iconCell(words, service)} size={size} className={className} />
  );

/** The icon an editor gave a record. */
export const OwnIcon = ({ url, size = 28 }: { url: string; size?: number }) => (
  <img
    src={sizedUrl(url, 160)}
    alt=""
    width={size}
    height={size}
    loading="lazy"
    decoding="async"
    className="own-icon"
    style={{ width: size, height: size }}
  />
);

/** Columns and rows of speciality-icons.svg. */
export const ICON_GRID = { cols: 8, rows: 6 };

type Shown = {
  /** Width and height in pixels. */
  size?: number;
  className?: string;
};

const { src }: StaticImageData = sprite;

/**
 * A cell of speciality-icons.svg, counted row by row, as an icon in the colour of the text. One file holds all of them
 * and is a mask: drawn in the page they would weigh a kilobyte each, twice, and a page shows up to forty-seven.
 */
export function SpriteIcon({ cell, size = 28, className = '' }: Shown & { cell: number }) {
  const { cols, rows } = ICON_GRID;
  const position = `${percent((cell % cols) / (cols - 1))} ${percent(Math.floor(cell / cols) / (rows - 1))}`;
  return (
    <span
      aria-hidden="true"
      className={`inline-block shrink-0 bg-current ${className}`}
      // The prefixed property is the one that all current browsers support.
      style={{ width: size, height: size, WebkitMask: `url(${src}) ${position}/${cols}00% ${rows}00%` }}
    />
  );
}

const percent = (share: number) => `${Math.round(share * 10000) / 100}%`;
