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

const draw = async (words: CardWords): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    await sharp(Buffer.from(cardSvg(words)))
      .png({ palette: true, quality: 90 })
      .toBuffer(),
  );
