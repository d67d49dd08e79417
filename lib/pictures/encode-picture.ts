import sharp from 'sharp';

/** A camera's 36 megapixels; more is refused by what the file says of itself, before anything is decoded. */
const MOST_PIXELS = 36_000_000;
const LONGEST_SECONDS = 5;
/** Bytes that reach a browser in one round trip of a new connection: ten packets, less the head of the response. */
const ONE_ROUND_TRIP = 14_200;

// One thread per picture and no memory of libvips' own: the result is cached as a file.
sharp.concurrency(1);
sharp.cache(false);

/**
 * A picture as WebP, at most `width` pixels wide, upright, never enlarged, of a moving one the first frame; null for what
 * is no picture of the web, is cut off, or has more than 36 megapixels. Throws when it takes longer than five seconds.
 * AVIF is left out by measurement (docs/decisions/0058).
 */
export async function encodePicture(bytes: Uint8Array, width: number): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!isWebPicture(bytes)) return null;
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true })
      .timeout({ seconds: LONGEST_SECONDS })
      .autoOrient()
      .resize({ width, withoutEnlargement: true });
    const usual = await picture.clone().webp({ quality: 75, effort: 4 }).toBuffer();
    const excess = usual.length / ONE_ROUND_TRIP;
    if (excess <= 1 || excess > 1.25) return new Uint8Array(usual);
    // A second one would be for the last few hundred bytes.
    const smaller = await picture.webp({ quality: 65, effort: 6 }).toBuffer();
    return new Uint8Array(smaller.length <= ONE_ROUND_TRIP ? smaller : usual);
  } catch (error) {
    if (error instanceof Error && /timeout/i.test(error.message)) throw error;
    return null;
  }
}

const STARTS = [/^ffd8ff/, /^89504e470d0a1a0a/, /^47494638/, /^52494646.{8}57454250/, /^.{8}66747970617669/];

/** By the first bytes, whatever its name or type claims: JPEG, PNG, GIF, WebP or AVIF. */
function isWebPicture(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('hex');
  return STARTS.some((known) => known.test(start));
}
