import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { byList, type ContentTables, TABLE_NAMES, type TableName } from '#catalogue/tables';
import {
  type Content,
  MAX_PICTURE_MB,
  type PicturePaths,
  pictureKey,
  pictureType,
  type ReadPicture,
  readerOf,
} from './pictures';
import { recordsOf } from './records';
import { contentError, parseContent } from './validate';

// Synchronous: several hundred small files are read twice as fast, at a first start or by a command.

const PICTURE_LIST = 'media_objects';

/**
 * Reads the catalogue of a content folder: one folder per list, in it one file `name.json` per record, and the picture
 * files beside the records of pictures. Throws an Error with one sentence per mistake, at most ten.
 */
export function readContentFolder(folder: string): Content & { picturePaths: PicturePaths } {
  const lists = entriesOf(folder);
  const mistakes = [
    ...TABLE_NAMES.filter((list) => !lists.includes(list)).map(
      (list) => `${folder} has no folder ${list}: an empty list is an empty folder.`,
    ),
    ...lists.filter((list) => !isList(list)).map((list) => `${list} is no list of the catalogue.`),
  ];
  if (mistakes.length > 0) throw contentError(mistakes);
  const records = byList((list) => readList(folder, list, mistakes));
  const picturePaths = findPictures(folder, records[PICTURE_LIST], mistakes);
  if (mistakes.length > 0) throw contentError(mistakes);
  return { tables: parseContent(records), readPicture: readerOf(picturePaths), picturePaths };
}

/**
 * Writes a folder that `readContentFolder` reads. Throws an Error with a readable message if the folder is not empty.
 */
export async function writeContentFolder(
  folder: string,
  tables: ContentTables,
  readPicture: ReadPicture,
): Promise<void> {
  if (existsSync(folder) && entriesOf(folder).length > 0) {
    throw new Error(`The folder ${folder} is not empty: name a new one.`);
  }
  const records = recordsOf(tables);
  for (const list of TABLE_NAMES) mkdirSync(path.join(folder, list), { recursive: true });
  for (const [name, record] of records[PICTURE_LIST]) {
    const key = String(record.picture);
    record.picture = `${name}${path.extname(key)}`;
    writeFileSync(path.join(folder, PICTURE_LIST, `${record.picture}`), await readPicture(key));
  }
  for (const list of TABLE_NAMES) {
    for (const [name, record] of records[list]) {
      writeFileSync(path.join(folder, list, `${name}.json`), `${JSON.stringify(record, null, 2)}\n`);
    }
  }
}

function readList(folder: string, list: TableName, mistakes: string[]): Map<string, unknown> {
  const records = new Map<string, unknown>();
  for (const entry of entriesOf(path.join(folder, list))) {
    const { name, ext } = path.parse(entry);
    if (list === PICTURE_LIST && pictureType(ext)) continue;
    try {
      if (ext !== '.json') throw new Error('it is not called name.json');
      records.set(name, JSON.parse(readFileSync(path.join(folder, list, entry), 'utf8')));
    } catch (error) {
      mistakes.push(`${list}/${entry} is no record: ${error instanceof Error ? error.message : String(error)}.`);
    }
  }
  return records;
}

/** Finds the picture file of each record and replaces its file name in the record with the key of the picture. */
function findPictures(folder: string, records: Map<string, unknown>, mistakes: string[]): PicturePaths {
  const pictures = new Map<string, string>();
  const keys = new Map<string, string>();
  for (const entry of entriesOf(path.join(folder, PICTURE_LIST))) {
    const type = pictureType(path.extname(entry));
    if (!type) continue;
    const file = path.join(folder, PICTURE_LIST, entry);
    const bytes = readFileSync(file);
    if (bytes.length > MAX_PICTURE_MB * 1_000_000) {
      mistakes.push(`${PICTURE_LIST}/${entry} is larger than ${MAX_PICTURE_MB} MB.`);
    }
    const key = pictureKey(bytes, type);
    keys.set(entry, key);
    pictures.set(key, file);
  }
  const unused = new Set(keys.keys());
  for (const [name, record] of records) {
    if (!isObject(record) || typeof record.picture !== 'string') continue; // reported by parseContent
    const key = keys.get(record.picture);
    unused.delete(record.picture);
    if (key) records.set(name, { ...record, picture: key });
    else mistakes.push(`${PICTURE_LIST}/${name}.json picture: there is no ${PICTURE_LIST}/${record.picture}.`);
  }
  mistakes.push(...[...unused].map((entry) => `${PICTURE_LIST}/${entry} is the picture of no record.`));
  return pictures;
}

/** Returns the entries of a folder in alphabetical order, without hidden files of systems and editors. */
function entriesOf(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((entry) => !entry.startsWith('.'))
      .sort();
  } catch {
    throw new Error(`The folder ${folder} cannot be read.`);
  }
}

const isList = (name: string): boolean => TABLE_NAMES.some((list) => list === name);

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
