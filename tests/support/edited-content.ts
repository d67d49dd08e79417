import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type FolderRecords, readRecords, writeRecords } from '@/backend/tests/support/content-folder';
import type { OwnBackend } from './separate-backend';
import { SECRET } from './site';

export type Editing = {
  /** Applies `change` to the records of the last import, and imports them. Throws when the import fails. */
  edit: (change: (records: FolderRecords) => void) => Promise<void>;
  /** Deletes the exported files. */
  end: () => void;
};

/** Exports the catalogue, for editing and importing it beside the running backend. */
export async function editContent(backend: OwnBackend, origin: string): Promise<Editing> {
  const content = mkdtempSync(path.join(tmpdir(), 'edited-'));
  await backend.operate(['export-content', content]);
  return {
    edit: async (change) => {
      const records = readRecords(content);
      change(records);
      writeRecords(content, records);
      const { output, complaints } = await backend.operate(['import-content', content], {
        SITE_URL: origin,
        REVALIDATE_SECRET: SECRET,
      });
      if (!output.includes('records from') || complaints !== '')
        throw new Error(`The import failed: ${output}${complaints}`);
    },
    end: () => rmSync(content, { recursive: true, force: true }),
  };
}
