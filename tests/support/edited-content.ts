import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type FolderRecords, readRecords, writeRecords } from '@/backend/tests/support/content-folder';
import type { OwnBackend } from './separate-backend';
import { SECRET } from './site';

/** Exports the catalogue, applies `change`, and imports it beside the running backend. Throws when the import fails. */
export async function importEdited(
  backend: OwnBackend,
  origin: string,
  change: (records: FolderRecords) => void,
): Promise<void> {
  const content = mkdtempSync(path.join(tmpdir(), 'edited-'));
  await backend.operate(['export-content', content]);
  const records = readRecords(content);
  change(records);
  writeRecords(content, records);
  const { output, complaints } = await backend.operate(['import-content', content], {
    SITE_URL: origin,
    REVALIDATE_SECRET: SECRET,
  });
  rmSync(content, { recursive: true, force: true });
  if (!output.includes('records from') || complaints !== '')
    throw new Error(`The import failed: ${output}${complaints}`);
}
