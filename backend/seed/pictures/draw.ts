import sharp from 'sharp';
import type { PictureSeed } from '../types';
import { diceOf } from './dice';
import { paintScene } from './scenes';
import { SHEET } from './shapes';

/** The picture as SVG text, 1280 by 853 units; other proportions show the middle of it. */
export function pictureSvg({ scene, seed }: PictureSeed, size = SHEET): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${SHEET.width} ${SHEET.height}" preserveAspectRatio="xMidYMid slice">${paintScene(scene, diceOf(`${scene}/${seed}`))}</svg>`;
}

/** The picture as a JPEG of the given size in pixels, about 25 to 70 kB at the default one; the same seed draws the same picture. */
export function drawPicture(picture: PictureSeed, size = { width: 1280, height: 853 }): Promise<Buffer> {
  return sharp(Buffer.from(pictureSvg(picture, size)))
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 72, mozjpeg: true })
    .toBuffer();
}
