import { readFileSync, writeFileSync } from 'node:fs';
import { parseSchedules } from '#seed/schedules';
import { readOpenings, writeSchedules } from '#seed/write-schedules';
import { group, withStore } from './store';

/** When tests and consultations can be booked: exported, changed in an editor, imported. */
export const openingHours = group({
  export: {
    usage: 'opening-hours export FILE',
    about: 'writes when tests and consultations can be booked to a new file',
    run: async ([file]) => {
      const path = named(file);
      return await withStore(async (db) => {
        const openings = await readOpenings(db);
        writeFileSync(path, `${JSON.stringify(openings, null, 2)}\n`, { flag: 'wx' });
        return `Exported ${openings.length} entries to ${path}.`;
      });
    },
  },
  import: {
    usage: 'opening-hours import FILE',
    about: 'makes them equal to such a file, all or nothing; what is booked stays booked',
    run: async ([file]) => {
      const path = named(file);
      const openings = parseSchedules(JSON.parse(readFileSync(path, 'utf8')));
      return await withStore(async (db) => {
        await db.tx((tx) => writeSchedules(tx, openings));
        return `Imported ${openings.length} entries from ${path}.`;
      });
    },
  },
});

function named(file: string | undefined): string {
  if (!file) throw new Error('Name the file: see "npm run backend -- help".');
  return file;
}
