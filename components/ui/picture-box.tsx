import { type Picture, type PictureWidth, sizedUrl, srcSetOf } from '@/lib/domain/media';

type Props = {
  picture: Picture;
  /** Replaces the picture's own alternative text; '' when the text beside the picture says the same. */
  alt?: string;
  /** The widths the browser may choose from, rising. */
  widths: readonly [PictureWidth, ...PictureWidth[]];
} & (
  | {
      /** The width of the box, as the `sizes` attribute. */
      sizes: string;
      /** Shown at first sight: React preloads it from the head, with the same choice of widths. */
      eager?: boolean;
    }
  /**
   * If missing, the second width is for high-resolution screens. Not for preloads, which would know that width only.
   */
  | { sizes?: undefined; eager?: undefined }
);

/** A photo that fills its box. The box has the size, so nothing moves when the file arrives. */
export function PictureBox({ picture, alt, widths, sizes, eager }: Props) {
  const { url, width, height, focus } = picture;
  const srcSet = srcSetOf(url, widths, sizes);
  return (
    <img
      className="photo"
      src={sizedUrl(url, widths[0])}
      srcSet={srcSet}
      sizes={srcSet && sizes}
      alt={alt ?? picture.alt ?? ''}
      style={focus === null ? undefined : { objectPosition: focus }}
      width={width ?? undefined}
      height={height ?? undefined}
      {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
    />
  );
}
