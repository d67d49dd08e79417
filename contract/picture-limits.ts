/** The largest picture an editor may send, for the screens, the site's proxy and the backend. */
export const PICTURE_LIMITS = {
  /** Bytes of the file that is sent; photographs of telephones have 10 to 25 MB. */
  bytes: 25_000_000,
  pixels: 50_000_000,
  /** A HEIC photograph is decoded whole, which takes twenty bytes of memory for each pixel. */
  heicPixels: 25_000_000,
  /** The longer side of a stored picture; visitors get 1280 pixels at most. */
  side: 3_000,
} as const;

/** The largest request with such a picture: as base64 in a record, with its other fields. */
export const UPLOAD_BYTES = Math.ceil((PICTURE_LIMITS.bytes * 4) / 3) + 100_000;
