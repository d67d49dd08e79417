import sharp from 'sharp';
import { type CardMessages, cardSvg } from './card-svg';

sharp.concurrency(1); // a second thread holds memory of its own and is no faster
sharp.cache(false);

const MOST = 100;
const drawn = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/** The card as PNG, drawn once per address and cached while it is among the last 100 (about 25 kB each). */
export function cardPicture(address: string, messages: CardMessages): Promise<Uint8Array<ArrayBuffer>> {
  const picture = drawn.get(address) ?? draw(messages);
  drawn.delete(address);
  drawn.set(address, picture);
  picture.catch(() => drawn.delete(address));
  for (const oldest of drawn.keys()) {
    if (drawn.size <= MOST) break;
    drawn.delete(oldest);
  }
  return picture;
}

let last: Promise<unknown> = Promise.resolve();

/** One at a time: each drawing thread would hold some 15 MB. */
function draw(messages: CardMessages): Promise<Uint8Array<ArrayBuffer>> {
  const picture = last.then(() => drawNow(messages));
  last = picture.catch(() => undefined);
  return picture;
}

const drawNow = async (messages: CardMessages): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    await sharp(Buffer.from(cardSvg(messages)))
      .png({ palette: true, quality: 90 })
      .toBuffer(),
  );
