import path from 'node:path';
import pLimit from 'p-limit';
import { formatOf } from '#media/render';
import { type PicturePaths, pictureType, readerOf } from './pictures';
import { contentError } from './validate';

const CHECKED_AT_ONCE = 2;

/** Throws an Error with one sentence for each unreadable picture of a content folder, at most ten. */
export async function checkPictures(pictures: PicturePaths): Promise<void> {
  const limit = pLimit(CHECKED_AT_ONCE);
  const read = readerOf(pictures);
  const found = await Promise.all(
    [...pictures].map(([key, file]) => limit(async () => mistakeOf(path.extname(key), file, await read(key)))),
  );
  const mistakes = found.filter((mistake) => mistake !== null);
  if (mistakes.length > 0) throw contentError(mistakes);
}

async function mistakeOf(extension: string, file: string, bytes: Buffer): Promise<string | null> {
  const name = `media_objects/${path.basename(file)}`;
  try {
    const format = await formatOf(bytes);
    return pictureType(`.${format}`) === pictureType(extension) ? null : `${name} is a picture of the kind ${format}.`;
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    return `${name} is no picture that can be read: ${reason}.`;
  }
}
