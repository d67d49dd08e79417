import { readFileSync, writeFileSync } from 'node:fs';
import { readOpeningFile } from '#seed/read-openings';
import { type OpeningFile, parseOpeningFile, type ScheduleSeed } from '#seed/schedules';
import { writeOpening } from '#seed/write-schedules';
import { group, withStore } from './store';

/** Commands for opening hours of tests and consultations: export, edit in a text editor, import. */
export const openingHours = group({
  export: {
    usage: 'opening-hours export FILE',
    about: 'writes when tests and consultations can be booked, with holidays, closures and extra hours, to a new file',
    run: async ([file]) => {
      const path = named(file);
      return await withStore(async (db) => {
        const openings = await readOpeningFile(db);
        writeNew(path, `${JSON.stringify(openings, null, 2)}\n`);
        return `Exported ${countOf(openings)} entries to ${path}.`;
      });
    },
  },
  import: {
    usage: 'opening-hours import FILE',
    about: 'imports such a file, all or nothing; existing bookings stay',
    run: async ([file]) => {
      const path = named(file);
      const openings = parseOpeningFile(readJson(path));
      return await withStore(async (db) => {
        await db.tx((tx) => writeOpening(tx, openings));
        return `Imported ${countOf(openings)} entries from ${path}.`;
      });
    },
  },
});

const countOf = (file: OpeningFile | ScheduleSeed[]): number =>
  Array.isArray(file) ? file.length : Object.values(file).reduce((sum, entries) => sum + (entries?.length ?? 0), 0);

function named(file: string | undefined): string {
  if (!file) throw new Error('Name the file: see "npm run backend -- help".');
  return file;
}

/** Throws an Error with a readable message if the file exists or cannot be written. */
function writeNew(file: string, text: string): void {
  try {
    writeFileSync(file, text, { flag: 'wx' });
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    throw new Error(
      isThere ? `The file ${file} exists already: name a new one.` : `The file ${file} cannot be written.`,
    );
  }
}

/** Throws an Error with a readable message if the file cannot be read or is not JSON. */
function readJson(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new Error(`The file ${file} cannot be read.`);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`The file ${file} is no list of opening hours: it is not JSON.`);
  }
}
