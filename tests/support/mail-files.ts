import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { partsOf } from '@/backend/tests/support/mails';

/** The mail folder of the backend of an end-to-end run (playwright.config.ts). */
const FOLDER = path.join('test-results', 'data', 'mail');

/** The plain texts of the mails sent to an address so far. */
export async function mailsTo(address: string): Promise<string[]> {
  const names = await readdir(FOLDER).catch(() => []);
  const raws = await Promise.all(
    names.filter((name) => name.endsWith('.eml')).map((name) => readFile(path.join(FOLDER, name), 'utf8')),
  );
  return raws
    .filter((raw) => /^To: .*/im.exec(raw)?.[0].includes(address))
    .map((raw) => partsOf(raw).find(({ type }) => type === 'text/plain')?.text ?? '');
}
