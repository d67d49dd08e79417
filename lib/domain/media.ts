/** A picture the browser can load. `url` is absolute (http or https) or root-relative on this site. */
export type Picture = {
  url: string;
  width: number | null;
  height: number | null;
  /** Alternative text of the picture; null if the record has no text. */
  alt: string | null;
  /** The point kept visible when it is cropped, in CSS notation ("50% 20%"); null for the centre. */
  focus: string | null;
};

/**
 * An unresolved reference to a picture. Opaque: only lib/catalogue/media.ts creates and resolves it (`getPicture`,
 * `listPictures`).
 */
export type MediaRef = string & { readonly __brand: 'MediaRef' };

/** HTML that lib/upstream/rich-text.ts has sanitised: the only HTML components may set. Never an empty paragraph. */
export type RichText = string & { readonly __brand: 'RichText' };

/** The record's values for the page head. Null if the record has no value: the page falls back to its name. */
export type Seo = { title: string | null; description: string | null; isIndexable: boolean };

/** A titled text of a record; both parts are present and the text is not an empty paragraph (M49). */
export type MessageBlock = { title: string | null; body: RichText };

/** A label of a doctor (a language) or of a machine (a capability). */
export type Tag = { id: string; name: string };

/** The widths in pixels in which this site serves pictures; others are refused (lib/pictures/sized-picture). */
export const PICTURE_WIDTHS = [160, 320, 640, 960, 1280, 1920] as const;

export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** The address of a picture at most `width` pixels wide; addresses of other sites are returned unchanged. */
export const sizedUrl = (url: string, width: PictureWidth): string =>
  url.replace(/^\/media(?=\/(?:api|web|blog|otros)\/)/, `/media/${width}`);

/**
 * The `srcset` of a picture: its widths for a box of these `sizes`, else the second one for high-resolution screens.
 * Undefined for a picture of another site, which has one size.
 */
export function srcSetOf(url: string, widths: readonly PictureWidth[], sizes: string | undefined): string | undefined {
  if (!url.startsWith('/media/')) return undefined;
  if (sizes) return widths.map((width) => `${sizedUrl(url, width)} ${width}w`).join();
  return widths[1] && `${sizedUrl(url, widths[1])} 2x`;
}
