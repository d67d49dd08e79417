import { PICTURE_LIMITS } from '@clinic/contract/pictures';
import sharp, { type Sharp } from 'sharp';

/** Why an upload is refused: not a complete picture, an unsupported type, too large. */
export type DrawRefusal = 'picture' | 'pictureType' | 'pictureSize' | 'heicSize';

/** The picture drawn from an upload, with its size in pixels, or the reason for the refusal. */
export type Drawn = { bytes: Buffer; format: 'jpg' | 'webp'; width: number; height: number } | { refusal: DrawRefusal };

/** Redraws an upload. */
export type Draw = (source: Buffer) => Promise<Drawn>;

type Format = 'jpeg' | 'png' | 'webp' | 'heif';

/** Brands of ISO files with HEVC pictures, as phones write them. */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/**
 * Returns the format indicated by a file's first bytes, or null for an unsupported one: an SVG can hold scripts, a GIF
 * is animated.
 */
function formatOfBytes(bytes: Buffer): Format | null {
  const text = (from: number, to: number) => bytes.subarray(from, to).toString('latin1');
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg';
  if (bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  return text(4, 8) === 'ftyp' && HEIC_BRANDS.includes(text(8, 12)) ? 'heif' : null;
}

/**
 * Redraws an upload, so that only its pixels are stored, upright and with a longer side of at most 3000, without
 * metadata such as the location. Refuses an incomplete or oversized file and any format but JPEG, PNG, WebP and HEIC.
 */
export async function drawPicture(source: Buffer): Promise<Drawn> {
  if (source.length > PICTURE_LIMITS.bytes) return { refusal: 'pictureSize' };
  const format = formatOfBytes(source);
  if (!format) return { refusal: 'pictureType' };
  const metadata = await sharp(source, { limitInputPixels: false })
    .metadata()
    .catch(() => null); // only the header
  if (metadata?.format !== format) return { refusal: 'picture' };
  const pixels = metadata.width * metadata.height;
  if (format === 'heif' && pixels > PICTURE_LIMITS.heicPixels) return { refusal: 'heicSize' };
  if (pixels > PICTURE_LIMITS.pixels) return { refusal: 'pictureSize' };
  try {
    return await draw(format === 'heif' ? await openHeic(source) : open(source), format);
  } catch {
    return { refusal: 'picture' };
  }
}

const open = (source: Buffer): Sharp =>
  sharp(source, { limitInputPixels: PICTURE_LIMITS.pixels, failOn: 'error', pages: 1 }).autoOrient();

async function draw(upright: Sharp, format: Format): Promise<Drawn> {
  const { side } = PICTURE_LIMITS;
  const small = upright.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
  const isPhoto = format === 'jpeg' || format === 'heif';
  const output = isPhoto ? small.jpeg({ quality: 88, mozjpeg: true }) : small.webp({ quality: 90 });
  const { data, info } = await output.toBuffer({ resolveWithObject: true });
  return { bytes: data, format: isPhoto ? 'jpg' : 'webp', width: info.width, height: info.height };
}

type Decoded = { width: number; height: number; data: Uint8ClampedArray };
type Images = { width: number; height: number; decode: () => Promise<Decoded> }[] & { dispose: () => void };
type Decoder = { all: (input: { buffer: Uint8Array }) => Promise<Images> };

/**
 * Opens a HEIC photograph, whose codec the prebuilt sharp lacks. The decoder rotates it upright. Throws if it cannot be
 * read, or is larger than its header says.
 */
async function openHeic(source: Buffer): Promise<Sharp> {
  // @ts-expect-error -- the package has no types
  const { default: decoder }: { default: Decoder } = await import('heic-decode');
  const images = await decoder.all({ buffer: source });
  try {
    const [first] = images;
    if (!first || first.width * first.height > PICTURE_LIMITS.heicPixels)
      throw new Error('The photograph is too large.');
    const { width, height, data } = await first.decode();
    return sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
  } finally {
    images.dispose();
  }
}
