import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Fields } from './backend-records';

/** The records of a content folder by list and name. */
export type FolderRecords = Record<string, Record<string, Fields>>;

/** The files of a content folder, `list/name.json` and pictures, in alphabetical order. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.extname(file) !== '')
    .sort();

/** The contents of the files of a content folder. */
export function readRecords(folder: string): FolderRecords {
  const records: FolderRecords = Object.fromEntries(readdirSync(folder).map((list) => [list, {}]));
  for (const file of filesIn(folder).filter(isRecord)) {
    const { dir, name } = path.parse(file);
    const list = records[dir];
    if (list) list[name] = JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
  }
  return records;
}

/** Writes `records` into a content folder; a record that is not among them loses its file. */
export function writeRecords(folder: string, records: FolderRecords): void {
  for (const [list, named] of Object.entries(records)) {
    mkdirSync(path.join(folder, list), { recursive: true });
    for (const file of readdirSync(path.join(folder, list)).filter(isRecord)) rmSync(path.join(folder, list, file));
    for (const [name, record] of Object.entries(named)) {
      writeFileSync(path.join(folder, list, `${name}.json`), JSON.stringify(record));
    }
  }
}

const isRecord = (file: string): boolean => file.endsWith('.json');
