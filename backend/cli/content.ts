import { currentActor } from '#audit';
import { type ContentTables, TABLE_NAMES } from '#catalogue/tables';
import { misunderstoodTexts } from '#editing/checks';
import { EDITABLES } from '#editing/editable';
import { noteSlugs } from '#editing/redirects';
import { addRevisions, revisionsBetween } from '#editing/revisions';
import { readContentFolder, writeContentFolder } from '#seed/folder';
import { readContent } from '#seed/read';
import { replaceContent } from '#seed/write';
import { storedPictures } from '#seed/write-pictures';
import type { Querier } from '#store/db';
import { notifySite } from './notify-site';
import { type Command, withStore } from './store';

export const exportContent: Command = {
  usage: 'export-content FOLDER',
  about: 'writes the whole catalogue to a new folder, a file per record and picture',
  run: ([folder]) =>
    withStore(async (db) => {
      const tables = await readContent(db);
      await writeContentFolder(named(folder), tables, storedPictures(db));
      return `Exported ${count(tables)} to ${folder}.`;
    }),
};

export const importContent: Command = {
  usage: 'import-content FOLDER',
  about: 'imports such a folder as the whole catalogue, all or nothing',
  run: async ([folder]) => {
    const { tables, readPicture, picturePaths } = readContentFolder(named(folder));
    await (await import('#seed/check-pictures')).checkPictures(picturePaths);
    return await withStore(async (db, env) => {
      await notifySite(env, await replaceContent(db, tables, readPicture, recordImport));
      return [`Imported ${count(tables)} from ${folder}.`, ...notUnderstood(tables)].join('\n');
    });
  },
};

/** Records an import like an editor's changes: it can be compared and undone, and old addresses redirect. */
const recordImport = async (q: Querier, before: ContentTables, after: ContentTables) => {
  await addRevisions(q, revisionsBetween(before, after, `import ${currentActor()}`));
  await noteSlugs(q, before, after);
};

const named = (folder: string | undefined): string => {
  if (!folder) throw new Error('Name the folder: see "npm run backend -- help".');
  return folder;
};

/**
 * Returns a line for each value the site cannot use. They are imported anyway, so that an export of such a catalogue
 * can be imported again.
 */
const notUnderstood = (tables: ContentTables): string[] =>
  EDITABLES.flatMap((list) =>
    tables[list.name].flatMap((row) =>
      misunderstoodTexts(list, row).map(
        ({ field, detail }) =>
          `The site does not understand ${list.name}/${row.id} ${field}: ${JSON.stringify(detail)}.`,
      ),
    ),
  );

const count = (tables: ContentTables): string =>
  `${TABLE_NAMES.reduce((total, name) => total + tables[name].length, 0)} records`;
