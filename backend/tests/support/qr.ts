import decodeQR from 'qr/decode.js';
import sharp from 'sharp';

/** The text of a QR code in a picture. Throws when there is none. */
export async function readQr(picture: Buffer): Promise<string> {
  const image = sharp(picture).toColourspace('srgb').ensureAlpha().raw();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data });
}

/** A second of video of a picture, for Chromium's fake camera: 640 x 480, YUV4MPEG2. */
export async function cameraFilm(picture: Buffer): Promise<Buffer> {
  const [width, height] = [640, 480];
  const white = { width, height, fit: 'contain', background: '#fff' } as const;
  const luma = await sharp(picture)
    .resize(320, 320)
    .resize({ ...white, withoutEnlargement: true })
    .greyscale()
    .raw()
    .toBuffer();
  const frame = Buffer.concat([Buffer.from('FRAME\n'), luma, Buffer.alloc((width * height) / 2, 128)]);
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`);
  return Buffer.concat([head, ...Array.from({ length: 10 }, () => frame)]);
}
