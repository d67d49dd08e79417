/** The widths in pixels at which this site hands out pictures; any other is refused (lib/pictures/sized-picture). */
export const PICTURE_WIDTHS = [160, 320, 640, 960, 1280, 1920] as const;

export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** The address of a picture at most `width` pixels wide; a picture of another site stays as it is. */
export const sizedUrl = (url: string, width: PictureWidth): string =>
  url.replace(/^\/media(?=\/(?:api|web|blog|otros)\/)/, `/media/${width}`);

/**
 * What `srcset` says of a picture: its widths for a box of these `sizes`, else the second one for fine screens. Undefined
 * for a picture of another site, which has one size.
 */
export function srcSetOf(url: string, widths: readonly PictureWidth[], sizes: string | undefined): string | undefined {
  if (!url.startsWith('/media/')) return undefined;
  if (sizes) return widths.map((width) => `${sizedUrl(url, width)} ${width}w`).join();
  return widths[1] && `${sizedUrl(url, widths[1])} 2x`;
}
