import { readFocus } from '@clinic/contract/pictures';
import sharp from 'sharp';
import { CARD, type CardMessages, cardSvg } from './card-svg';

sharp.concurrency(1); // a second thread would need its own memory and is not faster
sharp.cache(false);

const MAX_CARDS = 100;
const drawn = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/** A photo instead of the read-out, and the point that must stay visible. */
type Ground = { bytes: Uint8Array; focus: string | null };

/**
 * Returns the card, a JPEG on a photo and otherwise a PNG, drawn once per address and cached while it is among the last
 * 100 (about 25 kB each, 90 kB on a photo).
 */
export function cardPicture(
  address: string,
  messages: CardMessages,
  ground: Ground | null,
): Promise<Uint8Array<ArrayBuffer>> {
  const picture = drawn.get(address) ?? draw(messages, ground);
  drawn.delete(address);
  drawn.set(address, picture);
  picture.catch(() => drawn.delete(address));
  for (const oldest of drawn.keys()) {
    if (drawn.size <= MAX_CARDS) break;
    drawn.delete(oldest);
  }
  return picture;
}

let last: Promise<unknown> = Promise.resolve();

/** One at a time: each drawing thread would hold some 15 MB. */
function draw(messages: CardMessages, ground: Ground | null): Promise<Uint8Array<ArrayBuffer>> {
  const picture = last.then(() => (ground ? onPhoto(messages, ground) : drawNow(messages)));
  last = picture.catch(() => undefined);
  return picture;
}

const drawNow = async (messages: CardMessages): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    await sharp(Buffer.from(cardSvg(messages)))
      .png({ palette: true, quality: 90 })
      .toBuffer(),
  );

async function onPhoto(messages: CardMessages, { bytes, focus }: Ground): Promise<Uint8Array<ArrayBuffer>> {
  const { width = 1, height = 1 } = await sharp(bytes).metadata();
  const scale = Math.max(CARD.width / width, CARD.height / height);
  const covering = { width: Math.ceil(width * scale), height: Math.ceil(height * scale) };
  const { x, y } = readFocus(focus ?? '') ?? { x: 50, y: 50 };
  const left = Math.round(((covering.width - CARD.width) * x) / 100);
  const top = Math.round(((covering.height - CARD.height) * y) / 100);
  const picture = sharp(bytes)
    .resize({ ...covering, fit: 'fill' })
    .extract({ left, top, ...CARD })
    .composite([{ input: Buffer.from(cardSvg(messages, true)) }]);
  return new Uint8Array(await picture.jpeg({ quality: 80 }).toBuffer());
}
