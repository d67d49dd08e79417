/** The largest picture an editor may send, for the screens, the site and the backend. */
export const PICTURE_LIMITS = {
  /** Bytes of the uploaded file; photographs of telephones have 10 to 25 MB. */
  bytes: 25_000_000,
  pixels: 50_000_000,
  /** A HEIC photograph is decoded as a whole, which takes twenty bytes of memory for each pixel. */
  heicPixels: 25_000_000,
  /** The longer side of a stored picture; visitors get 1280 pixels at most. */
  side: 3_000,
} as const;

/** The largest request with such a picture: as base64 in a record, with its other fields. */
export const UPLOAD_BYTES = Math.ceil((PICTURE_LIMITS.bytes * 4) / 3) + 100_000;

/** The point of a picture that stays visible when it is cropped, in whole per cent from its left and its top. */
export type Focus = { x: number; y: number };

/** Parses the notation of CSS ("50% 20%"). Returns null for invalid text. */
export function readFocus(text: string): Focus | null {
  const [, x, y] = /^(100|\d{1,2})% (100|\d{1,2})%$/.exec(text) ?? [];
  return x === undefined || y === undefined ? null : { x: Number(x), y: Number(y) };
}
