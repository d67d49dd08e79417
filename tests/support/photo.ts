import { deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A photograph-like JPEG: soft colours and grain. 2400 by 1600 at quality 95 is over a megabyte. */
export async function photo(width: number, height: number, quality = 90): Promise<Buffer> {
  const colours = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="#7fa"/><stop offset=".5" stop-color="#b87"/><stop offset="1" stop-color="#236"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/><circle cx="40%" cy="45%" r="20%" fill="#e8d3c0"/></svg>`;
  const grain = await sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 14 } },
  })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(Buffer.from(colours))
    .removeAlpha()
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality })
    .toBuffer();
}

/** A well-formed PNG of 30,000 by 30,000 pixels in about 110 kB: a gigabyte when it is decoded. */
export function bomb(side = 30_000): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1; // one bit per pixel, grey
  const rows = deflateSync(Buffer.alloc((side / 8 + 1) * side), { level: 9 });
  const parts = [part('IHDR', header), part('IDAT', rows), part('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts]);
}

function part(name: string, data: Buffer): Buffer {
  const whole = Buffer.alloc(12 + data.length);
  whole.writeUInt32BE(data.length, 0);
  whole.write(name, 4, 'latin1');
  data.copy(whole, 8);
  whole.writeUInt32BE(checksum(whole.subarray(4, 8 + data.length)), 8 + data.length);
  return whole;
}

function checksum(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}
