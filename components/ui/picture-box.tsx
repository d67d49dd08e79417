import type { Picture } from '@/lib/domain/media';
import { type PictureWidth, sizedUrl, srcSetOf } from '@/lib/domain/picture-sizes';

type Props = {
  picture: Picture;
  alt: string;
  /** How wide the box is, as the attribute of the same name says it. */
  sizes: string;
  /** The widths the browser may choose from, rising: of a box of up to W pixels W and, for fine screens, about 2 W. */
  widths: readonly [PictureWidth, ...PictureWidth[]];
  className?: string;
  /** Shown at first sight: React preloads it from the head, with the same choice of widths. */
  eager?: boolean;
};

/** A photo that fills its box. The box has the size, so nothing moves when the file arrives. */
export function PictureBox({ picture, alt, sizes, widths, className = '', eager = false }: Props) {
  const srcSet = srcSetOf(picture.url, widths);
  return (
    <img
      src={sizedUrl(picture.url, widths[0])}
      srcSet={srcSet}
      sizes={srcSet && sizes}
      alt={alt}
      width={picture.width ?? undefined}
      height={picture.height ?? undefined}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      className={`size-full object-cover ${className}`}
    />
  );
}
