import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { ContentTables } from '#catalogue/tables';

/** Larger than any photograph meant for the web. */
export const MAX_PICTURE_MB = 10;

/** Days during which a deleted record and its picture can be restored. */
export const UNDO_DAYS = 30;

const TYPES: Record<string, string> = { '.svg': 'svg', '.jpg': 'jpg', '.jpeg': 'jpg', '.png': 'png', '.webp': 'webp' };

/** Returns the type of a picture for a file extension, or null. */
export const pictureType = (extension: string): string | null => TYPES[extension.toLowerCase()] ?? null;

/** Returns the stored key of a picture: the SHA-256 of its bytes with its type, as a file name. */
export const pictureKey = (bytes: Buffer, type: string): string =>
  `${createHash('sha256').update(bytes).digest('hex')}.${type}`;

export const PICTURE_KEY = /^[0-9a-f]{64}\.(svg|jpg|png|webp)$/;

/** Returns the bytes of the picture with a key. Throws when there is none. */
export type ReadPicture = (key: string) => Promise<Buffer>;

/** A catalogue and a reader of its pictures. */
export type Content = { tables: ContentTables; readPicture: ReadPicture };

/** The pictures of a content folder: file path by key. */
export type PicturePaths = ReadonlyMap<string, string>;

/** Reads pictures of a content folder one at a time, because together they may exceed the memory. */
export const readerOf = (files: PicturePaths): ReadPicture => {
  return async (key) => {
    const file = files.get(key);
    if (file === undefined) throw new Error(`There is no picture ${key}.`);
    return readFileSync(file); // twice as fast as with promises, for several hundred small files
  };
};
