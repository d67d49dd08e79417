import sharp from 'sharp';
import { type CardWords, cardSvg } from './card-svg';

sharp.concurrency(1); // a second thread keeps memory of its own and makes no card sooner
sharp.cache(false);

const MOST = 100;
const drawn = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/** The card as PNG, drawn once per address and kept while it is among the last 100 (about 25 kB each). */
export function cardPicture(address: string, words: CardWords): Promise<Uint8Array<ArrayBuffer>> {
  const picture = drawn.get(address) ?? draw(words);
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

/** One at a time: each thread that draws would keep some 15 MB for itself. */
function draw(words: CardWords): Promise<Uint8Array<ArrayBuffer>> {
  const picture = last.then(() => drawNow(words));
  last = picture.catch(() => undefined);
  return picture;
}

const drawNow = async (words: CardWords): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    await sharp(Buffer.from(cardSvg(words)))
      .png({ palette: true, quality: 90 })
      .toBuffer(),
  );
