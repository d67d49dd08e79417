import encodeQR from 'qr';
import type { MailFile } from './message';

/** Content id under which the HTML of a mail shows the picture. */
export const QR_CID = 'code@qr';

/** A voucher's code has 21 modules, plus a quiet zone of four on each side. */
const MODULE_PIXELS = 8;
const QUIET_MODULES = 4;
export const QR_PIXELS = (21 + 2 * QUIET_MODULES) * MODULE_PIXELS;

/** Draws the code as a black and white PNG for the HTML of its mail; deterministic. */
export async function qrPicture(code: string): Promise<MailFile> {
  const modules = encodeQR(code, 'raw', { ecc: 'quartile', border: QUIET_MODULES });
  const side = modules.length;
  const pixels = Buffer.from(modules.flatMap((row) => row.map((isDark) => (isDark ? 0 : 255))));
  const { default: sharp } = await import('sharp'); // loaded only for mails with a code: it is a large library
  const content = await sharp(pixels, { raw: { width: side, height: side, channels: 1 } })
    .resize(side * MODULE_PIXELS, side * MODULE_PIXELS, { kernel: 'nearest' })
    .png({ palette: true, colours: 2 })
    .toBuffer();
  return { filename: 'qr.png', contentType: 'image/png', content, cid: QR_CID };
}
