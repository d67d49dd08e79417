/** The widths in pixels at which this site hands out pictures; any other is refused (lib/api/sized-picture). */
export const PICTURE_WIDTHS = [160, 320, 640, 960, 1280, 1920] as const;

export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** The address of a picture at most `width` pixels wide; a picture of another site stays as it is. */
export const sizedUrl = (url: string, width: PictureWidth): string =>
  url.replace(/^\/media(?=\/(?:api|blog)\/)/, `/media/${width}`);

/** What `srcset` says of a picture at these widths; undefined for one of another site, which has one size. */
export const srcSetOf = (url: string, widths: readonly PictureWidth[]): string | undefined =>
  url.startsWith('/media/') ? widths.map((width) => `${sizedUrl(url, width)} ${width}w`).join() : undefined;
